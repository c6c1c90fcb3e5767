#!/usr/bin/env bash
# Gives the functions' service account and the rules of Storage what they need, and nothing more. Repeatable.
# Usage: bash deployments/grant-roles.sh PROJECT
set -euo pipefail
project=${1:?Usage: bash deployments/grant-roles.sh PROJECT}
number=$(gcloud projects describe "$project" --format='value(projectNumber)')

grant() {
  gcloud projects add-iam-policy-binding "$project" --member="serviceAccount:$1" --role="$2" \
    --condition=None --quiet >/dev/null
  echo "$1: $2"
}

# Functions of the second generation run as this account unless they name another.
functions="$number-compute@developer.gserviceaccount.com"
for role in datastore.user storage.objectAdmin firebaseauth.admin firebaserules.viewer logging.logWriter \
  secretmanager.secretAccessor run.invoker; do
  grant "$functions" "roles/$role"
done

# Rules of Storage that read documents.
grant "service-$number@gcp-sa-firebasestorage.iam.gserviceaccount.com" roles/firebaserules.firestoreServiceAgent
