# Names
seat-name = Seat { $seat }
bot-random = the random bot
bot-greedy = the greedy bot

# Starting
welcome = { $game }
plays-here = { $who } plays at this keyboard.
sits = { $who } is { $bot }.
how-to = Type the number of an option. Type help for more.
ask-resume = There is a saved game, { $steps ->
    [one] one step
   *[other] { $steps } steps
} long. Continue it? [Y/n]
resumed = The saved game goes on.
hand-over = Pass the keyboard to { $who }. Press Enter when nobody else looks.

# Playing
any-time = Any time:
more-options = { $heading } … ({ $count })
back-hint = Type back for the whole list.
not-understood = `{ $line }` is not understood. Type a number from 1 to { $count }, what stands in brackets, or help.
no-such-option = There is no option { $number }; they go from 1 to { $count }.
refused = { $why } [{ $rule }]
undone-note = { $who } takes the last action back.
undone-all-note = { $who } takes the last actions back.
undo-agreed = The bots agree to take it back.
cancelled-note = { $who } drops the choice that was begun.
conceding-note = { $who } proposes to give up.
withdrawn-note = { $who } no longer proposes to give up.
conceded-note = { $who } concedes.
ask-concede = Give up? The game is over then. [y/N]
ask-propose = Propose to give up? Only your partners hear of it; the game is over once all of you want it. [y/N]
nothing-to-withdraw = You have not proposed to give up.
no-concession = With more than two sides nobody concedes. You can quit and come back.
no-undo = You cannot take that back: { $why }
barrier-start = there is nothing of yours to take back.
barrier-chance = dice or cards have spoken since.
barrier-revealed = something was revealed since.
barrier-sealed = an answer given while others answer stands.
barrier-other = somebody else has acted since.
barrier-never = at this table nothing is taken back.
barrier-over = the game is over.
no-such-card = No card of this game is called `{ $name }`.
which-card = Which of them? { $names }
log-empty = Nothing has happened yet.
help = 
    A number chooses that option; so does its notation in brackets. A line with … opens a longer list.
    back     close that list again
    board    show the table again
    card NAME what is printed on a card; a part of its name is enough
    log      what has happened so far
    undo     take your last action back, as long as nothing was revealed since
    undo all take back all you did since then
    rules    the rules of the game
    concede  give up (games with two sides); in a team, propose it
    withdraw take that proposal back
    quit     leave; the game is saved and goes on with: { $command }
saved = The game is saved. Go on with: { $command }

# The end
over = The game is over. { $why }
verdict-conceded = Somebody conceded.
points = { $points ->
    [1] one point
   *[other] { $points } points
}
standing-won = { $who } won with { $points }.
standing-drew = { $who } drew with { $points }.
conceded-won = { $who } won.
conceded-lost = { $who } lost.
standing-lost = { $who } lost with { $points }.
is-you = { $who } (you)
recorded = The game is recorded in { $file }.

# Replays
replay-step = Step { $step } of { $steps }
replay-ask = Enter: on, b: back, a number: that step, q: quit >
