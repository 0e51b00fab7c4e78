#![doc = include_str!("../README.md")]

mod campaign;
mod http;
mod problem;
mod socket;
mod speech;

pub use campaign::{CampaignInfo, MemberInfo, NextTable, Reset, StageInfo, WantReset};
pub use http::{
    Bots, CampaignStages, Chart, ChartLines, ChartPoint, GameInfo, Health, Imported, Invitation, Me, NewGuest,
    NewReplay, NewSeat, NewTable, OptionInfo, Pace, Phase, ReplayInfo, ReplayStep, SeatInfo, Sitter, Stats, Swap,
    TableInfo, TableKey, TableList,
};
pub use problem::{Code, Problem};
pub use socket::{Advance, ChatLine, Concession, News, Offered, Position, Source, ToClient, ToServer, Undo};
pub use speech::{Arg, Line, Outcome, Phrase, Standing, Verdict};

/// A seat as people count: from 1.
pub type SeatNumber = u8;
