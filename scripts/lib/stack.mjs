/**
 * The local stack: local-firebase for Firestore and Storage, Google's Auth emulator, one process for each Cloud Function, Hosting,
 * the job clock and the demo data. `npm start`, the browser journeys and the benches all start this one thing.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAuthEmulator } from './auth-emulator.mjs';
import { startCollector } from './collector.mjs';
import { startDevServers } from './dev-servers.mjs';
import { firebaseConfig } from './firebase-config.mjs';
import { startFunctionServices } from './function-services.mjs';
import { lastingFiles } from './lasting-files.mjs';
import { startMailViewer } from './mail-viewer.mjs';
import { ROOT } from './paths.mjs';
import { portsAt, requireFreePorts } from './ports.mjs';
import { startPart, startWatchedPart, stopPart, waitForAnswer } from './processes.mjs';
import { importTypescript } from './typescript.mjs';

export const PROJECT_ID = 'demo-tarjetero';

/** The address that all mail of a copy comes from. */
const MAIL_FROM = 'reservas@tarjetero.test';

/** Interval at which the job table runs, in milliseconds. */
const JOBS_EVERY_MS = 5000;

/** Longest start of the parts, in milliseconds. */
const READY_MS = 90_000;

/** Returns the addresses of a copy's parts. */
export function addressesAt(offset) {
  const ports = portsAt(offset);
  const at = (port) => `http://127.0.0.1:${port}`;
  return {
    shell: at(ports.shell),
    userApp: at(ports.userApp),
    adminApp: at(ports.adminApp),
    publicCard: at(ports.publicCard),
    functions: at(ports.functions),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    auth: at(ports.auth),
    collector: at(ports.collector),
    mail: at(ports.mail),
  };
}

/** Returns the environment in which a process reaches a copy's services through firebase-admin or the SDK. */
export function serviceEnvironment(offset) {
  const ports = portsAt(offset);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // The Admin SDK would otherwise look for Google's own machines before it believes that it is on none.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    SHELL_ORIGIN: `http://127.0.0.1:${ports.shell}`,
    PUBLIC_CARD_ORIGIN: `http://127.0.0.1:${ports.publicCard}`,
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${ports.collector}/webhook`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM,
  };
}

/**
 * Starts everything and resolves when every part answers.
 *
 * @param {object} [options]
 * @param {number} [options.offset] - Added to every port.
 * @param {boolean} [options.fresh] - Forget the copy's data first.
 * @param {boolean} [options.memory] - Keep nothing on disk.
 * @param {boolean} [options.dev] - Dev servers with hot reload in place of the built sites.
 * @param {(line: string) => void} [options.report] - Told what happens.
 * @param {AbortSignal} [options.signal] - Ends what has been started so far, and rejects.
 * @returns {Promise<{addresses: ReturnType<typeof addressesAt>, stop: () => Promise<void>, stopJobs: () => void, localFirebase: {pid: () => number}, parts: () => {name: string, pid: number}[]}>}
 *   `stopJobs` stops the clocks of the periodic work for good, for those who count reads; `parts` lists the processes.
 */
export async function startStack({
  offset = 0,
  fresh = false,
  memory = false,
  dev = false,
  report = () => {},
  signal = new AbortController().signal,
} = {}) {
  await requireFreePorts(offset);
  const folder = join(ROOT, '.local', memory ? `${offset}-memory` : String(offset));
  if (fresh || memory) rmSync(folder, { recursive: true, force: true });
  for (const name of ['tmp', 'config', 'logs']) mkdirSync(join(folder, name), { recursive: true });

  const ports = portsAt(offset);
  const addresses = addressesAt(offset);
  let stopping = false;
  let stopped = null;
  let clocks = [];
  let collector = null;
  let mailViewer = null;
  let localFirebase = null;
  let auth = null;
  let services = null;
  let hosting = null;
  let devServers = [];

  const stop = () => (stopped ??= stopAll());
  const stopAll = async () => {
    stopping = true;
    clocks.forEach(clearInterval);
    // Local-firebase last: the others may still be writing to it.
    await Promise.all([
      hosting?.stop('SIGTERM'),
      auth && stopPart(auth.part),
      services?.stop(),
      ...devServers.map((part) => stopPart(part)),
    ]);
    await localFirebase?.stop('SIGTERM');
    await Promise.all([collector?.close(), mailViewer?.close()]);
  };

  const startAll = async () => {
    const hostingConfig = await localHostingConfig(offset);
    collector = await startCollector({ port: ports.collector });
    mailViewer = await startMailViewer({ port: ports.mail, smtpPort: ports.smtp });
    if (stopping) return;
    localFirebase = startLocalFirebase({ ports, folder, memory, report });
    auth = startAuthEmulator({
      ...{ folder, ports, memory, report },
      projectId: PROJECT_ID,
      onMail: ({ to, subject, link }) => {
        mailViewer.keep({ from: MAIL_FROM, to: [to], subject, text: `Abre este enlace:\n${link}\n` });
        report(`Correo para ${to} (${subject.toLowerCase()}): ${link}`);
      },
    });
    void auth.part.exited.then((code) => {
      if (!stopping) report(`El emulador de Auth se ha parado (${code}). Mira ${auth.part.log}`);
    });
    services = startFunctionServices({ folder, environment: serviceEnvironment(offset), dev, report });
    hosting = startHosting({ ports, folder, config: hostingConfig, dev, sockets: services.sockets, report });
    const devReady = dev ? startDev() : null;
    await waitForAnswer(addresses.firestore, { timeoutMs: READY_MS, failure: localFirebase.failure });
    await auth.ready;
    await Promise.all([seed({ offset, folder }), services.ready, hosting.ready, devReady]);
    await warmUpPages(addresses);
    if (!stopping) clocks = ['jobs', 'mail'].map((name) => startClock(addresses, name));
  };
  const startDev = () => {
    const { parts, ready } = startDevServers({ offset, folder, readyMs: READY_MS });
    devServers = parts;
    return ready;
  };
  const aborted = new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Interrumpido')), { once: true });
  });
  const starting = startAll();
  // After an interruption its parts end under it.
  starting.catch(() => undefined);
  try {
    await Promise.race([starting, aborted]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    addresses,
    stop,
    stopJobs: () => clocks.forEach(clearInterval),
    localFirebase,
    parts: () => [
      { name: 'auth', pid: auth.part.child.pid },
      ...[localFirebase, hosting, ...services.parts].map(({ name, pid }) => ({ name, pid: pid() })),
    ],
  };
}

/** Starts local-firebase, and again whenever it dies without being told to: its data is on disk. */
function startLocalFirebase({ ports, folder, memory, report }) {
  return startWatchedPart({
    ...{ name: 'local-firebase', folder, report, cwd: ROOT },
    args: [
      join(ROOT, 'local-firebase/dist/cli.js'),
      ...['--port', String(ports.firestore), '--storage-port', String(ports.storage)],
      ...(memory ? ['--memory'] : ['--data', join(folder, 'firestore')]),
      ...['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'],
      ...['--indexes', 'firestore.indexes.json'],
    ],
    // Errors in its rules or its data folder are permanent.
    finalExits: [1],
  });
}

/** Returns the firebase.json of a copy. */
async function localHostingConfig(offset) {
  const { localEndpoints } = await importTypescript(
    '../../shared-lib/src/config/endpoints.ts',
    import.meta.url,
  );
  return firebaseConfig({
    endpoints: localEndpoints(offset),
    functionsOrigin: addressesAt(offset).functions,
    local: true,
    lasting: (folder) => lastingFiles(join(ROOT, folder)),
  });
}

/** Starts Hosting and the addresses of the functions; `ready` resolves when all of them listen. */
function startHosting({ ports, folder, config, dev, sockets, report }) {
  // For whoever wants to see what is served with which headers.
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config, null, 2));
  const sitePorts = {
    shell: ports.shell,
    'user-app': ports.userApp,
    'admin-app': ports.adminApp,
    'public-card': ports.publicCard,
  };
  const options = {
    root: ROOT,
    config,
    sitePorts: dev ? {} : sitePorts,
    functionsPort: ports.functions,
    sockets,
  };
  let settle;
  const listening = new Promise((resolve) => {
    settle = resolve;
  });
  const part = startWatchedPart({
    ...{ name: 'hosting', folder, report, cwd: ROOT },
    args: [join(ROOT, 'scripts/local-hosting.mjs'), JSON.stringify(options)],
    onLine: (line) => (line === 'listening' ? settle() : report(`[hosting] ${line}`)),
  });
  return { ...part, ready: listening };
}

/** Starts the clock of a scheduled function: asks for it as Cloud Scheduler does, never while an earlier run is going on. */
function startClock({ functions }, name) {
  let isRunning = false;
  return setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void fetch(`${functions}/${PROJECT_ID}/us-central1/${name}`, {
      method: 'POST',
      headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() },
    })
      .catch(() => {
        // The next tick tries again.
      })
      .finally(() => {
        isRunning = false;
      });
  }, JOBS_EVERY_MS);
}

/** Writes the demo data where it is missing. */
async function seed({ offset, folder }) {
  const log = join(folder, 'logs/seed.log');
  const part = startPart({
    name: 'seed',
    args: ['--import', 'tsx', join(ROOT, 'scripts/seed.ts')],
    cwd: ROOT,
    log,
    // A template's icon is a component: its markup is compiled as this file says.
    env: { ...serviceEnvironment(offset), TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.run.json') },
  });
  const code = await part.exited;
  if (code !== 0) throw new Error(`No se pudieron escribir los datos de demostración. Mira ${log}`);
}

/** Views of a card before the first visitor's: as many as an instance in use has answered. */
const WARM_VIEWS = 50;

/** Asks for what a first visitor needs, so that they don't wait for code to be compiled. */
async function warmUpPages({ shell, userApp, adminApp, publicCard }) {
  const get = (url) => fetch(url, { redirect: 'manual' }).then((response) => response.arrayBuffer());
  const card = `${publicCard}/c/alex-morgan`;
  await Promise.all([shell, `${userApp}/remote.json`, `${adminApp}/remote.json`, `${card}.vcf`].map(get));
  for (let view = 0; view < WARM_VIEWS; view += 1) await get(card);
}
