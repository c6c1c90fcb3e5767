/**
 * `npm run release:maps`: gives the monitoring service the source maps of the apps' builds, each under its release's
 * name (`user-app@0.1.0+3f2a9c01`, which the build itself says), so that stack traces name our lines. Maps are never
 * deployed: Hosting leaves them out, and no script points to its own.
 *
 *   SENTRY_ORG=… SENTRY_PROJECT=… SENTRY_AUTH_TOKEN=… npm run release:maps -- user-app shell
 *
 * SENTRY_URL names another service than sentry.io. Without names, every app is uploaded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { noteMaps } from '../build/release/build-stamp.mjs';
import { outputFolder } from '../build/release/output-folder.mjs';
import { RELEASE_BANNER } from '../build/release/release-plugin.mjs';
import { endPlainly } from './lib/operator-command.mjs';
import { ROOT } from './lib/paths.mjs';

endPlainly();

const FOLDERS = {
  shell: outputFolder('shell'),
  'user-app': outputFolder('user-app'),
  'admin-app': outputFolder('admin-app'),
  'public-card': `${outputFolder('public-card')}/site`,
};

function needed(name) {
  const value = process.env[name];
  if (!value) throw new Error(`release:maps needs ${name}`);
  return value;
}

/** Scripts of a build that have a map, as paths inside it. */
export function mappedScripts(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -'.map'.length));
}

/** Returns the release name that a build contains. */
export function releaseOf(folder, scripts) {
  for (const script of scripts) {
    const name = RELEASE_BANNER.exec(readFileSync(join(folder, script), 'utf8').slice(0, 500))?.[3];
    if (name) return name;
  }
  throw new Error(`${folder} says no release: build it for production first`);
}

/** Makes the release known; the service answers 208 when it knows it already. */
async function announce({ service, org, project, token, release }) {
  const response = await fetch(`${service}/api/0/organizations/${org}/releases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: release, projects: [project] }),
  });
  if (!response.ok) throw new Error(`${release}: ${response.status} ${await response.text()}`);
}

/** Uploads one file, under the address that stack traces give it whatever the site. */
async function upload({ service, org, project, token, release }, path, content, headers) {
  const form = new FormData();
  form.set('name', `~/${path}`);
  form.set('file', new Blob([content]), basename(path));
  for (const header of headers) form.append('header', header);
  const url = `${service}/api/0/projects/${org}/${project}/releases/${encodeURIComponent(release)}/files/`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // 409: it is there already, from an upload that was cut off.
  if (!response.ok && response.status !== 409) {
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

const target = {
  service: process.env.SENTRY_URL ?? 'https://sentry.io',
  org: needed('SENTRY_ORG'),
  project: needed('SENTRY_PROJECT'),
  token: needed('SENTRY_AUTH_TOKEN'),
};
const requested = process.argv.slice(2);
for (const app of requested.length > 0 ? requested : Object.keys(FOLDERS)) {
  if (!FOLDERS[app]) throw new Error(`${app} is none of ${Object.keys(FOLDERS).join(', ')}`);
  const folder = join(ROOT, FOLDERS[app]);
  const scripts = mappedScripts(folder);
  const release = releaseOf(folder, scripts);
  await announce({ ...target, release });
  for (const script of scripts) {
    const path = script.replaceAll('\\', '/');
    const map = `${path}.map`;
    // The script doesn't name its map; the header does.
    await upload({ ...target, release }, path, readFileSync(join(folder, script)), [
      `Sourcemap:${basename(map)}`,
    ]);
    await upload({ ...target, release }, map, readFileSync(join(folder, map)), []);
  }
  noteMaps(folder);
  console.log(`${release}: ${scripts.length} maps`);
}
