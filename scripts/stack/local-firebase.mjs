import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';

/**
 * Starts local-firebase, and restarts it whenever it dies without being stopped: its data is on disk.
 *
 * @param {object} options
 * @param {Record<string, number>} options.ports
 * @param {string} options.folder - The copy's folder.
 * @param {boolean} options.memory - Stores nothing on disk.
 * @param {(line: string) => void} options.report
 * @param {string} [options.project]
 */
export function startLocalFirebase({ ports, folder, memory, report, project }) {
  return startWatchedPart({
    ...{ name: 'local-firebase', folder, report, cwd: ROOT },
    args: [
      join(ROOT, 'tools/local-firebase/dist/cli.js'),
      ...['--port', String(ports.firestore), '--storage-port', String(ports.storage)],
      ...(memory ? ['--memory'] : ['--data', join(folder, 'firestore')]),
      ...['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'],
      ...['--indexes', 'firestore.indexes.json'],
      ...(project ? ['--project', project] : []),
    ],
    // Errors in its rules or its data folder are permanent.
    finalExits: [1],
  });
}
