/**
 * Answers that only somebody who is signed in at Firebase (`npx firebase login`, or GOOGLE_APPLICATION_CREDENTIALS) gets. They go
 * through the CLI's own modules, whose version is pinned.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns a client of one of Google's APIs with the session of the CLI. */
async function clientOf(urlPrefix, apiVersion, project) {
  const { Client } = require('firebase-tools/lib/apiv2');
  const { requireAuth } = require('firebase-tools/lib/requireAuth');
  await requireAuth({ project });
  return new Client({ urlPrefix, apiVersion, auth: true });
}

/** Returns the text of the rules in force, by service: `cloud.firestore` and `firebase.storage`; `null` where there are none. */
export async function readRulesInForce(project) {
  await clientOf('https://firebaserules.googleapis.com', 'v1', project);
  const rules = require('firebase-tools/lib/gcp/rules');
  const releases = await rules.listAllReleases(project);
  const read = async (service) => {
    const name = await rules.getLatestRulesetName(project, service, releases);
    return name ? (await rules.getRulesetContent(name))[0].content : null;
  };
  return { firestore: await read('cloud.firestore'), storage: await read('firebase.storage') };
}

/**
 * Lists the last releases of a Hosting site, newest first.
 *
 * @returns {Promise<{ version: string, at: string, message: string }[]>} `version` is the id that `hosting:clone` takes.
 */
export async function readHostingReleases(project, site) {
  const hosting = await clientOf('https://firebasehosting.googleapis.com', 'v1beta1', project);
  const { body } = await hosting.get(`/projects/${project}/sites/${site}/channels/live/releases`, {
    queryParams: { pageSize: 25 },
  });
  return (body.releases ?? [])
    .filter(({ version }) => version)
    .map(({ version, releaseTime, message = '' }) => ({
      ...{ version: version.name.split('/').at(-1), at: releaseTime, message },
    }));
}

/** Returns the version before the one that is live, of the last releases of a site; `null` where there is none. */
export function versionBefore(releases) {
  const live = releases[0]?.version;
  return releases.find(({ version }) => version !== live)?.version ?? null;
}
