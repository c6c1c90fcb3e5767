import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import {
  pdfsOf,
  picturesOf,
  shownPhotoPath,
  type CardPhoto,
  type PublicCard,
  type PublishedCard,
} from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { bucket } from '../../firebase';
import { Refusal } from '../../refusal';
import { publicCardRef, readPublicCard } from '../public-document';
import { copyFile } from './copy-photo';
import { readPdfFile, writePdfFile } from './pdf-file';
import { readPhotoFile, writePhotoFile } from './photo-file';

/*
 * Visitors get a photo or a PDF from `shown/{slug}/…`, where only functions write. It is stored there as long as the card at
 * that address shows it, so that the file itself says that it may be seen and no document is read for a photo.
 */

/** Most times that settling is repeated because the card changed meanwhile. */
const ROUNDS = 3;

const PICTURE = /\/c\/[a-z0-9-]+\/i\/([\w-]+\/[\w-]+\/[0-9a-f]{64}\.(?:jpg|webp))/g;

/** Lists the pictures of a published card that its owner chose, and the one of previews of its link. */
function ownPicturesOf(card: PublishedCard): CardPhoto[] {
  return [...picturesOf(card), ...(card.preview ? [card.preview] : [])];
}

/** Lists the paths in Storage of the photos and PDFs that a published card shows, its templates' pictures included. */
function filesOf(card: PublishedCard): string[] {
  const { templates } = card;
  const parts = templates ? [templates.profile, ...Object.values(templates.links)] : [];
  const drawn = parts.flatMap((part) => [...(part?.html ?? '').matchAll(PICTURE)]);
  const own = [...ownPicturesOf(card), ...pdfsOf(card.links)].map(({ path }) => path);
  const paths = [...own, ...drawn.map(([, path]) => `cards/${path}`)];
  return [...new Set(paths)];
}

/** Reports whether a card keeps showing the same photos and PDFs. */
export function showsSamePhotos(before: PublishedCard, after: PublishedCard): boolean {
  return filesOf(before).sort().join() === filesOf(after).sort().join();
}

/**
 * Copies a card's pictures and PDFs to their public place, before the card is shown with them.
 *
 * @param shown - Card that visitors saw until now.
 * @throws Refusal `photo-invalid` for a file that is gone, isn't the owner's, or doesn't match the card's description
 *   of it; `pdf-lost` for such a PDF, of another card too
 */
export async function showPhotosOrThrow(
  card: PublishedCard,
  uid: string,
  shown: PublicCard | undefined,
): Promise<void> {
  const before = shown?.status === 'published' ? ownPicturesOf(shown) : [];
  // A file's name is its hash, so one that is shown already has been checked.
  const isNew = (photo: CardPhoto) =>
    before.every(
      ({ path, width, height }) => path !== photo.path || width !== photo.width || height !== photo.height,
    );
  await Promise.all(
    ownPicturesOf(card)
      .filter(isNew)
      .map(async ({ path, width, height }) => {
        const file = path.startsWith(`cards/${uid}/`) ? await readPhotoFile(path) : null;
        if (file?.width !== width || file.height !== height) throw new Refusal('photo-invalid');
        await writePhotoFile(shownPhotoPath(card.slug, path), file);
      }),
  );
  await showPdfsOrThrow(card, uid, shown);
}

/** Copies a card's PDFs to their public place, one after the other, since each may have five megabytes. */
async function showPdfsOrThrow(
  card: PublishedCard,
  uid: string,
  shown: PublicCard | undefined,
): Promise<void> {
  const before = shown?.status === 'published' ? pdfsOf(shown.links) : [];
  for (const { path, size } of pdfsOf(card.links)) {
    if (before.some((known) => known.path === path && known.size === size)) continue;
    const bytes = path.startsWith(`cards/${uid}/${card.cardId}/`) ? await readPdfFile(path) : null;
    if (bytes?.length !== size) throw new Refusal('pdf-lost');
    await writePdfFile(shownPhotoPath(card.slug, path), bytes);
  }
}

async function readWanted(db: Firestore, slug: string): Promise<Map<string, string>> {
  const card = readPublicCard(await publicCardRef(db, slug).get());
  const photos = card?.status === 'published' ? filesOf(card) : [];
  return new Map(photos.map((path) => [shownPhotoPath(slug, path), path]));
}

/**
 * Makes the public files below an address those of the card that is shown there now, and no others. Safe to repeat; a
 * card that changes meanwhile is settled again.
 */
export async function settlePhotos(db: Firestore, slug: string): Promise<void> {
  let wanted = await readWanted(db, slug);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [files] = await bucket().getFiles({ prefix: `shown/${slug}/` });
    const present = new Set(files.map(({ name }) => name));
    for (const file of files) if (!wanted.has(file.name)) await file.delete({ ignoreNotFound: true });
    for (const [shown, path] of wanted) if (!present.has(shown)) await copyFile(path, shown);
    const before = [...wanted.keys()].join();
    wanted = await readWanted(db, slug);
    if ([...wanted.keys()].join() === before) return;
  }
}

/**
 * Runs work that may show or hide a card, and then settles the photos of its addresses, whether it succeeded or not: a
 * photo is put in its place before the transaction that shows it, and another transaction may win.
 *
 * @param work - Names each address whose photos it may touch through its argument.
 */
export async function settlingPhotos<Result>(
  db: Firestore,
  work: (touch: (slug: string) => void) => Promise<Result>,
): Promise<Result> {
  const touched = new Set<string>();
  try {
    return await work((slug) => touched.add(slug));
  } finally {
    await settlePhotosLater(db, ...touched);
  }
}

/**
 * Runs {@link settlePhotos} after a finished change: a failure is only logged, and repaired by the job `sweepFiles`.
 */
export async function settlePhotosLater(db: Firestore, ...slugs: string[]): Promise<void> {
  try {
    for (const slug of slugs) await settlePhotos(db, slug);
  } catch (error) {
    logError('photos not settled', redact({ error }));
  }
}
