/**
 * Loads both function codebases as a deploy would: the built folder alone, with nothing to require but the packages that
 * its generated package.json pins. Fails when one doesn't load, pins a range, or lacks a function that the product calls.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const CODEBASES = [
  {
    folder: 'functions/dist',
    exports: [
      ...[
        'createCard',
        'checkSlug',
        'changeSlug',
        'publishCard',
        'pauseCard',
        'resumeCard',
        'deleteCard',
        'restoreCard',
        'deleteAccount',
        'endSessions',
        'exportAccount',
        'findAdminInvite',
        'removeAdmin',
        'setUserDisabled',
        'recordAccount',
        'adminUserDetail',
        'setUserPlan',
        'grantAdmin',
        'takeDownCard',
        'liftTakedown',
        'dismissReport',
        'testAlertWebhook',
        'systemState',
        'refreshStats',
        'recordVitals',
      ],
      'jobs',
      'visit',
      'report',
    ],
  },
  { folder: 'public-card/dist/server', exports: ['card'] },
];

function check({ folder, exports }) {
  const alone = mkdtempSync(join(tmpdir(), 'tarjetero-functions-'));
  try {
    cpSync(join(ROOT, folder), alone, { recursive: true });
    const { dependencies, engines } = JSON.parse(readFileSync(join(alone, 'package.json'), 'utf8'));
    for (const [name, version] of Object.entries(dependencies)) {
      if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} is not pinned: ${version}`);
      const link = join(alone, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), link);
    }
    if (engines?.node !== '22') throw new Error('engines.node is not 22');
    // A separate process, without the emulator's variables: what production would load.
    const code = `const loaded = require(${JSON.stringify(alone)});
      const missing = ${JSON.stringify(exports)}.filter((name) => typeof loaded[name] !== 'function');
      if (missing.length) throw new Error('missing: ' + missing);
      if (loaded.runJobsNow) throw new Error('runJobsNow is for the emulator only');`;
    const env = { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-bundle' };
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
      cwd: alone,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    console.log(`${folder}: ${exports.length} functions`);
    return true;
  } catch (error) {
    console.error(`${folder}: ${error.message}`);
    return false;
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
}

process.exit(CODEBASES.map(check).every(Boolean) ? 0 : 1);
