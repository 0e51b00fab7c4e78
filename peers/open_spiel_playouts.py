"""Random playouts a second in OpenSpiel, one JSON object a game.

What is measured: one simulation of OpenSpiel's own MCTS bot, whose evaluator
makes many random rollouts of the position it is given. The loop over games and
the loop over moves are both in C++. A rollout copies the position, lists the
legal actions at each step, takes one uniformly (at a chance node by its
probabilities) and plays it, to the end of the game. The clock is the CPU time
of this process.

Connect four is rolled out from the empty board: whole games.

Leduc poker starts with a chance node, where the bot cannot stand: it looks for
the player to move and crashes. So it is rolled out from each of the 30 equally
likely deals of the two private cards. OpenSpiel is spared those two deals, so
its figure here is higher than for whole games. `steps_share` says which part of
the steps of a whole game, decisions and chance together, a rollout plays.
"""

import argparse
import json
import random
import time

import pyspiel

# The name we give each game, and OpenSpiel's.
GAMES = {"connect-four": "connect_four", "leduc": "leduc_poker"}

# Enough for the call from Python to cost nothing beside the rollouts.
ROLLOUTS_PER_CALL = 1000

# Games played out from Python to count the steps; the rollouts don't tell.
COUNTED_GAMES = 10_000


def starts(state):
    """The first positions where a player decides, however chance begins."""
    if not state.is_chance_node():
        return [state]
    return [
        start
        for action, _ in state.chance_outcomes()
        for start in starts(state.child(action))
    ]


def playouts_per_second(game, positions, seconds):
    """The rate of random rollouts, each position taking an equal share."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_CALL, seed=1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )
    playouts = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for position in positions:
            bot.step(position)
            playouts += ROLLOUTS_PER_CALL
    return playouts / spent


def steps_per_game(game):
    """Mean decisions and mean chance steps of a whole random game."""
    rng = random.Random(1)
    decisions = chances = 0
    for _ in range(COUNTED_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
                chances += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / COUNTED_GAMES, chances / COUNTED_GAMES


def main():
    parser = argparse.ArgumentParser(description="Random playouts a second in OpenSpiel.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a game")
    seconds = parser.parse_args().seconds

    for name, their_name in GAMES.items():
        game = pyspiel.load_game(their_name)
        positions = starts(game.new_initial_state())
        spared = positions[0].move_number()
        decisions, chances = steps_per_game(game)
        steps = decisions + chances
        row = {
            "game": name,
            "games_per_s": playouts_per_second(game, positions, seconds),
            "decisions_per_game": decisions,
            "steps_share": (steps - spared) / steps,
        }
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
