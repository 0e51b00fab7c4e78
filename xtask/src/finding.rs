//! Something that is not as it should be, and where.

use std::fmt;

/// Prints as `file:line: what is wrong and what to do`, the form editors make clickable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    file: String,
    line: Option<usize>,
    message: String,
}

impl Finding {
    /// A finding on one line of a file; lines count from one.
    pub(crate) fn at(file: &str, line: usize, message: impl Into<String>) -> Finding {
        Finding { file: file.to_owned(), line: Some(line), message: message.into() }
    }

    /// A finding about a file as a whole, or about a file that is not there.
    pub(crate) fn in_file(file: &str, message: impl Into<String>) -> Finding {
        Finding { file: file.to_owned(), line: None, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

/// Findings as the lines a test compares with.
#[cfg(test)]
pub(crate) fn lines(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}
