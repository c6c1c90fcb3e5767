/**
 * Runs both function codebases as a deployment would: the built folder alone, with nothing to require but the packages that
 * its generated package.json pins, each function in a functions-framework process of its own. Fails when one doesn't load, pins
 * a range, has no lockfile of the same, exports something else than its services, declares other settings for the CLI than
 * `build/release/settings.mjs` has, loads in a project that it wasn't built for, or doesn't know a callable of the product.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { settingsOf } from '../../build/release/settings.mjs';
import { SERVICE_FOLDERS } from '../stack/function-services.mjs';
import { ROOT } from '../lib/paths.mjs';

const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

const MANIFEST = join(ROOT, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');

/** Longest wait for a function to listen, in milliseconds. */
const START_MS = 30_000;

const { callables } = await tsImport('../../shared-lib/src/model/callables.ts', import.meta.url);

/** A separate process without the emulators' variables: what production would load. */
const env = { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-bundle' };

/** Copies a built folder and links the packages that its package.json pins. */
function packAlone(folder) {
  const alone = mkdtempSync(join(tmpdir(), 'tarjetero-'));
  cpSync(join(ROOT, folder), alone, { recursive: true });
  const { dependencies, engines } = JSON.parse(readFileSync(join(alone, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} is not pinned: ${version}`);
    const link = join(alone, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  if (engines?.node !== '22') throw new Error('engines.node is not 22');
  // Without one, a deployment gets the newest packages of its day.
  const { packages } = JSON.parse(readFileSync(join(alone, 'package-lock.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    const locked = packages[`node_modules/${name}`]?.version;
    if (locked !== version) throw new Error(`the lockfile has ${name} ${locked}, not ${version}`);
  }
  return alone;
}

/** Fails unless a folder exports just these functions. */
function checkExports(alone, services) {
  const code = `const loaded = require(${JSON.stringify(alone)});
    console.log(JSON.stringify(Object.keys(loaded).filter((name) => typeof loaded[name] === 'function')));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: alone,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const exported = JSON.parse(stdout).sort().join(', ');
  const wanted = [...services].sort().join(', ');
  if (exported !== wanted) throw new Error(`exports ${exported} instead of ${wanted}`);
}

/** Has firebase-functions write what the CLI reads of a folder before it deploys. */
function manifestOf(alone, variables = {}) {
  const path = join(alone, 'manifest.json');
  const { status, stderr } = spawnSync(process.execPath, [MANIFEST, '.'], {
    cwd: alone,
    env: { ...env, ...variables, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: path },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const sorted = (names) => [...names].sort().join(', ');

/** Fails unless a deployment stops where a needed setting is missing, or the build is another project's. */
function checkSettings(alone, services) {
  const { params = [], endpoints } = manifestOf(alone);
  if (services.includes('api')) {
    const requested = params.map(
      ({ name, type, default: value }) => `${name} ${type} ${value === undefined}`,
    );
    // Optional secrets are defined by a build that has them, and this one hasn't.
    const isDefined = (setting) => setting.kind !== 'secret' || !setting.optional;
    const wanted = settingsOf('param', 'secret')
      .filter(isDefined)
      .map(
        ({ name, kind, optional = false }) => `${name} ${kind === 'secret' ? kind : 'string'} ${!optional}`,
      );
    if (sorted(requested) !== sorted(wanted))
      throw new Error(`asks for ${sorted(requested)}; wanted ${sorted(wanted)}`);
    const secrets = Object.values(endpoints).flatMap(({ secretEnvironmentVariables = [] }) =>
      secretEnvironmentVariables.map(({ key }) => key),
    );
    const known = settingsOf('secret')
      .filter(isDefined)
      .map(({ name }) => name);
    if (sorted(new Set(secrets)) !== sorted(known)) throw new Error(`is given ${sorted(secrets)}`);
  }
  let refusal = '';
  try {
    manifestOf(alone, { GCLOUD_PROJECT: 'somebodys-project' });
  } catch (error) {
    refusal = error.message;
  }
  if (!refusal.includes('build it with FIREBASE_PROJECT_ID=somebodys-project'))
    throw new Error(`a project that it wasn't built for gets: ${refusal || 'the functions'}`);
}

function post(socketPath, path) {
  return new Promise((resolve, reject) => {
    const call = request({
      ...{ socketPath, path, method: 'POST' },
      headers: { 'content-type': 'application/json' },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end('{"data":{}}');
  });
}

/** Fails unless the service `api` requires a session at each callable's path, and knows no other path. */
async function checkCallables(alone) {
  const socketPath = join(alone, 'api.sock');
  const child = spawn(
    process.execPath,
    [FRAMEWORK, '--target=api', `--source=${alone}`, `--port=${socketPath}`],
    {
      ...{ cwd: alone, env },
      stdio: 'ignore',
    },
  );
  try {
    const deadline = Date.now() + START_MS;
    while ((await post(socketPath, '/').catch(() => 0)) === 0) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('api does not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const name of Object.keys(callables)) {
      const status = await post(socketPath, `/${name}`);
      if (status !== 401) throw new Error(`/${name} answers ${status} to a stranger`);
    }
    const status = await post(socketPath, '/nope');
    if (status !== 404) throw new Error(`/nope answers ${status}`);
  } finally {
    child.kill();
  }
  return Object.keys(callables).length;
}

async function check(folder) {
  const services = Object.keys(SERVICE_FOLDERS).filter((name) => SERVICE_FOLDERS[name] === folder);
  let alone = null;
  try {
    alone = packAlone(folder);
    checkExports(alone, services);
    checkSettings(alone, services);
    const callables = services.includes('api') ? `, ${await checkCallables(alone)} callables` : '';
    console.log(`${folder}: ${services.join(', ')}${callables}`);
    return true;
  } catch (error) {
    console.error(`${folder}: ${error.message}`);
    return false;
  } finally {
    if (alone) rmSync(alone, { recursive: true, force: true });
  }
}

const folders = [...new Set(Object.values(SERVICE_FOLDERS))];
const outcomes = [];
for (const folder of folders) outcomes.push(await check(folder));
process.exit(outcomes.every(Boolean) ? 0 : 1);
