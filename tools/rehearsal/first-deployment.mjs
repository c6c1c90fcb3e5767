/** The steps of docs/operations/first-deployment.md that a rehearsal follows, once everything runs and nothing is released. */
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { PARTS } from '../../scripts/release/parts.mjs';
import { run } from '../../scripts/test/steps.mjs';

/** Folder of a codebase's build. */
const CODEBASES = { default: 'functions/dist', card: 'public-card/dist/server' };

/** Scripts of the operator that follow a first release. */
const AFTERWARDS = ['scripts/templates-seed.mjs', 'scripts/remotes.mjs'];

/**
 * Releases every part in the order of `npm run deploy -- TARGET all`, from what it would upload, and does what an operator does next.
 *
 * @param {Awaited<ReturnType<typeof import('./stack.mjs').startRehearsal>>} rehearsal
 * @param {Record<string, string>} env - By which a process finds the rehearsal.
 * @param {string} project
 */
export async function deployFirst(rehearsal, env, project) {
  const runScript = async (script, ...args) => {
    const { ok } = await run(process.execPath, [join(ROOT, script), ...args], {
      // A script of the operator has an account of its own, which the metadata server stands for.
      env: { ...env, GCLOUD_PROJECT: project, K_SERVICE: 'operator' },
    });
    if (!ok) throw new Error(`${script} ${args.join(' ')} has failed`);
  };
  for (const [name, { site, codebase }] of Object.entries(PARTS)) {
    // A rewrite to a function that isn't there yet would have to be released again.
    if (codebase) await rehearsal.releaseCodebase(join(ROOT, CODEBASES[codebase]));
    if (site) await runScript('tools/rehearsal/release.mjs', name, join(ROOT, site.folder));
  }
  for (const script of AFTERWARDS) await runScript(script);
}
