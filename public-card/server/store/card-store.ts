import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import {
  errorCode,
  isPdf,
  MAX_PDF_BYTES,
  MAX_PHOTO_BYTES,
  readPhotoHeader,
  requireShape,
  spokenLanguages,
  type PublicCard,
} from 'shared-lib/model';
import { rememberCards } from './card-memory';
import { rememberPhotos } from './photo-cache';
import type { ListedCard } from '../sitemap';

/** Source of the handler's cards, photos and PDFs. */
export interface CardStore {
  /** Reads exactly one document; `null` when the slug has none. The same object as long as the document doesn't change. */
  readCard(slug: string): Promise<PublicCard | null>;
  /** Returns the administrators' e-mail address for people who need help; empty for none. */
  readSupportEmail(): Promise<string>;
  /**
   * Lists the cards that search engines may list, by the first character of their address; at most 50,000. Reads a
   * document for each.
   */
  listCards(first: string): Promise<ListedCard[]>;
  /**
   * Reads the bytes of a photo that a published card shows, or `null`.
   *
   * @param storagePath - Path of its public copy, which exists as long as the card shows it, so that no document is
   *   read.
   */
  readPhoto(storagePath: string): Promise<Buffer | null>;
  /** Reads the bytes of a PDF that a published card offers, or `null`, by the path of its public copy. */
  readPdf(storagePath: string): Promise<Buffer | null>;
}

/** Longest read, in milliseconds; by then a visitor has left. */
const READ_TIMEOUT_MS = 8000;

/** Most cards of a part of the site map, as its protocol allows. */
const LISTED_CARDS = 50_000;

async function within<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took over ${READ_TIMEOUT_MS} ms`)), READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function bucketName(env: NodeJS.ProcessEnv): string {
  if (env.STORAGE_BUCKET) return env.STORAGE_BUCKET;
  const config: { storageBucket?: string; projectId?: string } = JSON.parse(env.FIREBASE_CONFIG ?? '{}');
  return config.storageBucket ?? `${config.projectId ?? env.GCLOUD_PROJECT ?? 'demo-tarjetero'}.appspot.com`;
}

/** Reports whether bytes are a complete photo of the type that its name says. */
function isPhoto(bytes: Buffer, path: string): boolean {
  const header = readPhotoHeader(bytes);
  return header !== null && path.endsWith(`.${header.extension}`);
}

function isNotFound(error: unknown): boolean {
  // 416 is the answer for an empty file.
  return [404, 416].includes(Number(errorCode(error)));
}

/** Creates a store of cards in Firestore and photos in Storage, through the Admin SDK's default app. */
export function firebaseCardStore(env: NodeJS.ProcessEnv = process.env): CardStore {
  const app = () => getApps()[0] ?? initializeApp();
  const remembered = rememberCards();
  /** Reads a stored file without decompressing it, and no further than its largest size. */
  const readFile = async (storagePath: string, maxBytes: number): Promise<Buffer | null> => {
    // Loaded on first use: pages don't need it, and it would double their cold start.
    const { getStorage } = await import('firebase-admin/storage');
    const file = getStorage(app()).bucket(bucketName(env)).file(storagePath);
    try {
      const whole = { decompress: false, start: 0, end: maxBytes };
      const [bytes] = await within(file.download(whole), storagePath);
      return bytes.length <= maxBytes ? bytes : null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
  return {
    async readCard(slug) {
      const snapshot = await within(
        getFirestore(app()).doc(`publicCards/${slug}`).get(),
        `publicCards/${slug}`,
      );
      const { updateTime } = snapshot;
      // Only functions write this collection, after checking it with the schema.
      return updateTime
        ? remembered(slug, { updateTime, data: () => requireShape<PublicCard>(snapshot.data(), {}) })
        : null;
    },
    async readSupportEmail() {
      const snapshot = await within(getFirestore(app()).doc('config/product').get(), 'config/product');
      return String(snapshot.get('supportEmail') ?? '');
    },
    async listCards(first) {
      const found = await getFirestore(app())
        .collection('publicCards')
        .where('status', '==', 'published')
        .orderBy(FieldPath.documentId())
        .startAt(first)
        .endBefore(String.fromCharCode(first.charCodeAt(0) + 1))
        .select('publishedAt', 'noindex', 'language', 'languages')
        .limit(LISTED_CARDS)
        .get();
      return found.docs
        .filter((card) => card.get('noindex') !== true)
        .map((card) => ({
          slug: card.id,
          publishedAt: String(card.get('publishedAt')),
          ...spokenLanguages(card.data()),
        }));
    },
    readPhoto: rememberPhotos(async (storagePath) => {
      const bytes = await readFile(storagePath, MAX_PHOTO_BYTES);
      return bytes && isPhoto(bytes, storagePath) ? bytes : null;
    }),
    async readPdf(storagePath) {
      const bytes = await readFile(storagePath, MAX_PDF_BYTES);
      return bytes && isPdf(bytes) ? bytes : null;
    },
  };
}
