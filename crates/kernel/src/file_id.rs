//! Small ids that are places in a card file.

/// Declares a one-byte id for the cards of a file: its place in a list, written and read by the id the file gives it.
///
/// The expression after `=` gives the id at a place, or `None` past the end of the list. Bytes of a state that name no card
/// are refused when they are read.
///
/// ```
/// const CARDS: [&str; 2] = ["witch", "ghoul"];
///
/// kernel::file_id! {
///     /// A card.
///     pub struct Kind: "a card of the card file" = |place| CARDS.get(place).copied();
/// }
///
/// let ghoul: Kind = "ghoul".parse().unwrap();
/// assert_eq!((ghoul.index(), ghoul.id()), (1, "ghoul"));
/// assert_eq!(Kind::all().count(), 2);
/// assert_eq!("mole".parse::<Kind>().unwrap_err().to_string(), "`mole` is not a card of the card file");
/// assert!(kernel::borsh::from_slice::<Kind>(&[2]).is_err());
/// ```
#[macro_export]
macro_rules! file_id {
    ($(#[$about:meta])* $visible:vis struct $name:ident: $expected:literal = $id_at:expr;) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visible struct $name(u8);

        impl $name {
            /// Every one there is, in the order of the file.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..=u8::MAX).map($name).take_while(|each| each.get_id().is_some())
            }

            /// Its place in the file.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its id in the file.
            #[must_use]
            pub fn id(self) -> &'static str {
                self.get_id().expect("an id is made for a place of the file")
            }

            fn get_id(self) -> ::std::option::Option<&'static str> {
                let id_at: fn(usize) -> ::std::option::Option<&'static str> = $id_at;
                id_at(self.index())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self.get_id() {
                    ::std::option::Option::Some(id) => f.write_str(id),
                    ::std::option::Option::None => write!(f, "nothing at {}", self.0),
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> ::std::result::Result<$name, $crate::BadNotation> {
                $name::all().find(|each| each.id() == text).ok_or_else(|| $crate::BadNotation::new(text, $expected))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl $crate::borsh::BorshSerialize for $name {
            fn serialize<W: $crate::borsh::io::Write>(&self, writer: &mut W) -> $crate::borsh::io::Result<()> {
                $crate::borsh::BorshSerialize::serialize(&self.0, writer)
            }
        }

        impl $crate::borsh::BorshDeserialize for $name {
            fn deserialize_reader<R: $crate::borsh::io::Read>(reader: &mut R) -> $crate::borsh::io::Result<$name> {
                let read = $name(<u8 as $crate::borsh::BorshDeserialize>::deserialize_reader(reader)?);
                match read.get_id() {
                    ::std::option::Option::Some(_) => Ok(read),
                    ::std::option::Option::None => Err($crate::borsh::io::Error::new(
                        $crate::borsh::io::ErrorKind::InvalidData,
                        format!("{} is not the place of {}", read.0, $expected),
                    )),
                }
            }
        }
    };
}
