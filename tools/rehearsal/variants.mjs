import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS, sourcesHash } from '../../scripts/lib/build.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { PARTS } from '../../scripts/release/parts.mjs';

/** Releases beside the one that is rehearsed, by their place. */
const PLACES = { before: '0.0.9', after: '0.2.0' };

const CONFIG = join(ROOT, 'tools/rehearsal/variant.webpack.mjs');

/** Sites that are released. */
const SITES = Object.entries(PARTS).filter(([, { site }]) => site);

function run(app, version, folder) {
  return new Promise((resolve, reject) => {
    const build = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/webpack/bin/webpack.js'), ...['--mode', 'production', '--config', CONFIG]],
      {
        cwd: join(ROOT, app),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, VARIANT_APP: app, VARIANT_VERSION: version, BUILD_OUTPUT: folder },
      },
    );
    const said = [];
    build.stdout.on('data', (chunk) => said.push(chunk));
    build.stderr.on('data', (chunk) => said.push(chunk));
    build.on('error', reject);
    build.on('exit', (code) => {
      if (code === 0) resolve(null);
      else reject(new Error(`${app} ${version}:\n${Buffer.concat(said).toString()}`));
    });
  });
}

/**
 * Builds each site as the release before and after the one that is rehearsed, for real, where what is there was made from other sources.
 *
 * @param {(line: string) => void} report
 * @returns {Promise<Record<string, Record<string, { version: string, folder: string }>>>} Version and built site, by app and place.
 */
export async function buildVariants(report) {
  const found = {};
  for (const [app, { site }] of SITES) {
    const { sources } = BUILDS.find(({ name }) => name === app);
    const stamp = `${sourcesHash(sources)}\n${readFileSync(CONFIG, 'utf8')}`;
    found[app] = {};
    for (const [place, version] of Object.entries(PLACES)) {
      const folder = `.local/rehearsal/variants/${place}`;
      const stampFile = join(ROOT, folder, `${app}.stamp`);
      found[app][place] = {
        version,
        folder: join(ROOT, folder, site.folder.replace('/dist', '')),
      };
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue;
      report(`Building ${app} ${version}…`);
      rmSync(stampFile, { force: true });
      mkdirSync(join(ROOT, folder), { recursive: true });
      await run(app, version, folder);
      writeFileSync(stampFile, stamp);
    }
  }
  return found;
}
