import { toJson } from '../service/firestore-service';
import { listCollectionIds, listDocuments } from '../service/listings';
import type { DocumentJson } from '../service/messages';
import type { Database } from '../store/database';
import { parseQuery } from '../store/query';
import { StatusError } from '../store/status';
import type { Store } from '../store/store';

const PAGE_SIZE = 50;

/** Returns the databases that hold something. */
export function databases(store: Store): { databases: { name: string; project: string; id: string }[] } {
  const found = [...store.allDatabases()].filter((database) => !isEmpty(database.collectionNames()));
  const entries = found.map(({ name }) => {
    const [, project = '', , id = ''] = name.split('/');
    return { name, project, id };
  });
  return { databases: entries.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** Returns one page of the collections below a document or, with `…/documents`, at the root. */
export function collectionsPage(
  store: Store,
  parent: string,
  after?: string,
): { collections: { id: string; name: string }[]; next?: string } {
  const page = { parent, pageSize: PAGE_SIZE, pageToken: after };
  const { collectionIds, nextPageToken } = listCollectionIds(databaseOf(store, parent), page);
  const collections = collectionIds.map((id) => ({ id, name: `${parent}/${id}` }));
  return { collections, next: nextPageToken };
}

/** Returns one page of a collection's documents, those included that are missing but have subcollections. */
export function documentsPage(
  store: Store,
  collection: string,
  after?: string,
): { documents: { id: string; name: string; missing: boolean }[]; next?: string } {
  const database = databaseOf(store, collection);
  const cut = collection.lastIndexOf('/');
  const query = parseQuery(collection.slice(0, cut), { from: [{ collectionId: collection.slice(cut + 1) }] });
  const page = { pageSize: PAGE_SIZE, pageToken: after, showMissing: true };
  const { documents, nextPageToken } = listDocuments(database, query, page);
  const entries = documents.map(({ name, document }) => ({
    id: name.slice(collection.length + 1),
    name,
    missing: !document,
  }));
  return { documents: entries, next: nextPageToken };
}

export function documentOf(store: Store, name: string): DocumentJson {
  const document = databaseOf(store, name).get(name);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
  return toJson(document);
}

/** Returns the database of a resource name; looking must not make a new one. */
function databaseOf(store: Store, name: string): Database {
  for (const database of store.allDatabases()) {
    if (name.startsWith(`${database.name}/documents`)) return database;
  }
  throw new StatusError('NOT_FOUND', `There is no database for "${name}".`);
}

function isEmpty(items: Iterable<unknown>): boolean {
  return items[Symbol.iterator]().next().done === true;
}
