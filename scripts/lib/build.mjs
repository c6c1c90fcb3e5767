import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** What is built, in order, and the folders and files whose contents decide whether it is stale. */
const BUILDS = [
  { name: 'local-firebase', sources: ['local-firebase'] },
  { name: 'functions', sources: ['functions', 'shared-lib', 'build', 'firestore.rules'] },
  { name: 'public-card', sources: ['public-card', 'shared-lib', 'build'] },
  { name: 'shell', sources: ['shell', 'shared-lib', 'build'] },
  { name: 'user-app', sources: ['user-app', 'shared-lib', 'build'] },
  { name: 'admin-app', sources: ['admin-app', 'shared-lib', 'build'] },
];

const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests', 'testing', '.cache']);

/** Environment variables that end up inside a bundle. */
const isBuildVariable = (name) =>
  /^(FIREBASE_|OPERATOR_|SENTRY_|ALERT_|MAIL_|SMTP_|BOOKING_)|_ORIGIN$/.test(name);

function* sourceFiles(folder) {
  if (statSync(folder).isFile()) return yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) yield* sourceFiles(path);
    } else if (!/\.(test|spec)\.tsx?$|\.md$/.test(entry.name)) yield path;
  }
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const source of sources) {
    for (const path of sourceFiles(join(ROOT, source)))
      hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (isBuildVariable(name)) hash.update(`${name}=${value}`);
  }
  return hash.digest('hex');
}

function run(name) {
  return new Promise((resolve, reject) => {
    const output = [];
    const build = spawn('npm', ['run', 'build', '--silent', '-w', name], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    build.stdout.on('data', (chunk) => output.push(chunk));
    build.stderr.on('data', (chunk) => output.push(chunk));
    build.on('error', reject);
    build.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`No se pudo construir ${name}:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/**
 * Builds what is stale, one after another: the builds are heavy and the machine may be small.
 *
 * @param {object} [options]
 * @param {string[]} [options.only] - Names to look at; all unless given.
 * @param {boolean} [options.force] - Also what is fresh.
 */
export async function buildIfStale({ only, force = false } = {}) {
  const stamps = join(ROOT, '.local/builds');
  mkdirSync(stamps, { recursive: true });
  for (const { name, sources } of BUILDS) {
    if (only && !only.includes(name)) continue;
    const stamp = join(stamps, name);
    const wanted = fingerprint(sources);
    const isFresh =
      existsSync(join(ROOT, name, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    if (isFresh && !force) continue;
    const startedAt = Date.now();
    await run(name);
    writeFileSync(stamp, wanted);
    console.log(`Construido ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
}
