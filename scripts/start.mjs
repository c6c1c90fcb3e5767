/**
 * `npm start`: installs what is missing, builds what is stale, starts the local stack with demo data and stays up until
 * Ctrl-C. `-- --fresh` forgets the local data first; `--dev` (npm run dev) serves the apps with hot reload. `--data NAME` keeps the
 * data in `.local/NAME`, so that the journeys forget nobody's.
 */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
ensureInstalled();

const { readPortOffset } = await import('./lib/ports.mjs');
const { buildIfStale } = await import('./lib/build.mjs');
const { onInterruption } = await import('./lib/processes.mjs');
const { stopGroups } = await import('./lib/process-groups.mjs');
const { startStack } = await import('./stack/stack.mjs');

const dev = process.argv.includes('--dev');
const dataAt = process.argv.indexOf('--data');
const data = dataAt === -1 ? undefined : process.argv[dataAt + 1];
const interruption = new AbortController();
let starting = null;
let leaving = false;

async function leave() {
  if (leaving) return;
  leaving = true;
  console.log('\nStopping…');
  interruption.abort();
  await stopGroups();
  const stack = await starting?.catch(() => null);
  await stack?.stop();
  process.exit(0);
}
onInterruption(leave);
// Ends when the terminal, or the program that reads the output, is closed.
for (const output of [process.stdout, process.stderr]) output.on('error', leave);

try {
  const offset = readPortOffset();
  await buildIfStale(
    dev
      ? { only: ['local-firebase', 'local-stripe', 'local-calendars', 'local-whatsapp', 'public-card'] }
      : {},
  );
  console.log('Starting the local Firebase and the services…');
  starting = startStack({
    offset,
    data,
    fresh: process.argv.includes('--fresh'),
    dev,
    report: (line) => console.log(line),
    signal: interruption.signal,
  });
  const stack = await starting;
  const { shell, userApp, adminApp, publicCard, mail, stripe, calendars, whatsapp } = stack.addresses;
  console.log(`
  Product          ${shell}
  Cards            ${publicCard}/c/ana-garcia   ${publicCard}/c/alex-morgan
  Administration   ${shell}/admin/login
  Mail             ${mail}
  Stripe           ${stripe} (local stand-in: docs/stripe.md)
  Calendars        ${calendars} (local CalDAV: user ana, password calendario; and the stand-ins of Google and Microsoft)
  WhatsApp         ${whatsapp} (local stand-in: tools/local-whatsapp/README.md)
  Each app alone   ${userApp}   ${adminApp}   ${publicCard}

  Demo accounts (password: tarjetero)
    ana@tarjetero.test     owner of three cards
    luis@tarjetero.test    empty account
    admin@tarjetero.test   administrator

Tarjetero listo: ${shell}`);
} catch (error) {
  if (!leaving) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
