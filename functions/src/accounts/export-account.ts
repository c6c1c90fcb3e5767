import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { AccountExport, ExportedDocument } from 'shared-lib/domain';
import type { CallableHandler } from '../callable';
import { accounts, bucket } from '../firebase';
import { below, OWNED_PATHS, ownedFolders, ownedQueries } from './owned-data';

/** Replaces every timestamp in a value, at any depth, by an ISO string. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
  }
  return value;
}

type Documents = AccountExport['documents'];

function add(documents: Documents, collection: string, snapshot: DocumentSnapshot): void {
  if (!snapshot.exists) return;
  (documents[collection] ??= {})[snapshot.ref.path] = toPlain(snapshot.data()) as ExportedDocument;
}

/** Adds a document and everything below it. */
async function addTree(db: Firestore, documents: Documents, path: string): Promise<void> {
  add(documents, path.split('/')[0]!, await db.doc(path).get());
  for (const collection of await below(db, path)) {
    for (const reference of await collection.listDocuments()) await addTree(db, documents, reference.path);
  }
}

async function readFiles(uid: string): Promise<AccountExport['files']> {
  const files: AccountExport['files'] = {};
  for (const prefix of ownedFolders(uid)) {
    const [found] = await bucket().getFiles({ prefix });
    for (const file of found) {
      const [content] = await file.download();
      files[file.name] = {
        contentType: String(file.metadata.contentType ?? ''),
        data: content.toString('base64'),
      };
    }
  }
  return files;
}

/** Reads everything that an account owns from Firestore and Storage. */
export async function readOwnedData(
  db: Firestore,
  uid: string,
): Promise<Pick<AccountExport, 'documents' | 'files'>> {
  const documents: Documents = {};
  for (const path of OWNED_PATHS) await addTree(db, documents, path.replace('{uid}', uid));
  for (const query of Object.values(ownedQueries(db, uid))) {
    for (const found of (await query.get()).docs) {
      await addTree(db, documents, found.ref.path);
      if (found.ref.parent.id === 'cards') await addTree(db, documents, `cardStats/${found.id}`);
    }
  }
  return { documents, files: await readFiles(uid) };
}

/** Returns everything that the account owns, photos included, as one JSON document. */
export const exportAccount: CallableHandler<'exportAccount'> = async ({ db, uid, email, now }) => {
  const account = await accounts().getUser(uid);
  return {
    version: '1.0',
    exportedAt: new Date(now).toISOString(),
    account: { uid, email, createdAt: new Date(account.metadata.creationTime).toISOString() },
    ...(await readOwnedData(db, uid)),
  };
};
