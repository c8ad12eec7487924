### Planning ahead: what comes with the first patch that is planned with.

plan-now = On offer now
plan-next = On offer after the next purchase
plan-after = On offer after { $least }–{ $most } purchases
plan-can-pay = { $who ->
    [you] You could pay now
   *[other] { $name } could pay now
}
plan-short = { $who ->
    [you] You’re { $count } short
   *[other] { $name } is { $count } short
}
plan-automa = { $count ->
    [0] The Automa needs no budget
   *[other] The Automa needs a budget of { $count }
}
plan-fits = Would fit here
plan-not-yet = Not yet: { $when }.
