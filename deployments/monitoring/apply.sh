#!/usr/bin/env bash
# Creates the policies of this folder that a project lacks, by their names.
# Usage: bash deployments/monitoring/apply.sh PROJECT CHANNEL   (a channel: gcloud beta monitoring channels list)
set -euo pipefail
project=${1:?Usage: bash deployments/monitoring/apply.sh PROJECT CHANNEL}
channel=${2:?The name of a notification channel is missing}
known=$(gcloud monitoring policies list --project="$project" --format='value(displayName)')

for file in "$(dirname "$0")"/*.json; do
  name=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).displayName' "$file")
  if grep -qxF "$name" <<<"$known"; then
    echo "$name: there already"
  else
    gcloud monitoring policies create --project="$project" --policy-from-file="$file" --notification-channels="$channel"
  fi
done
