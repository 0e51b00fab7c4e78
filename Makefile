# The commands of the project. `make run` and `make test` are all a newcomer needs.

CARGO ?= cargo
NPM ?= npm
STOLIK = ./target/release/stolik
TIMED = @.ci/timed

# Which registry packages come from is a setting of the machine; no package runs code while it is installed, and the lockfile stays
# as it is. Not `npm ci`: a lockfile made on one platform may lack what another one needs, and is then refused.
NPM_INSTALL = $(NPM) install --ignore-scripts --no-audit --no-fund --no-save --prefer-offline

# What npm leaves behind when it has installed everything.
WEB_PACKAGES = web/node_modules/.package-lock.json
E2E_PACKAGES = e2e/node_modules/.package-lock.json
WEB_SOURCES = $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f ! -name '*.test.ts' ! -name '*.md' -print)

.PHONY: all web run dev dist test test-rust test-web e2e chromium check check-rust check-web quick fix bench bench-peers deny clean

# The web client, then the program that holds it.
all: web
	$(TIMED) "program, release" $(CARGO) build --release --locked --package stolik-cli

web: web/dist/index.html

web/dist/index.html: $(WEB_SOURCES) $(WEB_PACKAGES)
	$(TIMED) "web client" $(NPM) --prefix web run build
# Cargo does not see that a folder which was missing is there now, and would keep a program without the client.
	touch crates/server/src/http/site.rs

$(WEB_PACKAGES): web/package.json web/package-lock.json
	$(TIMED) "npm, web" $(NPM_INSTALL) --prefix web
	touch $@

$(E2E_PACKAGES): e2e/package.json e2e/package-lock.json
	$(TIMED) "npm, browser tests" $(NPM_INSTALL) --prefix e2e
	touch $@

# Serves the site and says where.
run: all
	$(STOLIK) serve

# The program as it is handed out and measured: slower to build, quicker to run.
dist: web
	$(CARGO) build --profile dist --locked --package stolik-cli

# For work on the client: Vite shows every change at once and asks a server of its own for the rest.
dev: $(WEB_PACKAGES)
	$(CARGO) build --locked
	./target/debug/stolik serve & server=$$!; trap "kill $$server" EXIT; trap exit INT TERM; cd web && $(NPM) run dev

# Every test. Whether there is a browser is found out before anything is built.
test: chromium test-rust test-web e2e

# All tests at once with cargo-nextest, where it is installed; it does not run the examples in the documentation.
test-rust:
	$(TIMED) "Rust tests, building" $(CARGO) test --workspace --locked --no-run
	if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  .ci/timed "Rust tests" $(CARGO) nextest run --workspace --locked && \
	  .ci/timed "Rust examples" $(CARGO) test --workspace --locked --doc; \
	else .ci/timed "Rust tests" $(CARGO) test --workspace --locked; fi

test-web: $(WEB_PACKAGES)
	$(TIMED) "web unit tests" $(NPM) --prefix web test

# The program of the Rust tests in a real browser. Some of it: make e2e TESTS=tests/line.test.js
e2e: chromium web $(E2E_PACKAGES)
	$(TIMED) "program, for tests" $(CARGO) build --locked --package stolik-cli
	$(TIMED) "browser tests" e2e/run $(TESTS)

chromium:
	@e2e/browser.sh

check: check-rust check-web

# Format, lints, documentation, layering and tidiness, and that every rule is cited by a test. Needs no Node.
check-rust:
	$(CARGO) fmt --all --check
	$(TIMED) "clippy" $(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(TIMED) "documentation" env RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet
	$(TIMED) "tidy" $(CARGO) xtask tidy
	$(CARGO) xtask rules

# Types, lints, format and words of the client; format and syntax of the browser tests.
check-web: $(WEB_PACKAGES) $(E2E_PACKAGES)
	$(TIMED) "web check" $(NPM) --prefix web run check
	cd web && npx --no-install prettier --config .prettierrc.json --check '../e2e/*.{mjs,json,md}' '../e2e/{lib,tests}/*.js'
	for file in e2e/*.mjs e2e/lib/*.js e2e/tests/*.js; do node --check $$file || exit 1; done

# What differs from BASE (by default the upstream branch, else HEAD): format, clippy and tests of those packages, and the web tests.
quick: $(WEB_PACKAGES)
	$(CARGO) xtask quick $(if $(BASE),--base $(BASE))

fix: $(WEB_PACKAGES)
	$(CARGO) fmt --all
	cd web && $(NPM) run fix
	cd web && npx --no-install prettier --config .prettierrc.json --write '../e2e/*.{mjs,json,md}' '../e2e/{lib,tests}/*.js'

bench: dist
	./target/dist/stolik bench

# Against OpenSpiel and the crate board-game, on one core; see peers/README.md.
bench-peers:
	peers/run

# Licences, sources and duplicate versions of dependencies. Needs: cargo install cargo-deny --locked
deny:
	$(CARGO) deny check bans licenses sources

clean:
	$(CARGO) clean
	rm -rf web/dist web/node_modules e2e/node_modules e2e/out
