//! One list of decisions, and everything that has to name each of them.

/// Writes [`Ask`] and sends each call to the decision: `file::Type => the step that views call it`.
macro_rules! decisions {
    ($($file:ident::$decision:ident => $step:ident,)+) => {
        /// A question that is on the stack.
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
            pub(crate) fn asked(self, state: &State) -> Seat {
                match self {
                    $(Ask::$decision(decision) => decision.asked(state)),+
                }
            }

            fn is_forced(self) -> bool {
                match self {
                    $(Ask::$decision(_) => <$file::$decision as Decision>::IS_FORCED),+
                }
            }

            fn is_of_an_effect(self) -> bool {
                match self {
                    $(Ask::$decision(_) => <$file::$decision as Decision>::IS_OF_AN_EFFECT),+
                }
            }

            #[inline]
            fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
                match self {
                    $(Ask::$decision(decision) => decision.offer(state, out)),+
                }
            }

            fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
                match self {
                    $(Ask::$decision(decision) => decision.answer(state, action, events)),+
                }
            }

            pub(crate) fn refuse(self, state: &State, action: Action) -> Refused {
                match self {
                    $(Ask::$decision(decision) => decision.refuse(state, action)),+
                }
            }

            pub(crate) fn holds(self) -> Option<Card> {
                match self {
                    $(Ask::$decision(decision) => decision.holds()),+
                }
            }
        }
    };
}
