import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { PublicCard } from 'shared-lib/domain';
import { rememberPhotos } from './photo-cache';

/** Where the handler gets cards and photos from. */
export interface CardStore {
  /** Reads exactly one document; `null` when the slug holds nothing. */
  readCard(slug: string): Promise<PublicCard | null>;
  /** Where people write who need help, as administrators set it; empty for nowhere. */
  readSupportEmail(): Promise<string>;
  /** The photo's bytes, or `null` when there is none. No document is read. */
  readPhoto(storagePath: string): Promise<Buffer | null>;
}

/** A visitor has left by then; better to say so than to hold the line. */
const READ_TIMEOUT_MS = 8000;

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
  const config = JSON.parse(env.FIREBASE_CONFIG ?? '{}') as { storageBucket?: string; projectId?: string };
  return config.storageBucket ?? `${config.projectId ?? env.GCLOUD_PROJECT ?? 'demo-tarjetero'}.appspot.com`;
}

function isNotFound(error: unknown): boolean {
  return (error as { code?: unknown }).code === 404;
}

/** Cards in Firestore and photos in Storage, through the Admin SDK's default app. */
export function firebaseCardStore(env: NodeJS.ProcessEnv = process.env): CardStore {
  const app = () => getApps()[0] ?? initializeApp();
  return {
    async readCard(slug) {
      const snapshot = await within(
        getFirestore(app()).doc(`publicCards/${slug}`).get(),
        `publicCards/${slug}`,
      );
      // Only functions write this collection, after checking it with the schema.
      return snapshot.exists ? (snapshot.data() as PublicCard) : null;
    },
    async readSupportEmail() {
      const snapshot = await within(getFirestore(app()).doc('config/product').get(), 'config/product');
      return String(snapshot.get('supportEmail') ?? '');
    },
    readPhoto: rememberPhotos(async (storagePath) => {
      // Loaded on first use: pages don't need it, and it would double their cold start.
      const { getStorage } = await import('firebase-admin/storage');
      const file = getStorage(app()).bucket(bucketName(env)).file(storagePath);
      try {
        const [bytes] = await within(file.download(), storagePath);
        return bytes;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    }),
  };
}
