import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';
import { addressesAt, PROJECT_ID, STRIPE_WEBHOOK_SECRET } from './addresses.mjs';

/** Starts the stand-in of Stripe. It keeps everything in memory: accounts and payments end with the copy. */
export function startLocalStripe({ offset, ports, folder, report }) {
  const webhook = `${addressesAt(offset).functions}/${PROJECT_ID}/us-central1/stripe/stripe/webhook`;
  return startWatchedPart({
    ...{ name: 'local-stripe', folder, report, cwd: ROOT },
    args: [
      join(ROOT, 'tools/local-stripe/dist/cli.js'),
      ...['--port', String(ports.stripe), '--webhook-url', webhook],
      ...['--webhook-secret', STRIPE_WEBHOOK_SECRET],
    ],
  });
}
