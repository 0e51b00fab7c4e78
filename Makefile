# The commands of the project. `make run` and `make test` are all a newcomer needs.

CARGO ?= cargo
NPM ?= npm
STOLIK = ./target/release/stolik

# Which registry packages come from is a setting of the machine; no package runs code while it is installed. Not `npm ci`:
# a lockfile made on one platform may lack what another one needs, and is then refused.
NPM_INSTALL = $(NPM) install --ignore-scripts --no-audit --no-fund

# What npm leaves behind when it has installed everything.
WEB_PACKAGES = web/node_modules/.package-lock.json
E2E_PACKAGES = e2e/node_modules/.package-lock.json
WEB_SOURCES = $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f ! -name '*.test.ts' ! -name '*.md' -print)

.PHONY: all web run dev test test-rust test-web e2e chromium check check-rust check-web check-locks fix bench bench-peers deny clean

# The web client, then the program that holds it.
all: web
	$(CARGO) build --release --locked

web: web/dist/index.html

web/dist/index.html: $(WEB_SOURCES) $(WEB_PACKAGES)
	cd web && $(NPM) run build
# Cargo does not see that a folder which was missing is there now, and would keep a program without the client.
	touch crates/server/src/http/site.rs

$(WEB_PACKAGES): web/package.json web/package-lock.json
	cd web && $(NPM_INSTALL)
	touch $@

$(E2E_PACKAGES): e2e/package.json e2e/package-lock.json
	cd e2e && $(NPM_INSTALL)
	touch $@

# Serves the site and says where.
run: all
	$(STOLIK) serve

# For work on the client: Vite shows every change at once and asks a server of its own for the rest.
dev: $(WEB_PACKAGES)
	$(CARGO) build --locked
	./target/debug/stolik serve & server=$$!; trap "kill $$server" EXIT; trap exit INT TERM; cd web && $(NPM) run dev

# Every test. Whether there is a browser is found out before anything is built.
test: chromium test-rust test-web e2e

test-rust:
	$(CARGO) test --workspace --locked

test-web: $(WEB_PACKAGES)
	cd web && $(NPM) test

# The real program in a real browser. Some of it: make e2e TESTS=tests/line.test.js
e2e: chromium all $(E2E_PACKAGES)
	e2e/run $(TESTS)

chromium:
	@e2e/browser.sh

check: check-rust check-web check-locks

# Format, lints, documentation, layering and tidiness, and that every rule is cited by a test. Needs no Node.
check-rust:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet
	$(CARGO) xtask tidy
	$(CARGO) xtask rules

# Types, lints, format and words of the client; format and syntax of the browser tests.
check-web: $(WEB_PACKAGES) $(E2E_PACKAGES)
	cd web && $(NPM) run check
	cd web && npx --no-install prettier --config .prettierrc.json --check '../e2e/*.{mjs,json,md}' '../e2e/{lib,tests}/*.js'
	for file in e2e/*.mjs e2e/lib/*.js e2e/tests/*.js; do node --check $$file || exit 1; done

# The lockfiles are what npm would write. Those changed on purpose are staged or committed first.
check-locks:
	cd web && $(NPM_INSTALL)
	cd e2e && $(NPM_INSTALL)
	if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then git diff --exit-code -- web/package-lock.json e2e/package-lock.json; fi

fix: $(WEB_PACKAGES)
	$(CARGO) fmt --all
	cd web && $(NPM) run fix
	cd web && npx --no-install prettier --config .prettierrc.json --write '../e2e/*.{mjs,json,md}' '../e2e/{lib,tests}/*.js'

bench:
	$(CARGO) build --release --locked
	$(STOLIK) bench

# Against OpenSpiel and the crate board-game, on one core; see peers/README.md.
bench-peers:
	peers/run

# Licences, sources and duplicate versions of dependencies. Needs: cargo install cargo-deny --locked
deny:
	$(CARGO) deny check bans licenses sources

clean:
	$(CARGO) clean
	rm -rf web/dist web/node_modules e2e/node_modules e2e/out
