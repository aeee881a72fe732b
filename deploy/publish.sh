#!/bin/sh
# Publishes the checked-out commit. Updates ../hotel, whose content the running site reads. If the program has changed,
# builds a new release next to the running release and points the symlink ../current to the new release. A failed build
# changes nothing. Keeps the three newest releases. docs/publishing.md
set -eu
cd "$(dirname "$0")/.."
live=$PWD
home=$(dirname "$PWD")
releases=$home/releases
building=$releases/.building
commit=$(git rev-parse --short HEAD)
release=$releases/$(date -u +%Y%m%d-%H%M%S)-$commit

show_hotel() {
  if [ -d "$home/hotel" ]; then git -C "$home/hotel" checkout --quiet --detach "$commit"
  else git worktree add --quiet --detach "$home/hotel" "$commit"; fi
  touch "$home/hotel/content/.stamp" # Comes last, since the site reloads everything when this file changes.
}

served=$(readlink "$home/current" | sed 's/.*-//')
if [ -n "$served" ] && git diff --quiet "$served" HEAD -- . ':!content' ':!media' ':!public'; then
  show_hotel
  exit
fi
rm -rf "$building"
mkdir -p "$building"
git archive HEAD | tar -x -C "$building"
cd "$building"
npm ci
npm run build
rm -rf node_modules # The build bundles all packages.
mv "$building" "$release"
ln -sfn "$release" "$releases/.current"
mv -T "$releases/.current" "$home/current"
cd "$live"
show_hotel
touch "$releases/.restart"
ls -dt "$releases"/*/ | tail -n +4 | xargs -r rm -rf
