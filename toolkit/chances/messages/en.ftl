# odds

odds-exact = Exact: every way the dice can fall was counted.
odds-sampled = Estimated from { $samples } plays, since there are too many ways to count.
odds-of = { $who }: { $parts }.
odds-percent = { $number }%
odds-nearly-never = < 0.1%
odds-nearly-always = > 99.9%
odds-lost = { $low ->
    [0] HP lost up to { $high }, { $average } on average
   *[other] HP lost { $low } to { $high }, { $average } on average
 }
odds-knocked-out = left without HP

## what may come of it
odds-result-hit = hit
odds-result-critical = critical hit
odds-result-miss = miss
odds-result-immune = immune
odds-result-blocked = blocked
odds-result-failed = nothing comes of it
odds-result-refused = not allowed
odds-sure-done = it is done; nothing of it is left to chance
odds-sure-failed = nothing comes of it, whatever is rolled
odds-result-done = works

## what is taken for granted
odds-question = { $ask }
odds-assumed = { $prompt } — { $answer }
odds-yes = yes
odds-no = no
odds-damage-unknown = The damage is yours to type: neither it nor who is left without HP is counted. Give it as an answer (damage) to have it counted.
