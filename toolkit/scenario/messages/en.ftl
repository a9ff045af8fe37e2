# scenario
