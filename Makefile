# The commands of the project. `make run` and `make test` are all a newcomer needs.

CARGO ?= cargo
GAME ?= night-market

.PHONY: all run test check fix bench bench-peers deny clean

all:
	$(CARGO) build --release --locked

# Plays in the terminal; there is no site yet. Another game: make run GAME=leduc
run: all
	./target/release/stolik play $(GAME)

test:
	$(CARGO) test --workspace --locked

# Format, lints, documentation, layering and tidiness, and that every rule is cited by a test.
check:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet
	$(CARGO) xtask tidy
	$(CARGO) xtask rules

fix:
	$(CARGO) fmt --all

bench: all
	./target/release/stolik bench

# Against OpenSpiel and the crate board-game, on one core; see peers/README.md.
bench-peers:
	peers/run

# Licences, sources and duplicate versions of dependencies. Needs: cargo install cargo-deny --locked
deny:
	$(CARGO) deny check bans licenses sources

clean:
	$(CARGO) clean
