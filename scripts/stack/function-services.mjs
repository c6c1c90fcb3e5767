/**
 * The product's Cloud Functions on this machine: one long-lived process for each service, run by Google's own
 * functions-framework, which is what runs them on Cloud Run. Each listens on a Unix socket; `local-hosting.mjs` is in front.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputFolder } from '../../build/release/output-folder.mjs';
import { LOCAL_EDGE } from './function-proxy.mjs';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';

/** Each service and the built folder that exports it. */
/** @type {Record<string, string>} */
export const SERVICE_FOLDERS = {
  ...Object.fromEntries(
    ['api', 'visitor', 'stripe', 'jobs', 'mail'].map((name) => [name, outputFolder('functions')]),
  ),
  card: `${outputFolder('public-card')}/server`,
};

export const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** Services that somebody waits for when their code has changed. */
const ASKED_BY_PEOPLE = ['api', 'visitor'];

/** Severities that the terminal shows; the log file has all. */
const TOLD = new Set(['INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']);

/** Returns a log line as a person reads it, or `null` for one that only the log file keeps. */
export function readableLine(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { severity = 'INFO', message = '', ...rest } = JSON.parse(line);
    if (!TOLD.has(severity)) return null;
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    return `${severity} ${message}${details}`;
  } catch {
    return line;
  }
}

/** Lines that the framework prints at each start. */
export const AT_START = /^(Serving function\.\.\.|Function: |Signature type: |URL: )/;

/**
 * Returns the environment of a service: what Cloud Run sets, and what Google's emulator sets so that the unsigned tokens of the
 * Auth emulator are read without being verified.
 */
function environmentOf(name, services) {
  return {
    ...services,
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
    K_SERVICE: name,
    TRUSTED_EDGES: `${LOCAL_EDGE}/32`,
  };
}

/** Resolves once somebody listens on a socket. */
export async function untilListening(path, failure) {
  for (;;) {
    const reason = failure();
    if (reason) throw new Error(reason);
    const isUp = await new Promise((resolve) => {
      const probe = connect(path, () => {
        probe.end();
        resolve(true);
      });
      probe.once('error', () => resolve(false));
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts every service.
 *
 * @param {object} options
 * @param {string} options.folder - The copy's folder.
 * @param {Record<string, string>} options.environment - Where the services find Firestore and the rest.
 * @param {string} [options.functions] - Folder of the functions' bundle, from the root, in place of the built one.
 * @param {(line: string) => void} options.report - Called with each log line and each death.
 * @returns {{parts: ReturnType<typeof startWatchedPart>[], sockets: Record<string, string>, ready: Promise<unknown>, reload: () => Promise<void>, stop: () => Promise<void>}}
 *   `reload` starts the services of the functions again, at once.
 */
export function startFunctionServices({ folder, environment, functions = SERVICE_FOLDERS.api, report }) {
  // A path of a socket may be some hundred characters at most: not below the repository.
  const socketFolder = mkdtempSync(join(tmpdir(), 'tarjetero-'));
  const sockets = Object.fromEntries(
    Object.keys(SERVICE_FOLDERS).map((name) => [name, join(socketFolder, `${name}.sock`)]),
  );
  const isOfFunctions = (name) => SERVICE_FOLDERS[name] === SERVICE_FOLDERS.api;
  const parts = Object.entries(SERVICE_FOLDERS).map(([name, built]) =>
    startWatchedPart({
      ...{ name, folder, report },
      args: [
        '--enable-source-maps',
        FRAMEWORK,
        `--target=${name}`,
        `--source=${join(ROOT, isOfFunctions(name) ? functions : built)}`,
        `--port=${sockets[name]}`,
      ],
      cwd: ROOT,
      env: environmentOf(name, environment),
      onLine: (line) => {
        const readable = AT_START.test(line) ? null : readableLine(line);
        if (readable !== null) report(`[${name}] ${readable}`);
      },
      // One that was killed leaves its socket behind.
      beforeStart: () => rmSync(sockets[name], { force: true }),
    }),
  );
  const listening = (some) =>
    Promise.all(some.map((part) => untilListening(sockets[part.name], part.failure)));
  const ready = listening(parts);
  // Nobody may be waiting yet when one fails.
  ready.catch(() => undefined);
  return {
    parts,
    sockets,
    ready,
    reload: async () => {
      const affected = parts.filter(({ name }) => isOfFunctions(name));
      const first = affected.filter(({ name }) => ASKED_BY_PEOPLE.includes(name));
      await Promise.all(first.map((part) => part.restart()));
      // One that fails has been reported.
      await listening(first).catch(() => undefined);
      await Promise.all(affected.filter((part) => !first.includes(part)).map((part) => part.restart()));
    },
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop('SIGTERM')));
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}
