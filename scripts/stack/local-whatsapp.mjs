import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';

/** Starts the stand-in of the WhatsApp Cloud API. It keeps everything in memory. */
export function startLocalWhatsApp({ ports, folder, report }) {
  return startWatchedPart({
    ...{ name: 'local-whatsapp', folder, report, cwd: ROOT },
    args: [join(ROOT, 'tools/local-whatsapp/dist/cli.js'), '--port', String(ports.whatsapp)],
  });
}
