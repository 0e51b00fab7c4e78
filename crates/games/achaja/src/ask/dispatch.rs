//! One list of decisions, and everything that has to name each of them.

/// Writes [`Ask`] and sends each call to the decision: `file::Type => the step that views call it`.
macro_rules! decisions {
    ($($file:ident::$decision:ident => $step:ident,)+) => {
        /// A question that is on the stack.
        #[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
        pub(crate) enum Ask {
            $($decision($file::$decision)),+
        }

        $(
            impl From<$file::$decision> for Ask {
                fn from(decision: $file::$decision) -> Ask {
                    Ask::$decision(decision)
                }
            }
        )+

        impl Ask {
            pub(crate) fn step(&self) -> Step {
                match self {
                    $(Ask::$decision(_) => Step::$step),+
                }
            }

            #[inline]
            pub(crate) fn asked(&self, state: &State) -> Seats {
                match self {
                    $(Ask::$decision(decision) => decision.asked(state)),+
                }
            }

            pub(crate) fn asked_as_seen_by(&self, state: &State, viewer: Viewer) -> Seats {
                match self {
                    $(Ask::$decision(decision) => decision.asked_as_seen_by(state, viewer)),+
                }
            }

            #[inline]
            pub(crate) fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
                match self {
                    $(Ask::$decision(decision) => decision.offer(state, seat, draft, out)),+
                }
            }

            #[inline]
            pub(crate) fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
                match self {
                    $(Ask::$decision(decision) => decision.answer(state, seat, draft, events)),+
                }
            }

            pub(crate) fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
                match self {
                    $(Ask::$decision(decision) => decision.refuse(state, seat, draft, action)),+
                }
            }
        }
    };
}
