#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalFirebase, type LocalFirebase, type LocalFirebaseOptions } from './index';
import { messageOf } from './store/status';

const USAGE = `Usage: local-firebase --port PORT [--storage-port PORT] [--data DIR [--sync] | --memory]
                      [--rules FILE] [--storage-rules FILE] [--indexes FILE]
                      [--import FILE] [--export-on-exit FILE] [--project ID] [--quiet]

Serves Firestore and Storage on 127.0.0.1 for projects whose id starts with 'demo-', and for the one
that --project names. Without --data everything is kept in memory. With --sync every commit waits for the disk.
Its page with data, requests, usage and rules is at /__local/ on the Firestore port.`;

const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

interface Command extends LocalFirebaseOptions {
  importFile?: string;
  exportFile?: string;
}

/** Reads the command line; throws with a sentence for the user. */
function readOptions(): Command | undefined {
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
      import: { type: 'string' },
      project: { type: 'string' },
      'export-on-exit': { type: 'string' },
      host: { type: 'string' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  if (values.port === undefined) throw new Error('--port is missing.');
  if (values.data !== undefined && values.memory) throw new Error('--data and --memory exclude each other.');
  if (values.host !== undefined && !LOOPBACK.has(values.host)) {
    throw new Error(
      `local-firebase listens on 127.0.0.1 only, not on ${values.host}: it believes every token without a check.`,
    );
  }
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
    project: values.project,
    importFile: values.import,
    exportFile: values['export-on-exit'],
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${option} needs a port number.`);
  return port;
}

async function main(): Promise<void> {
  let command: Command | undefined;
  try {
    command = readOptions();
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${USAGE}`);
    process.exit(2);
  }
  if (!command) {
    console.log(USAGE);
    return;
  }
  const { importFile, exportFile, ...options } = command;
  const local = await startLocalFirebase(options);
  if (importFile !== undefined) await importOrExplain(local, importFile);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void end(local, exportFile).then((code) => process.exit(code));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(
    `local-firebase ready: Firestore http://127.0.0.1:${local.firestorePort}, Storage http://127.0.0.1:${local.storagePort}`,
  );
}

async function importOrExplain(local: LocalFirebase, file: string): Promise<void> {
  try {
    await local.importFrom(file);
  } catch (error) {
    await local.close();
    throw new Error(`Cannot import ${file}: ${messageOf(error)}`);
  }
}

/** Exports where a file is given, stops, and returns the exit code. */
async function end(local: LocalFirebase, exportFile: string | undefined): Promise<number> {
  let code = 0;
  try {
    if (exportFile !== undefined) await local.exportTo(exportFile);
  } catch (error) {
    console.error(`Cannot export to ${exportFile}: ${messageOf(error)}`);
    code = 1;
  }
  await local.close();
  return code;
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
