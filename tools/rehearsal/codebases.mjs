/** Folders of functions as Google gets them: uploaded, installed by their own lockfile, and run to list their services. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../scripts/lib/paths.mjs';

function run(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(null);
      else
        reject(new Error(`${command} ${args[0]} ended with ${code}:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/**
 * Installs the packages of a lockfile into an empty folder with `npm ci`, or finds them there from an earlier run.
 *
 * @returns {Promise<string>} The `node_modules`.
 */
async function installLocked(source, store) {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const folder = join(store, createHash('sha256').update(lock).digest('hex').slice(0, 16));
  if (existsSync(folder)) return join(folder, 'node_modules');
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(fresh, file));
  cpSync(join(ROOT, '.npmrc'), join(fresh, '.npmrc'));
  await run('npm', ['ci', '--omit=dev'], { cwd: fresh, env: process.env });
  renameSync(fresh, folder);
  return join(folder, 'node_modules');
}

/** Variables that say which project a function belongs to, as Google sets them. */
export const projectVariables = ({ project, bucket }) => ({
  GCLOUD_PROJECT: project,
  GOOGLE_CLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
});

/**
 * Uploads a codebase: copies it to a folder of its own, installs its packages, and has it say which services it is.
 *
 * @param {string} source - Built folder.
 * @param {object} options
 * @param {string} options.target - Folder that becomes the release's.
 * @param {string} options.store - Folder in which installed packages are cached, by lockfile.
 * @param {{ project: string, bucket: string }} options.owner
 * @returns {Promise<{ folder: string, parameters: Record<string, string>, services: Record<string, { secrets: string[], isPublic: boolean, memoryMb: number }> }>}
 */
export async function uploadCodebase(source, { target, store, owner }) {
  cpSync(source, target, { recursive: true });
  symlinkSync(await installLocked(source, store), join(target, 'node_modules'));
  const manifest = join(target, 'functions.json');
  await run(process.execPath, ['node_modules/firebase-functions/lib/bin/firebase-functions.js', '.'], {
    cwd: target,
    env: {
      ...{ PATH: process.env.PATH, ...projectVariables(owner) },
      ...{ FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
    },
  });
  const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8'));
  const parameters = join(target, '.env');
  return {
    folder: target,
    parameters: existsSync(parameters) ? parseEnv(readFileSync(parameters, 'utf8')) : {},
    services: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        {
          secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
          // The CLI opens callables to everybody: they check the session themselves.
          isPublic:
            Boolean(endpoint.callableTrigger) || (endpoint.httpsTrigger?.invoker ?? []).includes('public'),
          memoryMb: endpoint.availableMemoryMb,
        },
      ]),
    ),
  };
}
