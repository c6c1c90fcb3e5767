import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startPart } from '../lib/processes.mjs';
import { serviceEnvironment } from './addresses.mjs';

/** Writes the demo data where it is missing. */
export async function seed({ offset, folder }) {
  const log = join(folder, 'logs/seed.log');
  const part = startPart({
    name: 'seed',
    args: ['--import', 'tsx', join(ROOT, 'scripts/demo/seed.ts')],
    cwd: ROOT,
    log,
    // A template's icon is a component: its markup is compiled as this file says.
    env: { ...serviceEnvironment(offset), TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.run.json') },
  });
  const code = await part.exited;
  if (code !== 0) throw new Error(`The demo data could not be written. See ${log}`);
}

/** Views of a card before the first visitor's: as many as an instance in use has answered. */
const WARM_VIEWS = 50;

/**
 * Requests the pages that a first visitor needs, so that they don't wait for code to be compiled.
 *
 * @param {Record<'shell' | 'userApp' | 'adminApp' | 'publicCard', string>} addresses
 * @param {{ isForVisitors: boolean }} options - False to request each once only.
 */
export async function warmUpPages({ shell, userApp, adminApp, publicCard }, { isForVisitors }) {
  const get = (url) => fetch(url, { redirect: 'manual' }).then((response) => response.arrayBuffer());
  const card = `${publicCard}/c/alex-morgan`;
  await Promise.all([shell, `${userApp}/remote.json`, `${adminApp}/remote.json`, `${card}.vcf`].map(get));
  for (let view = 0; view < (isForVisitors ? WARM_VIEWS : 1); view += 1) await get(card);
}
