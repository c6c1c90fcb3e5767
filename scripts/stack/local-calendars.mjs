import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';

/** Starts the stand-in of calendars' servers. It keeps everything in memory. */
export function startLocalCalendars({ ports, folder, report }) {
  return startWatchedPart({
    ...{ name: 'local-calendars', folder, report, cwd: ROOT },
    args: [join(ROOT, 'tools/local-calendars/dist/cli.js'), '--port', String(ports.calendars)],
  });
}
