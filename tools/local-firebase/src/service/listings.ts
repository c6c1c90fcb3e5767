import { compareIds, compareNames } from '../store/compare';
import type { Database, StoredDocument } from '../store/database';
import type { Query } from '../store/query';
import { runQuery } from '../store/run-query';

const DEFAULT_PAGE = 300;

interface Page {
  pageSize?: number;
  pageToken?: string;
}

/** Returns the ids of the collections right below a document (or the root), also below a missing document. */
export function listCollectionIds(
  database: Database,
  { parent, pageSize, pageToken }: Page & { parent: string },
): { collectionIds: string[]; nextPageToken?: string } {
  const ids = new Set<string>();
  for (const name of database.collectionNames()) {
    if (name.startsWith(`${parent}/`)) ids.add(nextSegment(name, parent));
  }
  const rest = [...ids].sort(compareIds).filter((id) => !pageToken || compareIds(id, pageToken) > 0);
  const page = rest.slice(0, pageSize || DEFAULT_PAGE);
  return { collectionIds: page, ...(page.length < rest.length && { nextPageToken: page.at(-1) }) };
}

/**
 * Returns one page of a collection's documents. With `showMissing`, also the names that have only
 * subcollections: a recursive delete needs them.
 */
export function listDocuments(
  database: Database,
  query: Query,
  { pageSize, pageToken, showMissing }: Page & { showMissing?: boolean },
): { documents: { name: string; document?: StoredDocument }[]; nextPageToken?: string } {
  const found: { name: string; document?: StoredDocument }[] = runQuery(database, query).map((document) => ({
    name: document.name,
    document,
  }));
  if (showMissing) {
    for (const name of missingNames(database, `${query.parent}/${query.collectionId}`)) found.push({ name });
    found.sort((a, b) => compareNames(a.name, b.name));
  }
  const start = pageToken ? found.findIndex(({ name }) => name === pageToken) + 1 : 0;
  const page = found.slice(start, start + (pageSize || DEFAULT_PAGE));
  const more = start + page.length < found.length;
  return { documents: page, ...(more && { nextPageToken: page.at(-1)?.name }) };
}

/** Returns the segment of a name that follows another, shorter name. */
function nextSegment(name: string, above: string): string {
  const [segment = ''] = name.slice(above.length + 1).split('/');
  return segment;
}

function missingNames(database: Database, collection: string): Set<string> {
  const names = new Set<string>();
  for (const name of database.collectionNames()) {
    if (!name.startsWith(`${collection}/`)) continue;
    const id = nextSegment(name, collection);
    if (!database.get(`${collection}/${id}`)) names.add(`${collection}/${id}`);
  }
  return names;
}
