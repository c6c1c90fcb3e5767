/**
 * The local stack: local-firebase for Firestore and Storage, local-stripe for Stripe, local-calendars for calendars, local-whatsapp for
 * WhatsApp, Google's Auth emulator, one process for each Cloud Function, Hosting, the job clock and the demo data. `npm start`, the browser
 * journeys and the benches all start this one thing.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startAuthEmulator } from './auth-emulator.mjs';
import { startCollector } from './collector.mjs';
import { DEV_FUNCTIONS, startDevFunctions } from './dev-functions.mjs';
import { startDevServers } from './dev-servers.mjs';
import { startFunctionServices } from './function-services.mjs';
import { startMailViewer } from './mail-viewer.mjs';
import { ROOT } from '../lib/paths.mjs';
import { portsAt, requireFreePorts } from '../lib/ports.mjs';
import { stopPart, waitForAnswer } from '../lib/processes.mjs';
import { addressesAt, MAIL_FROM, PROJECT_ID, serviceEnvironment } from './addresses.mjs';
import { startClock } from './clock.mjs';
import { seed, warmUpPages } from './demo-data.mjs';
import { localHostingConfig, startHosting } from './hosting.mjs';
import { startLocalFirebase } from './local-firebase.mjs';
import { startLocalCalendars } from './local-calendars.mjs';
import { startLocalWhatsApp } from './local-whatsapp.mjs';
import { startLocalStripe } from './local-stripe.mjs';

/** Longest start of the parts, in milliseconds. */
const READY_MS = 90_000;

/** Longest compilation of the apps for their dev servers, without a cache, in milliseconds. */
const FIRST_COMPILATION_MS = 240_000;

/**
 * Starts everything and resolves when every part answers.
 *
 * @param {object} [options]
 * @param {number} [options.offset] - Added to every port.
 * @param {string} [options.data] - Folder of the copy's data under `.local`; named after the offset unless given.
 * @param {boolean} [options.fresh] - Deletes the copy's data first.
 * @param {boolean} [options.memory] - Stores nothing on disk.
 * @param {boolean} [options.dev] - Dev servers with hot reload in place of the built sites.
 * @param {(line: string) => void} [options.report] - Called with a line for each event.
 * @param {AbortSignal} [options.signal] - Ends what has been started so far, and rejects.
 * @returns {Promise<{addresses: ReturnType<typeof addressesAt>, stop: () => Promise<void>, stopJobs: () => void, mailTakesTime: (ms: number) => void, localFirebase: {pid: () => number}, sockets: Record<string, string>, parts: () => {name: string, pid: number}[]}>}
 *   `stopJobs` stops the clocks of the periodic work for good, for those who count reads; `mailTakesTime` slows the
 *   mail server down; `parts` lists the processes.
 */
export async function startStack({
  offset = 0,
  data = String(offset),
  fresh = false,
  memory = false,
  dev = false,
  report = () => {},
  signal = new AbortController().signal,
} = {}) {
  await requireFreePorts(offset);
  const folder = join(ROOT, '.local', memory ? `${offset}-memory` : data);
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
  let localStripe = null;
  let localCalendars = null;
  let localWhatsApp = null;
  let auth = null;
  let services = null;
  let hosting = null;
  let devServers = [];
  let devFunctions = null;

  const stop = () => (stopped ??= stopAll());
  const stopAll = async () => {
    stopping = true;
    clocks.forEach(clearInterval);
    // Local-firebase last: the others may still be writing to it.
    await Promise.all([
      devFunctions?.stop(),
      hosting?.stop('SIGTERM'),
      auth && stopPart(auth.part),
      services?.stop(),
      localStripe?.stop('SIGTERM'),
      localCalendars?.stop('SIGTERM'),
      localWhatsApp?.stop('SIGTERM'),
      ...devServers.map((part) => stopPart(part)),
    ]);
    await localFirebase?.stop('SIGTERM');
    await Promise.all([collector?.close(), mailViewer?.close()]);
  };

  const startAll = async () => {
    const hostingConfig = await localHostingConfig(offset);
    collector = await startCollector({ port: ports.collector });
    mailViewer = await startMailViewer({ port: ports.mail, smtpPort: ports.smtp });
    // The slowest of all parts.
    const devReady = dev ? startDev() : null;
    // Heard below, when the other parts are there.
    devReady?.catch(() => undefined);
    if (dev) devFunctions = await startDevFunctions({ onChange: () => void services?.reload(), report });
    if (stopping) return;
    localFirebase = startLocalFirebase({ ports, folder, memory, report });
    localStripe = startLocalStripe({ offset, ports, folder, report });
    localCalendars = startLocalCalendars({ ports, folder, report });
    localWhatsApp = startLocalWhatsApp({ ports, folder, report });
    auth = startAuthEmulator({
      ...{ folder, ports, memory, report },
      projectId: PROJECT_ID,
      onMail: ({ to, subject, link }) => {
        mailViewer.keep({ from: MAIL_FROM, to: [to], subject, text: `Abre este enlace:\n${link}\n` });
        report(`Mail to ${to} (${subject.toLowerCase()}): ${link}`);
      },
    });
    void auth.part.exited.then((code) => {
      if (!stopping) report(`The Auth emulator has stopped (${code}). See ${auth.part.log}`);
    });
    services = startFunctionServices({
      ...{ folder, report, environment: serviceEnvironment(offset) },
      ...(dev && { functions: DEV_FUNCTIONS }),
    });
    hosting = startHosting({ ports, folder, config: hostingConfig, dev, sockets: services.sockets, report });
    await waitForAnswer(addresses.firestore, { timeoutMs: READY_MS, failure: localFirebase.failure });
    await waitForAnswer(`${addresses.stripe}/__local/requests`, {
      timeoutMs: READY_MS,
      failure: localStripe.failure,
    });
    await auth.ready;
    await Promise.all([seed({ offset, folder }), services.ready, hosting.ready, devReady]);
    await warmUpPages(addresses, { isForVisitors: !dev });
    if (!stopping) clocks = ['jobs', 'mail'].map((name) => startClock(addresses, name));
  };
  const startDev = () => {
    const { parts, ready } = startDevServers({ offset, folder, readyMs: FIRST_COMPILATION_MS, report });
    devServers = parts;
    return ready;
  };
  const aborted = new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Interrupted')), { once: true });
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
    mailTakesTime: mailViewer.takeTime,
    localFirebase,
    sockets: services.sockets,
    parts: () => [
      { name: 'auth', pid: auth.part.child.pid },
      ...[localFirebase, localStripe, localCalendars, localWhatsApp, hosting, ...services.parts].map(
        ({ name, pid }) => ({
          name,
          pid: pid(),
        }),
      ),
    ],
  };
}
