//! The cards, as the card file says, ready for use.

use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::Deserialize;

use crate::board::Rank;
use crate::effect::{Own, Part, Verb};
use crate::file::{self, Difficulty, File, SummonSquare};
use crate::pattern::Orientation;
use crate::task::{Goal, TaskType};

/// TK-020: the cards of a school.
pub(crate) const SCHOOL_CARDS: usize = 18;
/// TK-022: the legends.
pub(crate) const MOST_LEGENDS: usize = 12;
/// TK-022: the flares.
pub(crate) const MOST_FLARES: usize = 12;
/// TK-022: the tasks.
pub(crate) const MOST_TASKS: usize = 24;

/// What the file in the box says.
pub(crate) static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    CardBox::new(file::read("cards.toml", file::TEXT).expect("the card file in the box is checked by a test"))
});

kernel::word_enum! {
    /// A list of cards.
    #[derive(BorshSerialize, BorshDeserialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum CardList: "a list of cards" {
        /// TK-021: of the Northern and of the Southern Empire.
        Imperial = "imperial",
        /// Highland.
        Highland = "highland",
        /// Sylvan.
        Sylvan = "sylvan",
        /// Everfrost.
        Everfrost = "everfrost",
        /// Nethervoid.
        Nethervoid = "nethervoid",
        /// Etherweave.
        Etherweave = "etherweave",
        /// Legends, which all share.
        Legend = "legend",
        /// Flares, which all share.
        Flare = "flare",
    }
}

kernel::word_enum! {
    /// The three kinds of cards in a hand.
    pub enum CardType: "a kind of card: being, legend or flare" {
        /// A being of a school.
        Being = "being",
        /// A legend.
        Legend = "legend",
        /// A flare.
        Flare = "flare",
    }
}

kernel::file_id! {
    /// A being, a legend or a flare.
    pub struct Card: "a card of the card file" = |place| BOX.faces.get(place).map(|face| face.id.as_str());
}

kernel::file_id! {
    /// A school.
    pub struct School: "a school of the card file" = |place| BOX.schools.get(place).map(|school| school.id.as_str());
}

kernel::file_id! {
    /// A task.
    pub struct Task: "a task of the card file" = |place| BOX.tasks.get(place).map(|task| task.id.as_str());
}

/// What is printed on a being, a legend or a flare.
pub(crate) struct Face {
    pub(crate) id: String,
    pub(crate) list: CardList,
    /// The rank of the being; a flare has none and says common.
    pub(crate) rank: Rank,
    /// TK-071: the ways in which the pattern can lie; none for a flare.
    pub(crate) orientations: Vec<Orientation>,
    /// TK-079: whether it matters which way the pattern lies.
    pub(crate) placement_matters: bool,
    /// What a being does when it is summoned; the upper part of a flare.
    pub(crate) effect: Vec<Part>,
    /// TK-208, TK-320: the freeze or warp effect, if there is one; the lower part of a flare.
    pub(crate) later: Option<Vec<Part>>,
    /// TK-330: the being appears on any empty colourless square; patterns are seen from their first piece.
    pub(crate) is_remote: bool,
    /// TK-141: how far one must be behind, in upgraded pieces and in all.
    pub(crate) needs: [u8; 2],
}

/// A school and its cards.
pub(crate) struct SchoolFace {
    pub(crate) id: String,
    pub(crate) list: CardList,
}

/// What is printed on a task.
pub(crate) struct TaskFace {
    pub(crate) id: String,
    pub(crate) of_type: TaskType,
    pub(crate) is_basic: bool,
    pub(crate) points: u8,
    pub(crate) goal: Goal,
}

/// The card file, ready for use.
pub(crate) struct CardBox {
    pub(crate) faces: Vec<Face>,
    pub(crate) schools: Vec<SchoolFace>,
    pub(crate) tasks: Vec<TaskFace>,
    pub(crate) file: File,
}

impl CardBox {
    fn new(file: File) -> CardBox {
        let being = |card: &file::PrintedCard| Face {
            id: card.id.get_ref().clone(),
            list: card.deck,
            rank: card.rank,
            orientations: card.printed().expect("the file was checked").orientations(),
            placement_matters: card.effect.iter().any(Part::needs_the_placement),
            effect: card.effect.clone(),
            later: card.freeze_effect.as_ref().or(card.warp_effect.as_ref()).cloned(),
            is_remote: card.summon_square == SummonSquare::Remote,
            needs: [0; 2],
        };
        let flare = |flare: &file::PrintedFlare| Face {
            id: flare.id.get_ref().clone(),
            list: CardList::Flare,
            rank: Rank::Common,
            orientations: Vec::new(),
            placement_matters: false,
            effect: flare.upper_effect.clone(),
            later: Some(flare.lower_effect.clone()),
            is_remote: false,
            needs: [flare.upper_need, flare.lower_need],
        };
        let school = |school: &file::SchoolEntry| SchoolFace { id: school.id.get_ref().clone(), list: school.deck };
        let task = |task: &file::PrintedTask| TaskFace {
            id: task.id.get_ref().clone(),
            of_type: task.of_type,
            is_basic: task.difficulty == Difficulty::Basic,
            points: task.points,
            goal: task.goal,
        };
        CardBox {
            faces: file.card.iter().map(being).chain(file.flare.iter().map(flare)).collect(),
            schools: file.school.iter().map(school).collect(),
            tasks: file.task.iter().map(task).collect(),
            file,
        }
    }
}

impl Card {
    #[inline]
    pub(crate) fn face(self) -> &'static Face {
        &BOX.faces[self.index()]
    }

    /// The rank of the being that it summons.
    #[inline]
    #[must_use]
    pub fn rank(self) -> Rank {
        self.face().rank
    }

    /// Which kind of card it is.
    #[inline]
    #[must_use]
    pub fn of_type(self) -> CardType {
        match self.face().list {
            CardList::Imperial
            | CardList::Highland
            | CardList::Sylvan
            | CardList::Everfrost
            | CardList::Nethervoid
            | CardList::Etherweave => CardType::Being,
            CardList::Legend => CardType::Legend,
            CardList::Flare => CardType::Flare,
        }
    }

    /// TK-208, TK-222: whether it is a being with a freeze effect.
    #[must_use]
    pub fn has_freeze_effect(self) -> bool {
        self.face().list == CardList::Everfrost && self.face().later.is_some()
    }

    /// TK-320: whether it is a being with a warp effect.
    #[must_use]
    pub fn has_warp_effect(self) -> bool {
        self.face().list == CardList::Etherweave && self.face().later.is_some()
    }

    /// TK-324, TK-325: whether its warp effect stores a piece, so that it cannot be discarded, taken back or copied.
    pub(crate) fn is_merchant(self) -> bool {
        self.face().later.iter().flatten().any(|part| part.verb == Verb::Own(Own::StoreOnMerchant))
    }

    /// All cards of a list.
    pub(crate) fn of_list(list: CardList) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| card.face().list == list)
    }
}

impl School {
    /// Section 6: whether it is one of the five that are always there.
    pub(crate) fn is_core(self) -> bool {
        !matches!(BOX.schools[self.index()].list, CardList::Nethervoid | CardList::Etherweave)
    }

    /// TK-020: its 18 beings.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        Card::of_list(BOX.schools[self.index()].list)
    }
}

impl Task {
    #[inline]
    pub(crate) fn face(self) -> &'static TaskFace {
        &BOX.tasks[self.index()]
    }
}
