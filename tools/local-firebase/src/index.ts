import { createWriteStream, readFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inspector } from './inspector/inspector';
import { ControlEndpoints, readExport } from './protocol/control';
import { FirestoreServer } from './protocol/firestore-server';
import { RpcBackend } from './protocol/rpc-backend';
import { exportData, exportText, importData, type ExportedData } from './service/export-import';
import { FirestoreService } from './service/firestore-service';
import { lockFolder } from './service/folder-lock';
import { Gate } from './service/gate';
import { RequestLog } from './service/request-log';
import { RulesSource } from './service/rules-source';
import { bytesOfDocuments } from './service/stored-bytes';
import { ServedProjects } from './service/served-projects';
import { UsageMeter, type Usage } from './service/usage';
import { FileExport } from './storage/file-export';
import { StorageServer } from './storage/storage-server';
import type { IndexConfiguration } from './store/composite-indexes';
import { memoryRecordLog, openRecordLog } from './store/record-log';
import { Store } from './store/store';
import { ListenHub } from './streams/listen-hub';

export type { ExportedData } from './service/export-import';
export type { Usage } from './service/usage';
export type { IndexConfiguration } from './store/composite-indexes';

/** Options of a server. All may be left out: it then has a free port, data in memory, and no rules. */
export interface LocalFirebaseOptions {
  /** 0 takes a free port. */
  port?: number;
  storagePort?: number;
  /** Keeps everything in memory and writes no file. This is also what happens without `data`. */
  memory?: boolean;
  /** The folder that holds the data. */
  data?: string;
  /** A project that is served besides those whose id starts with `demo-`. */
  project?: string;
  /** Waits for the disk at every commit: slower, and safe from a power failure too. */
  sync?: boolean;
  /** A rules file, which is followed; or the rules themselves (a text with a line break or a brace). */
  rules?: string;
  storageRules?: string;
  /** An indexes file or its content: queries without the index that production needs then fail. */
  indexes?: string | IndexConfiguration;
  /** Says nothing about denied requests and reloaded rules. */
  quiet?: boolean;
  /** Writes log messages; to standard output by default. */
  log?: (message: string) => void;
}

/** A running server. */
export interface LocalFirebase {
  firestorePort: number;
  storagePort: number;
  /** Returns the usage that would have been billed since the start or the last reset of the meter. */
  usage(): Usage;
  resetUsage(): void;
  /** Deletes all documents and files. Rules stay; open listeners see the deletions. */
  reset(): Promise<void>;
  /** Writes all documents and files to one JSON file. */
  exportTo(file: string): Promise<void>;
  /** Imports an export over the existing data; nothing of it when any part is invalid. */
  importFrom(file: string): Promise<void>;
  /** Returns what {@link exportTo} writes. Don't change it: it shares the stored fields. */
  exportData(): Promise<ExportedData>;
  /** Imports like {@link importFrom}. */
  importData(data: ExportedData): Promise<void>;
  /** Closes all connections and releases ports and data folder. */
  close(): Promise<void>;
}

/**
 * Starts Firestore and Storage on loopback. Several servers in one process share nothing.
 *
 * @example
 * const local = await startLocalFirebase({ rules: 'firestore.rules', quiet: true });
 * connectFirestoreEmulator(getFirestore(app), '127.0.0.1', local.firestorePort);
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const log = options.quiet ? () => {} : (options.log ?? ((message: string) => console.log(message)));
  const folder = options.memory ? undefined : options.data;
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  try {
    return await startUnlocked(options, folder, log, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function startUnlocked(
  options: LocalFirebaseOptions,
  folder: string | undefined,
  log: (message: string) => void,
  unlock: () => Promise<void>,
): Promise<LocalFirebase> {
  const records =
    folder === undefined ? memoryRecordLog() : openRecordLog(join(folder, 'records'), options.sync);
  const store = new Store(records);
  const usage: UsageMeter = new UsageMeter(() => ({
    documents: bytesOfDocuments(store),
    files: storage.bytes(),
  }));
  const requests = new RequestLog();
  const rules = rulesFrom(options.rules, 'firestore.rules', log);
  const storageRules = rulesFrom(options.storageRules, 'storage.rules', log);
  const projects = new ServedProjects(options.project);
  const service = new FirestoreService(
    store,
    new Gate(rules, usage, log),
    usage,
    indexesFrom(options.indexes),
    projects,
  );
  const storage = new StorageServer({
    records,
    folder,
    rules: storageRules,
    store,
    usage,
    requests,
    projects,
    log,
  });
  const ports = { firestore: 0, storage: 0 };
  const reset = async () => {
    store.clear(() => true);
    await storage.clear();
  };
  const files = new FileExport(storage.objects, projects);
  const inspector = new Inspector({ store, requests, rules, storageRules });
  const control = new ControlEndpoints({ service, rules, files, addresses: () => ports, reset, inspector });
  const server = new FirestoreServer(new RpcBackend(service, new ListenHub(rules), requests), control);
  const close = async () => {
    rules.close();
    storageRules.close();
    service.transactions.close();
    await Promise.all([server.close(), storage.close()]);
    await store.close();
    await unlock();
  };
  try {
    ports.firestore = await server.listen(options.port ?? 0);
    ports.storage = await storage.listen(options.storagePort ?? 0);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    firestorePort: ports.firestore,
    storagePort: ports.storage,
    usage: () => usage.current(),
    resetUsage: () => usage.reset(),
    reset,
    async exportTo(file) {
      // Beside and then renamed, so that a failure leaves the export of last time.
      await pipeline(Readable.from(exportText(store, files)), createWriteStream(`${file}.part`));
      await rename(`${file}.part`, file);
    },
    importFrom: async (file) =>
      importData(service, files, readExport(JSON.parse(await readFile(file, 'utf8')))),
    exportData: () => exportData(store, files),
    importData: (data) => importData(service, files, data),
    close,
  };
}

function rulesFrom(given: string | undefined, fileName: string, log: (message: string) => void): RulesSource {
  const rules = new RulesSource(log);
  if (given === undefined) return rules;
  if (/[{\n]/.test(given)) rules.useText(given, fileName);
  else rules.followFile(given);
  return rules;
}

function indexesFrom(given: string | IndexConfiguration | undefined): IndexConfiguration | undefined {
  if (typeof given !== 'string') return given;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Firebase's own tools check this file before a deployment
  return JSON.parse(readFileSync(given, 'utf8')) as IndexConfiguration;
}
