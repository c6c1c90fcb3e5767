import type { File } from '@google-cloud/storage';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { redact } from 'shared-lib/logger';
import { DAY_MS } from 'shared-lib/time';
import { settlePhotos } from '../card-records/photos/shown-photos';
import { bucket } from '../firebase';
import type { Job } from '../scheduling/job';

/** Files that one call reads. */
const BATCH = 200;

/** Time between two passes through the bucket, in milliseconds. */
const EVERY_MS = DAY_MS;

/** Folder of a file: of a card, of an account, of the public photos below an address, or of exports. */
const FOLDER = /^(cards\/[^/]+\/[^/]+|users\/[^/]+|shown\/[^/]+|exports\/[^/]+)\//;

/** Lists the documents of a card that may name its photos: itself, its publications, its templates. */
async function documentsOfCard(db: Firestore, uid: string, cardId: string): Promise<string[]> {
  const ref = db.collection('cards').doc(cardId);
  const card = await ref.get();
  if (card.get('userId') !== uid) return [];
  const [publications, instances] = await Promise.all([
    ref.collection('publications').select('profile.photo', 'theme', 'sections', 'preview', 'templates').get(),
    db.collection('templateInstances').where('cardId', '==', cardId).select('data', 'attic', 'markup').get(),
  ]);
  const found = [...publications.docs, ...instances.docs].map((document) => document.data());
  const draft = [card.get('profile.photo'), card.get('theme'), card.get('sections')];
  return [draft, ...found].map((data) => JSON.stringify(data));
}

/** Returns the texts of all documents that may name files of a folder. */
async function referencesTo(db: Firestore, folder: string): Promise<string[]> {
  const [kind, uid = '', cardId] = folder.split('/');
  if (kind === 'cards' && cardId) return documentsOfCard(db, uid, cardId);
  return [JSON.stringify((await db.doc(`users/${uid}`).get()).get('photo') ?? null)];
}

async function sweepFolder(db: Firestore, folder: string, files: readonly File[]): Promise<number> {
  if (folder.startsWith('shown/')) {
    await settlePhotos(db, folder.slice('shown/'.length));
    return 0;
  }
  // An export that is still being made has files of today.
  const references = folder.startsWith('exports/') ? [] : await referencesTo(db, folder);
  const unnamed = files.filter(({ name }) => {
    const file = name.split('/').at(-1)!;
    return !references.some((text) => text.includes(file));
  });
  for (const file of unnamed) await file.delete({ ignoreNotFound: true });
  return unnamed.length;
}

/**
 * Removes files that no card, publication, template or account names, a day after they were stored. Goes through the
 * bucket in pages, once a day; a failing folder keeps its files and doesn't stop the others.
 */
export const sweepFiles: Job = async ({ db, now }) => {
  const progress = db.doc('jobs/sweepFiles');
  const { pageToken, finishedAt = 0 } = ((await progress.get()).data() ?? {}) as {
    pageToken?: string;
    finishedAt?: number;
  };
  if (!pageToken && now - finishedAt < EVERY_MS) return 0;
  const [files, next] = await bucket().getFiles({ autoPaginate: false, maxResults: BATCH, pageToken });
  const folders = new Map<string, File[]>();
  for (const file of files) {
    const folder = FOLDER.exec(file.name)?.[1];
    const isSettled = Date.parse(String(file.metadata.timeCreated)) < now - DAY_MS;
    if (folder && isSettled) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  let removed = 0;
  for (const [folder, found] of folders) {
    try {
      removed += await sweepFolder(db, folder, found);
    } catch (error) {
      logError('files not swept', redact({ error, folder }));
    }
  }
  const after = (next as { pageToken?: string } | null)?.pageToken;
  await progress.set(after ? { pageToken: after } : { finishedAt: now });
  return removed;
};
