import { checkDocument } from '../store/limits';
import type { Store } from '../store/store';
import { formatMicros, parseMicros } from '../store/timestamps';
import { toJson, type FirestoreService } from './firestore-service';
import type { DocumentJson } from './messages';

/** A file in an export: its metadata and its bytes. */
export interface FileJson {
  bucket: string;
  name: string;
  /** In base64. */
  data: string;
  contentType?: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
  downloadTokens?: string[];
  generation?: string;
  metageneration?: number;
  timeCreated?: string;
  updated?: string;
}

/** A document in an export. Without times it is created when it is imported. */
type ExportedDocument = Pick<DocumentJson, 'name' | 'fields'> & Partial<DocumentJson>;

/** The documented JSON form of all data: documents as the REST API shows them, files with their bytes. */
export interface ExportedData {
  version: 1;
  documents: ExportedDocument[];
  files?: FileJson[];
}

/** The files of a server, as exports see them. */
export interface ExportedFiles {
  all(): AsyncIterable<FileJson>;
  /** Checks everything, and answers what then stores it. */
  prepare(files: readonly FileJson[]): () => Promise<void>;
}

/**
 * Returns all data as text, piece by piece: one document or file at a time is in memory besides what already
 * is. The documents are those of the moment it begins.
 */
export async function* exportText(store: Store, files: ExportedFiles): AsyncIterable<string> {
  const documents = [...store.allDatabases()].flatMap((database) => [...database.documents()]);
  let separator = '\n';
  yield '{"version":1,"documents":[';
  for (const document of documents) {
    yield separator + JSON.stringify(toJson(document));
    separator = ',\n';
  }
  separator = '\n';
  yield '\n],"files":[';
  for await (const file of files.all()) {
    yield separator + JSON.stringify(file);
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Returns all data in one piece, with the documents of the moment it begins. */
export async function exportData(store: Store, files: ExportedFiles): Promise<ExportedData> {
  const documents = [...store.allDatabases()].flatMap((database) =>
    [...database.documents()].map((document) => toJson(document)),
  );
  const stored: FileJson[] = [];
  for await (const file of files.all()) stored.push(file);
  return { version: 1, documents, files: stored };
}

/** Imports exported data over the present one. All of it is checked before any is written. */
export async function importData(
  service: FirestoreService,
  files: ExportedFiles,
  data: ExportedData,
): Promise<void> {
  const storeDocuments = prepareDocuments(service, data.documents);
  const storeFiles = files.prepare(data.files ?? []);
  storeDocuments();
  await storeFiles();
}

function prepareDocuments(service: FirestoreService, documents: readonly ExportedDocument[]): () => void {
  const now = formatMicros(service.store.clock.now());
  const byDatabase = new Map<string, ExportedDocument[]>();
  for (const document of documents) {
    const [databaseName = ''] = String(document.name).split('/documents/');
    const group = byDatabase.get(databaseName);
    if (group) group.push(document);
    else byDatabase.set(databaseName, [document]);
  }
  const checked = [...byDatabase].map(([databaseName, group]) => {
    const database = service.database(databaseName);
    const stored = group.map(({ name, fields = {}, createTime = now, updateTime = now }) => {
      service.requireInside(database, name);
      checkDocument(name, fields);
      return { name, fields, createTime: parseMicros(createTime), updateTime: parseMicros(updateTime) };
    });
    return { database, stored };
  });
  return () => {
    for (const { database, stored } of checked) service.store.import(database, stored);
  };
}
