import { checkDocument } from '../store/limits';
import type { Store } from '../store/store';
import { formatMicros, parseMicros } from '../store/timestamps';
import { toJson, type FirestoreService } from './firestore-service';
import type { DocumentJson } from './messages';

/** The documented JSON form of all data: documents as the REST API shows them. */
export interface ExportedData {
  version: 1;
  documents: DocumentJson[];
}

export function exportData(store: Store): ExportedData {
  const documents = [...store.allDatabases()].flatMap((database) =>
    [...database.documents()].map((document) => toJson(document)),
  );
  return { version: 1, documents };
}

/** Puts exported documents in place, over what is there. All are checked before any is written. */
export function importData(service: FirestoreService, data: ExportedData): void {
  const now = formatMicros(service.store.clock.now());
  const byDatabase = new Map<string, DocumentJson[]>();
  for (const document of data.documents) {
    const databaseName = String(document.name).split('/documents/')[0]!;
    const group = byDatabase.get(databaseName);
    if (group) group.push(document);
    else byDatabase.set(databaseName, [document]);
  }
  const checked = [...byDatabase].map(([databaseName, documents]) => {
    const database = service.database(databaseName);
    const stored = documents.map(({ name, fields = {}, createTime = now, updateTime = now }) => {
      service.requireInside(database, name);
      checkDocument(name, fields);
      return { name, fields, createTime: parseMicros(createTime), updateTime: parseMicros(updateTime) };
    });
    return { database, stored };
  });
  for (const { database, stored } of checked) service.store.import(database, stored);
}
