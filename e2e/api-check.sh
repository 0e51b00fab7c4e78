#!/usr/bin/env bash
# Has schemathesis (a Python package) call everything /api/openapi.json describes, with valid and with nonsensical requests, and
# fails on a server error or an answer the description does not allow. Usage: e2e/api-check.sh [path to stolik] [examples]
set -euo pipefail
stolik=$(realpath "${1:-$(dirname "$0")/../target/release/stolik}")
examples=${2:-50}
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT

# It keeps what it found in the folder it runs in.
cd "$work"
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet schemathesis

"$stolik" serve --port 0 --data "$work/data" --guests-per-hour 100000 --tables-per-hour 100000 >"$work/out" 2>"$work/log" &
server=$!
until grep -q 'http://' "$work/out"; do kill -0 "$server"; sleep 0.05; done
site=$(grep -o 'http://[0-9.:]*' "$work/out" | head -1)

# A guest with a table in each phase, so that the calls get past "no such table".
post() { curl -sf -b "$work/jar" -c "$work/jar" -H 'content-type: application/json' -d "$2" "$site/api/$1"; }
key() { python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])'; }
post session '{"name":"Tester"}' >/dev/null
lobby=$(post tables '{"game":"leduc","seats":[{"who":"me"},{"who":"friend"}]}' | key)
playing=$(post tables '{"game":"leduc","seats":[{"who":"me"},{"who":"bot","bot":"random"}]}' | key)
over=$(post tables '{"game":"pig","seats":[{"who":"bot","bot":"greedy"},{"who":"bot","bot":"greedy"}]}' | key)
cookie=$(awk '$6 == "stolik" { print $6 "=" $7 }' "$work/jar")

for table in "$lobby" "$playing" "$over"; do
  cat >"$work/schemathesis.toml" <<TOML
[parameters]
id = "$table"
game = "leduc"
lang = "pl"

# What is well written can still be refused: a name of invisible letters, a recording that does not play, the seat 1.0.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 401, 403, 404, 409, 422, 429]
TOML
  "$work/venv/bin/schemathesis" --config-file "$work/schemathesis.toml" run "$site/api/openapi.json" \
    --header "Cookie: $cookie" --exclude-method DELETE --max-examples "$examples" --no-color
done
"$work/venv/bin/schemathesis" run "$site/api/openapi.json" --include-method DELETE --max-examples "$examples" --no-color
