"""State, events, fold, actions, refusals, rulings, the effect language: what every rule system is made of."""
