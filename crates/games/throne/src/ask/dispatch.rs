//! One list of decisions, and everything that has to name each of them.

/// Writes [`Ask`] and sends each call to the decision: `file::Type => the step that views call it`.
macro_rules! decisions {
    ($($file:ident::$decision:ident => $step:ident,)+) => {
        /// What is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
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
            pub(crate) fn step(self) -> Step {
                match self {
                    $(Ask::$decision(_) => Step::$step),+
                }
            }

            #[inline]
            pub(crate) fn asked(self, state: &State) -> Seats {
                match self {
                    $(Ask::$decision(decision) => decision.asked(state)),+
                }
            }

            #[inline]
            pub(crate) fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
                match self {
                    $(Ask::$decision(decision) => decision.offer(state, out)),+
                }
            }

            pub(crate) fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
                match self {
                    $(Ask::$decision(decision) => decision.answer(state, seat, action, events)),+
                }
            }

            pub(crate) fn refuse(self, state: &State, action: Action) -> Refused {
                match self {
                    $(Ask::$decision(decision) => decision.refuse(state, action)),+
                }
            }
        }

        /// An answer to the question that the view shows, in words.
        pub(crate) fn label(view: &View, action: Action) -> Phrase {
            match view.step {
                $(Step::$step => $file::$decision::label(view, action),)+
                Step::Dealing | Step::Over => words::label(view, action),
            }
        }

        /// What an answer to the question that the view shows brings about.
        pub(crate) fn preview(view: &View, action: Action) -> Option<Preview> {
            match view.step {
                $(Step::$step => $file::$decision::preview(view, action),)+
                Step::Dealing | Step::Over => None,
            }
        }
    };
}
