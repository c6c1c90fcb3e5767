import { deleteApp, getApps } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import type { CardContent } from 'shared-lib/model';
import { aCardContent } from 'shared-lib/testing';
import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
import { recordVerifiedAddress } from '../cards/verified-address';
import { createCard } from '../cards/create-card';
import { publishCard } from '../cards/publish-card';
import { firestore } from '../firebase';
import { keepArrangements } from './shared-arrangements';

const PROJECT = 'demo-functions';

/** A fixed "now" for tests: Monday, 2 March 2026, 10:00 in Madrid. */
export const NOW = Date.UTC(2026, 2, 2, 9);

/** Returns an id like those that clients make: 20 letters and digits. */
export const cardIdOf = (name: string) => name.padEnd(20, '0');

/** Billed operations of Firestore. */
export interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

/** Opens a project of this test file's own, on a server of its own; empty at the start of each test. */
export function openLocalProject() {
  let server: LocalFirebase;
  const context = (uid: string, now = NOW) => ({
    db: firestore(),
    uid,
    email: `${uid}@ejemplo.com`,
    emailVerified: true,
    hasSecondFactor: false,
    sessionStartedAt: Math.floor(now / 1000) - 60,
    now,
  });
  const arrange = keepArrangements(() => server);

  beforeAll(async () => {
    server = await startLocalFirebase({ memory: true, quiet: true });
    Object.assign(process.env, {
      GCLOUD_PROJECT: PROJECT,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.firestorePort}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${server.storagePort}`,
      // The SDK makes this of the one before, but only once for several projects of a file.
      STORAGE_EMULATOR_HOST: `http://127.0.0.1:${server.storagePort}`,
    });
  });
  afterEach(() => server.reset());
  afterAll(async () => {
    // Waits for what still runs: the SDK doesn't await the rollback of a refused transaction.
    await firestore().terminate();
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await server.close();
  });

  return {
    context,
    db: (): Firestore => firestore(),
    /** Counts the documents that a piece of work reads. */
    async readsOf(work: () => Promise<unknown>): Promise<number> {
      server.resetUsage();
      await work();
      return server.usage().reads;
    },
    /** Counts what a piece of work would be billed for. */
    async operationsOf(work: () => Promise<unknown>): Promise<Operations> {
      server.resetUsage();
      await work();
      const { reads, writes, deletes } = server.usage();
      return { reads, writes, deletes };
    },
    /** Deletes all documents in the middle of a test with several scenes. */
    reset: () => server.reset(),
    /** Reads a document's data; `undefined` when it doesn't exist. */
    read: async (path: string) => (await firestore().doc(path).get()).data(),
    /** Does work that several tests begin with; done again on an empty project, it is only copied. */
    arrange,
    /** Creates a draft of this account. */
    aDraft: (uid: string, slug: string, content: Partial<CardContent> = {}): Promise<string> =>
      arrange(JSON.stringify(['draft', uid, slug, content]), async () => {
        const cardId = cardIdOf(slug.replace(/-/g, ''));
        await recordVerifiedAddress(context(uid));
        await createCard(context(uid), { cardId, name: 'Trabajo', slug });
        await firestore()
          .doc(`cards/${cardId}`)
          .update({ ...aCardContent(content), revision: 2 });
        return cardId;
      }),
    /** Publishes a card of this account. */
    aPublished(uid: string, slug: string, content: Partial<CardContent> = {}): Promise<string> {
      return arrange(JSON.stringify(['published', uid, slug, content]), async () => {
        const cardId = await this.aDraft(uid, slug, content);
        await publishCard(context(uid), { cardId, revision: 2 });
        return cardId;
      });
    },
  };
}

/** Returns the reason and details of a refused call; fails when it isn't refused. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => {
      throw new Error('The call was not refused');
    },
    (reason: unknown) => reason,
  );
  return (error as { reason?: unknown }).reason ?? error;
}
