import { basename } from 'node:path/posix';
import type { File } from '@google-cloud/storage';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { redact } from 'shared-lib/logger';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { settlePhotos } from '../../card-records/photos/shown-photos';
import { bucket } from '../../firebase';
import type { Job } from '../../scheduling/job';
import { readStored } from '../../stored/read-stored';

/** Files that one call reads. */
const BATCH = 200;

/** Time between two passes through the bucket, in milliseconds. */
const EVERY_MS = DAY_MS;

/** Folder of a file: of a card, of an account, of the public files below an address, or of exports. */
const FOLDER = /^(cards\/[^/]+\/[^/]+|users\/[^/]+|shown\/[^/]+|exports\/[^/]+)\//;

/** Documents that are read together, each of which may have a megabyte. */
const AT_ONCE = 10;

/** Name of a photo's or a PDF's file: the hash of its contents. */
const FILE_NAME = /[0-9a-f]{64}\.(?:jpg|webp|pdf)/g;

const progressSchema = z.object({ pageToken: z.string().optional(), finishedAt: z.number().optional() });

/** Part of the SDK's answer with the token of the next page of files. */
const nextSchema = z.object({ pageToken: z.string().optional() }).nullish();

const filesIn = (data: unknown): string[] => JSON.stringify(data ?? null).match(FILE_NAME) ?? [];

/** Adds the files that the documents of a query name, a few documents at a time. */
async function addFilesOf(query: Query, named: Set<string>): Promise<void> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(AT_ONCE);
  let page = inOrder;
  for (;;) {
    const { docs } = await page.get();
    for (const document of docs) for (const file of filesIn(document.data())) named.add(file);
    const last = docs.at(-1);
    if (!last) return;
    page = inOrder.startAfter(last.id);
  }
}

/** Finds the files that a card names: in itself, its publications and its templates. */
async function filesOfCard(db: Firestore, uid: string, cardId: string): Promise<Set<string>> {
  const ref = db.collection('cards').doc(cardId);
  const card = await ref.get();
  if (card.get('userId') !== uid) return new Set();
  const own = ['profile.photo', 'theme', 'sections', 'links'];
  const named = new Set(filesIn(own.map((field): unknown => card.get(field))));
  await addFilesOf(ref.collection('publications').select(...own, 'preview', 'templates'), named);
  await addFilesOf(
    db.collection('templateInstances').where('cardId', '==', cardId).select('data', 'attic', 'markup'),
    named,
  );
  return named;
}

/** Finds the files of a folder that documents name. */
async function filesNamedIn(db: Firestore, folder: string): Promise<Set<string>> {
  const [kind, uid = '', cardId] = folder.split('/');
  if (kind === 'cards' && cardId) return filesOfCard(db, uid, cardId);
  return new Set(filesIn((await db.doc(`users/${uid}`).get()).get('photo')));
}

async function sweepFolder(db: Firestore, folder: string, files: readonly File[]): Promise<number> {
  if (folder.startsWith('shown/')) {
    await settlePhotos(db, folder.slice('shown/'.length));
    return 0;
  }
  // An export that is still being made has files of today.
  const named = folder.startsWith('exports/') ? new Set<string>() : await filesNamedIn(db, folder);
  const unnamed = files.filter(({ name }) => !named.has(basename(name)));
  for (const file of unnamed) await file.delete({ ignoreNotFound: true });
  return unnamed.length;
}

/**
 * Removes files that no card, publication, template or account names, a day after they were stored. Goes through the
 * bucket in pages, once a day; a failing folder keeps its files and doesn't stop the others.
 */
export const sweepFiles: Job = async ({ db, now }) => {
  const progress = db.doc('jobs/sweepFiles');
  const { pageToken, finishedAt = 0 } = readStored(progressSchema, await progress.get()) ?? {};
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
  const after = nextSchema.parse(next)?.pageToken;
  await progress.set(after ? { pageToken: after } : { finishedAt: now });
  return removed;
};
