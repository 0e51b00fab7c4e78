//! Patterns, and that the quick search finds what a slow one finds.

use dice::SearchDice;
use kernel::Dice;

use crate::board::{Board, Piece, Rank, Ranks, Side};
use crate::cards::{BOX, Card};
use crate::file::SummonSquare;
use crate::pattern::ByRank;
use crate::square::{ARENA, Square, Squares};

fn sides() -> [Side; 2] {
    [Side::new(0), Side::new(1)]
}

/// A board on which about every second square holds a piece.
fn random_board(dice: &mut SearchDice) -> Board {
    let mut board = Board::default();
    for square in ARENA {
        if dice.below(100) < 55 {
            let side = Side::new(u8::from(dice.below(3) == 0));
            let rank = [Rank::Common, Rank::Common, Rank::Heroic, Rank::Legendary][dice.below(4) as usize];
            board.put(square, Piece { side, rank });
        }
    }
    board
}

/// TK-071 to TK-074 as one would say them: every cell of the printed pattern, turned and mirrored, looked up one by one. For each
/// summoning square how many needed squares lack an own piece, at best, or none if a needed square is off the arena.
fn slow(card: Card, board: &Board, side: Side) -> Vec<(Square, usize)> {
    let printed = &BOX.file.card[card.index()];
    let cells: Vec<(i8, i8, char)> = printed
        .pattern
        .iter()
        .zip(0..)
        .flat_map(|(line, row)| line.chars().zip(0..).map(move |(letter, column)| (column, row, letter)))
        .collect();
    let &(x_column, x_row, _) = cells.iter().find(|(_, _, letter)| *letter == 'x').expect("a summoning square");
    let mut found = Vec::new();
    for square in ARENA {
        let mut least = None;
        for mirrored in [false, true] {
            for quarters in 0..4 {
                let lacks = |&(column, row, letter): &(i8, i8, char)| -> Option<usize> {
                    let rank = match (letter, printed.summon_square) {
                        ('c', _) | ('x', SummonSquare::OwnCommon) => Rank::Common,
                        ('h', _) | ('x', SummonSquare::OwnHeroic) => Rank::Heroic,
                        _ => return Some(0),
                    };
                    let (mut x, mut y) = (column - x_column, row - x_row);
                    if mirrored {
                        x = -x;
                    }
                    for _ in 0..quarters {
                        (x, y) = (y, -x);
                    }
                    let place = Square::new(square.column() + x, square.row() + y)?;
                    let fits = board.at(place).is_some_and(|piece| piece.side == side && piece.rank >= rank);
                    Some(usize::from(!fits))
                };
                if let Some(lacking) = cells.iter().map(lacks).sum::<Option<usize>>() {
                    least = Some(least.map_or(lacking, |least: usize| least.min(lacking)));
                }
            }
        }
        found.extend(least.map(|least| (square, least)));
    }
    found
}

/// TK-071 to TK-076: on random boards the search by shifting sets finds exactly the squares that looking up every cell finds, and
/// knows how many pieces are missing elsewhere.
#[test]
fn the_quick_search_agrees_with_a_slow_one() {
    let mut dice = SearchDice::seeded(14);
    for _ in 0..40 {
        let board = random_board(&mut dice);
        for side in sides() {
            let own = ByRank::of_side(&board, side);
            for card in Card::all().filter(|card| !card.face().orientations.is_empty() && !card.face().is_remote) {
                let mut quick = [Squares::NONE; 3];
                let mut fits = Squares::NONE;
                for orientation in &card.face().orientations {
                    fits |= orientation.fits(&own);
                    for (all, found) in quick.iter_mut().zip(orientation.lacking(&own)) {
                        *all |= found;
                    }
                }
                let wanted = slow(card, &board, side);
                for square in ARENA {
                    let missing = wanted.iter().find(|(place, _)| *place == square).map(|(_, missing)| *missing);
                    assert_eq!(fits.contains(square), missing == Some(0), "{card} on {square}");
                    for (count, squares) in quick.iter().enumerate() {
                        if missing == Some(count) {
                            assert!(squares.contains(square), "{card} on {square} lacks {count}");
                        } else if missing.is_none_or(|missing| missing > count) {
                            assert!(!squares.contains(square), "{card} on {square} does not lack {count}");
                        }
                    }
                }
            }
        }
    }
}

/// TK-071, TK-072: the number of different ways to lay each pattern, counted by hand in the card file, and all of them.
#[test]
fn every_pattern_has_as_many_orientations_as_counted() {
    let mut total = 0;
    for (face, printed) in BOX.faces.iter().zip(&BOX.file.card) {
        assert_eq!(face.orientations.len(), usize::from(printed.orientations), "{}", face.id);
        total += face.orientations.len();
    }
    assert_eq!(total, 694);
}

/// TK-001, TK-002, TK-003, TK-004, TK-005: the arena, its colours, its middle, neighbours and distances.
#[test]
fn the_arena_is_as_printed() {
    use crate::square::{CENTRE, GREEN, LINES, RED};
    let squares = |squares: Squares| squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(ARENA.len(), 69);
    assert_eq!((squares(RED), squares(GREEN)), ("d2 e5 h6 c8".to_owned(), "c3 g3 i4 a5 f8".to_owned()));
    assert_eq!(squares(CENTRE), "d4 e4 f4 d5 e5 f5 d6 e6 f6");
    let e5: Square = "e5".parse().unwrap();
    assert_eq!(squares(e5.orthogonal()), "e4 d5 f5 e6");
    assert_eq!(squares(e5.diagonal()), "d4 f4 d6 f6");
    assert_eq!((e5.adjacent().len(), e5.near(2).len(), e5.ring(2).len()), (8, 24, 16));
    let c1: Square = "c1".parse().unwrap();
    assert_eq!(squares(c1.adjacent()), "d1 b2 c2 d2");
    assert!(LINES.iter().all(|line| line.len() == 9));
    assert!(["a1", "b1", "i9", "j5", "e0", "e10", "E5"].iter().all(|name| name.parse::<Square>().is_err()));
}

/// TK-006, TK-007: pieces by side and rank.
#[test]
fn a_board_knows_its_pieces() {
    let mut board = Board::default();
    let [one, other] = sides();
    board.put("c3".parse().unwrap(), Piece { side: one, rank: Rank::Heroic });
    board.put("c4".parse().unwrap(), Piece { side: other, rank: Rank::Legendary });
    assert_eq!((board.count(one, Ranks::Upgraded), board.count(one, Ranks::Small)), (1, 1));
    assert_eq!((board.count(other, Ranks::Upgraded), board.count(other, Ranks::Small)), (1, 0));
    assert_eq!(board.enemies(one).len(), 1);
    board.check().unwrap();
}
