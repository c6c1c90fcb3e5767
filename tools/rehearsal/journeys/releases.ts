import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { readJson, theRehearsal } from './outside';

const ROOT = join(__dirname, '../../..');

export type Remote = 'user-app' | 'admin-app' | 'public-card';
/** Site that has releases of its own. */
type App = Remote | 'shell';

type Place = 'before' | 'same' | 'after';

/** Returns the version of the release that is rehearsed. */
const ownVersion = (app: string) => readJson<{ version: string }>(join(ROOT, app, 'package.json')).version;

/** Build of a site. */
interface Build {
  version: string;
  /** Folder of its site. */
  folder: string;
}

/** Returns the build of a site that was rehearsed, or of the release before or after. */
export function releaseAt(app: App, place: Place): Build {
  if (place !== 'same') {
    const variants = theRehearsal().variants[app];
    if (!variants) throw new Error(`The rehearsal has no variants of ${app}`);
    return variants[place];
  }
  return { version: ownVersion(app), folder: join(ROOT, app, app === 'public-card' ? 'dist/site' : 'dist') };
}

/** Replaces the function of the cards by that of a place. */
export const releaseCards = (place: Place): Promise<void> =>
  control('releaseCodebase', { folder: join(releaseAt('public-card', place).folder, '../server') });

/** Releases a built site as `npm run deploy` does. */
export async function release(
  app: App,
  folder: string,
  { canary, slowly = false }: { canary?: number; slowly?: boolean } = {},
): Promise<void> {
  const script = join(ROOT, 'tools/rehearsal/release.mjs');
  const how = [...(canary ? ['--canary', String(canary)] : []), ...(slowly ? ['--slowly'] : [])];
  await promisify(execFile)(process.execPath, [script, app, folder, ...how]);
}

/** Has the rehearsal perform an action outside of the product, and returns its answer. */
export async function control<Answer>(action: string, requested: object): Promise<Answer> {
  const response = await fetch(`${theRehearsal().control}/${action}`, {
    method: 'POST',
    body: JSON.stringify(requested),
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- each action of the rehearsal's control has one form of answer
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(`${action}: ${answer.error}`);
  return answer;
}

/** Has the release before the live one live again: one step, and no build. */
export const rollBack = (app: Remote) => control<{ version: string }>('rollback', { site: app });

/** Returns the version of an app's release that runs in a page; empty for none. */
export const versionIn = (page: Page, app: string): Promise<string> =>
  page.evaluate((name) => /@([\d.]+)\+/.exec(globalThis.__releases?.[name] ?? '')?.[1] ?? '', app);

/** Makes a build of a remote that says another React than the shell has; nothing else of it differs. */
export async function skewReact(
  built: string,
  target: string,
  kind: 'patch' | 'minor' | 'major',
): Promise<void> {
  const script = join(ROOT, 'tools/rehearsal/skew-react.mjs');
  await promisify(execFile)(process.execPath, [script, built, target, kind]);
}
