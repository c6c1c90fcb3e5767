#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalFirebase, type LocalFirebaseOptions } from './index';

const USAGE = `Usage: local-firebase --port PORT [--storage-port PORT] [--data DIR [--sync] | --memory]
                      [--rules FILE] [--storage-rules FILE] [--indexes FILE] [--quiet]

Serves Firestore and Storage on 127.0.0.1 for projects whose id starts with 'demo-'.
Without --data everything is kept in memory. With --sync every commit waits for the disk.`;

/** Reads the command line; throws with a sentence for the user. */
function readOptions(): LocalFirebaseOptions | undefined {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'storage-port': { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean' },
      sync: { type: 'boolean' },
      rules: { type: 'string' },
      'storage-rules': { type: 'string' },
      indexes: { type: 'string' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  if (values.port === undefined) throw new Error('--port is missing.');
  if (values.data !== undefined && values.memory) throw new Error('--data and --memory exclude each other.');
  return {
    port: readPort('--port', values.port),
    storagePort: readPort('--storage-port', values['storage-port'] ?? '0'),
    data: values.data,
    memory: values.memory,
    sync: values.sync,
    rules: values.rules,
    storageRules: values['storage-rules'],
    indexes: values.indexes,
    quiet: values.quiet,
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${option} needs a port number.`);
  return port;
}

async function main(): Promise<void> {
  let options: LocalFirebaseOptions | undefined;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
  if (!options) {
    console.log(USAGE);
    return;
  }
  const local = await startLocalFirebase(options);
  console.log(
    `local-firebase ready: Firestore http://127.0.0.1:${local.firestorePort}, Storage http://127.0.0.1:${local.storagePort}`,
  );
  const stop = () => void local.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${error.port} is already in use. Choose another one with --port or --storage-port.`
      : error.message,
  );
  process.exit(1);
});
