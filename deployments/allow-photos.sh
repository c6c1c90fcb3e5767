#!/usr/bin/env bash
# Lets the product's pages read photos from the bucket, which answers the scripts of no page by itself. Repeatable.
# Usage: bash deployments/allow-photos.sh BUCKET SHELL_ORIGIN
set -euo pipefail
bucket=${1:?Usage: bash deployments/allow-photos.sh BUCKET SHELL_ORIGIN}
origin=${2:?Usage: bash deployments/allow-photos.sh BUCKET SHELL_ORIGIN}
rules=$(mktemp)
trap 'rm -f "$rules"' EXIT
printf '[{"origin":["%s"],"method":["GET"],"responseHeader":["Content-Type"],"maxAgeSeconds":3600}]\n' "$origin" >"$rules"
gcloud storage buckets update "gs://$bucket" --cors-file="$rules"
