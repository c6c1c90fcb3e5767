/**
 * The local stack: local-firebase for Firestore and Storage, the official Auth, Hosting and Functions emulators, the job
 * clock and the demo data. `npm start`, the browser journeys and the benches all start this one thing.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCollector } from './collector.mjs';
import { startDevServers } from './dev-servers.mjs';
import { firebaseConfig } from './firebase-config.mjs';
import { startMailViewer } from './mail-viewer.mjs';
import { ROOT } from './paths.mjs';
import { portsAt, requireFreePorts } from './ports.mjs';
import { startPart, stopPart, waitForAnswer } from './processes.mjs';
import { importTypescript } from './typescript.mjs';

export const PROJECT_ID = 'demo-tarjetero';

/** The address that all mail of a copy comes from. */
const MAIL_FROM = 'reservas@tarjetero.test';

/** How often the job table runs, in milliseconds. */
const JOBS_EVERY_MS = 5000;

/** How long the parts may take to answer, in milliseconds. */
const READY_MS = 90_000;

/** How often local-firebase is started again in one run, should it be killed. */
const RESTARTS = 20;

/** Where each part of a copy answers. */
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

/**
 * What a process needs in its environment to reach a copy's services through firebase-admin or the SDK.
 */
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
 * @returns {Promise<{addresses: ReturnType<typeof addressesAt>, stop: () => Promise<void>, stopJobs: () => void, localFirebase: {pid: () => number}}>}
 *   `stopJobs` stops the clock of the periodic work for good: whoever counts reads counts their own only.
 */
export async function startStack({
  offset = 0,
  fresh = false,
  memory = false,
  dev = false,
  report = () => {},
} = {}) {
  await requireFreePorts(offset);
  const folder = join(ROOT, '.local', memory ? `${offset}-memory` : String(offset));
  if (fresh || memory) rmSync(folder, { recursive: true, force: true });
  for (const name of ['tmp', 'config', 'logs']) mkdirSync(join(folder, name), { recursive: true });

  const parts = [];
  const addresses = addressesAt(offset);
  let stopping = false;
  let clock = null;
  let localFirebase = null;
  let collector = null;
  let mailViewer = null;

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(clock);
    // The emulators first: they may still be writing to what local-firebase keeps.
    await Promise.all(parts.map((part) => stopPart(part)));
    if (localFirebase) await stopPart(localFirebase.part, 'SIGTERM');
    await Promise.all([collector?.close(), mailViewer?.close()]);
  };

  try {
    const ports = portsAt(offset);
    collector = await startCollector({ port: ports.collector });
    mailViewer = await startMailViewer({ port: ports.mail, smtpPort: ports.smtp });
    localFirebase = startLocalFirebase({ offset, folder, memory, isStopping: () => stopping, report });
    const emulators = await startEmulators({
      ...{ offset, folder, memory, dev, report },
      keepMail: mailViewer.keep,
    });
    parts.push(emulators.part);
    emulators.part.exited.then((code) => {
      if (!stopping) report(`Los emuladores se han parado (${code}). Mira ${emulators.part.log}`);
    });
    await waitForAnswer(addresses.firestore, { timeoutMs: READY_MS, failure: localFirebase.failure });
    await emulators.ready;
    if (dev) parts.push(...(await startDevServers({ offset, folder, readyMs: READY_MS })));
    await seed({ offset, folder });
    await warmUpPages(addresses);
    void warmUpCalls(addresses);
    clock = setInterval(() => {
      fetch(`${addresses.functions}/${PROJECT_ID}/us-central1/runJobsNow`, { method: 'POST' }).catch(() => {
        // The next tick tries again.
      });
    }, JOBS_EVERY_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  const stopJobs = () => clearInterval(clock);
  return { addresses, stop, stopJobs, localFirebase: { pid: () => localFirebase.part.child.pid } };
}

/** Starts local-firebase, and again whenever it dies without being told to: its data is on disk. */
function startLocalFirebase({ offset, folder, memory, isStopping, report }) {
  const ports = portsAt(offset);
  const args = [
    join(ROOT, 'local-firebase/dist/cli.js'),
    ...['--port', String(ports.firestore), '--storage-port', String(ports.storage)],
    ...(memory ? ['--memory'] : ['--data', join(folder, 'firestore')]),
    ...[
      '--rules',
      'firestore.rules',
      '--storage-rules',
      'storage.rules',
      '--indexes',
      'firestore.indexes.json',
    ],
  ];
  const running = { part: null, restarts: 0, failure: () => failure };
  let failure = null;
  const start = () => {
    let last = '';
    running.part = startPart({
      name: 'local-firebase',
      args,
      cwd: ROOT,
      log: join(folder, 'logs/local-firebase.log'),
      onLine: (line) => {
        last = line;
      },
    });
    // For whoever wants to see it die and come back.
    writeFileSync(join(folder, 'local-firebase.pid'), String(running.part.child.pid));
    running.part.exited.then((code) => {
      if (isStopping()) return;
      if (code === 1 || running.restarts >= RESTARTS) {
        failure = `local-firebase no arranca: ${last}`;
        report(failure);
        return;
      }
      running.restarts += 1;
      report(`local-firebase se ha parado (${code}); se arranca de nuevo`);
      start();
    });
  };
  start();
  return running;
}

/** Starts the official emulators; `ready` resolves when all of them have loaded what they serve. */
async function startEmulators({ offset, folder, memory, dev, report, keepMail }) {
  const { localEndpoints } = await importTypescript(
    '../../shared-lib/src/config/endpoints.ts',
    import.meta.url,
  );
  const endpoints = localEndpoints(offset);
  const config = await firebaseConfig({
    endpoints,
    functionsOrigin: addressesAt(offset).functions,
    ports: portsAt(offset),
  });
  // Paths in it are relative to where it lies, so it lies at the root.
  const configPath = join(ROOT, `firebase.local-${offset}.json`);
  writeFileSync(configPath, JSON.stringify(config, null, 2));
  const saved = join(folder, 'auth');
  const args = [
    join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', PROJECT_ID, '-c', configPath],
    ...['--only', dev ? 'auth,functions' : 'auth,hosting,functions'],
    ...(memory ? [] : ['--export-on-exit', saved]),
    ...(!memory && existsSync(saved) ? ['--import', saved] : []),
  ];
  let settle;
  const ready = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Nobody may be waiting yet when it fails.
  ready.catch(() => undefined);
  const part = startPart({
    name: 'emuladores',
    args,
    cwd: ROOT,
    log: join(folder, 'logs/emulators.log'),
    env: {
      ...serviceEnvironment(offset),
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      // Two copies that shared a temporary folder would find, and save, each other's users.
      TMPDIR: join(folder, 'tmp'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    },
    onLine: (line) => {
      if (line.includes('All emulators ready')) settle.resolve();
      if (/^\s*Error:|Error: /.test(line)) report(line.trim());
      // Auth's emulator sends no mail: what people would get is kept with the rest, and printed.
      const mail = /To (verify|reset)\b.*?(\S+@\S+), follow this link: (\S+)/.exec(line);
      if (mail) {
        const [, what, address, link] = mail;
        const subject = what === 'verify' ? 'Verifica tu correo' : 'Cambia tu contraseña';
        keepMail({ from: MAIL_FROM, to: [address], subject, text: `Abre este enlace:\n${link}\n` });
        report(`Correo para ${address} (${subject.toLowerCase()}): ${link}`);
      }
    },
  });
  const timer = setTimeout(
    () => settle.reject(new Error(`Los emuladores tardan demasiado. Mira ${part.log}`)),
    READY_MS,
  );
  part.exited.then((code) =>
    settle.reject(new Error(`Los emuladores han terminado (${code}). Mira ${part.log}`)),
  );
  void ready.catch(() => undefined).then(() => clearTimeout(timer));
  return { part, ready };
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
    env: { ...serviceEnvironment(offset), TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.json') },
  });
  const code = await part.exited;
  if (code !== 0) throw new Error(`No se pudieron escribir los datos de demostración. Mira ${log}`);
}

/** How often each process of the card's function is asked before a visitor is: as often as an instance in use has been. */
const WARM_VIEWS = 25;

/**
 * Asks for what a first visitor needs, so that they don't wait for processes to start and to compile. The Functions
 * emulator runs one request a process, and a page and its photo need two: so two are kept busy at once, with the page
 * and with the contact, which reads the photo.
 */
async function warmUpPages({ shell, userApp, adminApp, publicCard }) {
  const get = (url) => fetch(url, { redirect: 'manual' }).then((response) => response.arrayBuffer());
  await Promise.all([get(shell), get(`${userApp}/remote.json`), get(`${adminApp}/remote.json`)]);
  const card = `${publicCard}/c/alex-morgan`;
  const visit = async () => {
    await get(`${card}.vcf`);
    for (let view = 0; view < WARM_VIEWS; view += 1) await get(card);
  };
  await Promise.all([visit(), visit()]);
}

/** The same for a first owner's calls; nobody has to wait for it. */
async function warmUpCalls({ functions }) {
  for (const name of ['checkSlug', 'createCard', 'publishCard']) {
    await fetch(`${functions}/${PROJECT_ID}/us-central1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
    }).catch(() => {
      // The stack may be on its way out; the first real call starts the process instead.
    });
  }
}
