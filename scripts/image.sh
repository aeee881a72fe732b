#!/usr/bin/env bash
# Builds the Dockerfile's image and tests it.
# Uses Docker or Podman. Exit codes: 1 if a check fails, 3 if neither Docker nor Podman is available.
set -euo pipefail
cd "$(dirname "$0")/.."

engine=
for each in docker podman; do
  if command -v "$each" >/dev/null && timeout 20 "$each" info >/dev/null 2>&1; then engine=$each && break; fi
done
if [ -z "$engine" ]; then
  echo 'IMAGE NOT TESTED: neither Docker nor Podman is available on this machine' >&2
  exit 3
fi

name="the-enci-trial-$$"
# port: the port on this machine. answer: a file with the body of the last response.
port=${IMAGE_PORT:-3900}
url="http://127.0.0.1:$port"
answer=$(mktemp)

remove() {
  "$engine" rm --force "$name" >/dev/null 2>&1 || true
  "$engine" volume rm --force "$name" >/dev/null 2>&1 || true
  "$engine" image rm --force "$name" >/dev/null 2>&1 || true
  rm -f "$answer"
}
trap remove EXIT

fail() {
  echo "FAILED: $*" >&2
  "$engine" logs "$name" >&2 || true
  exit 1
}

# expect 'what' 'wanted' 'found'
expect() {
  [ "$2" = "$3" ] || fail "$1: '$3' instead of '$2'"
  echo "$1: $3"
}

# ask status path [curl's arguments]
ask() {
  local wanted=$1 path=$2
  shift 2
  expect "${path}" "$wanted" "$(curl --silent --max-time 10 --output "$answer" --write-out '%{http_code}' "$@" "$url$path")"
}

in_image() { "$engine" exec "$name" "$@"; }

# Starts a container as in compose.yaml: read-only file system, no capabilities, one volume. No mail provider responds.
start() {
  "$engine" run --detach --name "$name" --read-only --cap-drop ALL --publish "127.0.0.1:$port:3000" \
    --volume "$name:/data" --env SITE_URL=https://www.theenci.example \
    --env RESEND_API_KEY=re_trial --env RESEND_BASE_URL=http://127.0.0.1:9 "$name" >/dev/null
  for _ in $(seq 120); do
    if curl --silent --fail --max-time 5 --output /dev/null "$url/readyz"; then return; fi
    sleep 0.5
  done
  fail 'not ready after a minute'
}

queued() { in_image node dist/server/outbox-cli.js --json | wc -l | tr -d ' '; }

"$engine" build --tag "$name" .
start

expect 'user' node "$(in_image id --user --name)"
expect 'contents of /site' 'content dist media package.json public sbom.json' "$(in_image ls -A /site | tr '\n' ' ' | sed 's/ $//')"
megabytes=$(in_image du -sm /site | cut -f 1)
[ "$megabytes" -le 50 ] || fail "the image adds $megabytes MB to its base, more than 50"
in_image grep --quiet '"bomFormat": "CycloneDX"' /site/sbom.json || fail 'no bill of materials'
# Runs the Dockerfile's health check.
health=$("$engine" image inspect --format '{{json .Config.Healthcheck.Test}}' "$name")
node -e '
  const [, ...command] = JSON.parse(process.argv[1]);
  require("child_process").execFileSync(process.argv[2], ["exec", process.argv[3], ...command], { stdio: "inherit" });
' "$health" "$engine" "$name" || fail 'the health check fails'

ask 200 /
script=$(grep -o '/assets/[^" ]*\.js' "$answer" | head -n 1)
ask 200 "$script"
ask 200 /sitemap.xml
room=$(grep -o '/room/[^<]*' "$answer" | head -n 1)
ask 200 "$room"
ask 404 /no/such/page
ask 200 /api/contact --json '{"name":"June","email":"june@example.com","subject":"Surf","message":"Is there a rack?"}'
waiting=$(queued)
[ "$waiting" -ge 1 ] || fail 'a post was reported as sent, but nothing was stored'

"$engine" kill --signal TERM "$name" >/dev/null
expect 'exit code after SIGTERM' 0 "$("$engine" wait "$name")"
"$engine" rm "$name" >/dev/null
start
expect 'messages in the volume after a restart' "$waiting" "$(queued)"
echo 'All checks of the image passed.'
