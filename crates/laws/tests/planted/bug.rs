//! The bugs that can be planted in the toy, each with the laws that may catch it.

use borsh::{BorshDeserialize, BorshSerialize};
use laws::Law;
use laws::Law::*;

/// A bug, the laws of which one must catch it, and what is wrong in a sentence.
pub(crate) struct Planted {
    pub(crate) bug: Bug,
    pub(crate) laws: &'static [Law],
    pub(crate) about: &'static str,
}

/// Makes the bugs, the list of them, the values of the toy's option `bug` and the words for those.
macro_rules! planted {
    ($($bug:ident [$($law:ident),*] $about:literal;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
        pub(crate) enum Bug { Nothing, $($bug,)* }

        impl Bug {
            pub(crate) const NAMES: &[&str] = &["Nothing", $(stringify!($bug),)*];
            pub(crate) const WORDS: &str = concat!(
                "option-bug-Nothing = the toy as it should be\n",
                $("option-bug-", stringify!($bug), " = ", $about, "\n",)*
            );

            pub(crate) fn named(name: &str) -> Bug {
                PLANTED.iter().map(|planted| planted.bug).find(|bug| bug.name() == name).unwrap_or(Bug::Nothing)
            }

            pub(crate) fn name(self) -> &'static str {
                Bug::NAMES[self as usize]
            }
        }

        pub(crate) const PLANTED: &[Planted] = &[
            $(Planted { bug: Bug::$bug, laws: &[$($law),*], about: $about },)*
        ];
    };
}

planted! {
    RefusesAnOffer [Options] "to look is offered after a coin was paid, and refused";
    AcceptsTheUnoffered [Options] "a third coin is not offered, and accepted";
    OffersTwice [Options] "each card of a hand is offered, though two may be alike";
    OffersToTheUnasked [Options] "everybody in a window has options, though one after another is asked";
    SnapPanics [NoPanic] "a snap takes a coin from a pot that may be empty";
    BribePanics [NoPanic] "a bribe is offered to an empty purse";
    BeliefPanics [NoPanic] "determinize deals out more cards than it gathered";
    AsksWithoutOption [Progress] "whoever has no card to snap with cannot even pass";
    WaitsForNobody [Progress] "a window stays open after everybody has answered";
    WaitsForAStranger [Progress] "three seats bid at a table of two";
    WaitsForNoCard [Progress, NoPanic] "chance is to bring a card of an empty deck";
    NeverEnds [End] "a pass does not end a turn";
    ForgetsAStanding [End] "the last seat is missing in the verdict";
    BribesAfterTheEnd [End] "a bribe is offered when the game is over";
    AnswersDependOnTheOutside [Undo, Replay] "how much a coin counts is read from a counter outside the state";
    ChanceDependsOnTheOutside [Replay, Belief] "a card counts as well, and is read from a counter outside the state";
    RevealsAtWhim [Undo] "whether a coin reveals anything depends on a counter outside the state";
    ClonesBadly [Conservation, Undo, Replay] "a copy of the state has an empty pot";
    ForgetsAField [Storage] "the pot is not stored";
    StoresTooLittle [Storage] "a purse is stored as at most two coins";
    LoadsOtherBytes [Storage] "a count that equality overlooks is lost in storage";
    HasTwoSpellings [Storage] "a count that equality overlooks is stored, so equal states have different bytes";
    PrintsAlike [Notation] "two actions are both written pass";
    LosesACard [Conservation] "the card of a snap disappears";
    LosesACoin [Conservation] "the coin of a bribe disappears";
    CountsAStranger [Progress] "a table of two says it has three seats";
    ShowsAHand [View, Stream] "in a window everybody sees the hand of the asked seat";
    ShowsTheSpectator [View, Stream] "a spectator sees the card a seat has looked at";
    ShowsWhoHasBid [View, Stream] "the view shows who has bid while that is hidden";
    OptionsTellAHand [View, Stream] "a coin can be paid only if the next seat does not hold a 5";
    VerdictTellsAHand [View, Stream] "a 5 that nobody has seen wins";
    RefusalTellsAHand [View] "a card is refused for another reason if the next seat holds it";
    WaitsElsewhere [View, Belief] "determinize closes a window";
    ForgetsALook [View, Belief] "determinize moves the card on top that the viewer has seen";
    DoublesACard [Belief] "determinize deals a card twice";
    KeepsTheTruth [Belief] "determinize changes nothing";
    LetsTheTruthCount [Belief] "determinize shuffles otherwise if the next seat holds a 5";
    KeepsTheHands [Belief] "determinize deals the deck anew and leaves the hands as they are";
    KeepsTheBids [Belief] "determinize leaves the bids of the others as they are";
    AsksOnlyHolders [Stream] "a window opens only for those who can snap";
    PassShowsACard [Stream] "whoever passes shows its lowest card";
    UnmarkedCard [Stream] "a card that is turned up is not marked as revealing";
    UnmarkedBids [Stream] "bids that are opened are not marked as revealing";
    UnmarkedPlay [Stream, Undo] "a card that is played is not marked as revealing and can be taken back";
    TakesBackAPeek [Undo] "whoever passes is shown a card of the next seat and can take the pass back";
    Gasps [Stream] "everybody hears of a pair in a hand";
    DrawShowsTheNext [Stream, Belief] "the next seat is shown the card that is drawn";
    LookShowsEverybody [Stream] "everybody is told the card that one seat looks at";
    BidShowsEverybody [Stream, Belief] "a bid is told to everybody at once";
    LookIsNotKept [Stream, Belief] "who looks is told the card, but the state does not keep who knows it";
    SamplesTheUnlisted [Chance] "now and then a card comes that is not in the deck";
    SamplesByKind [Chance] "of two kinds of card both come equally often, whatever their number";
    ListsWithoutWeight [Chance, Stream] "cards that are gone are listed without a weight";
    ListsTwice [Chance] "each card is listed, though two may be alike";
    ListsWithoutChance [Chance] "cards are listed while seats are asked";
    LacksAWord [Words] "an action has no words";
    PromisesOneMore [Preview] "the preview of a coin promises one more in the pot than comes there";
}
