import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApps } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
import { emptyProfile, shownPhotoPath, type PublicCard } from 'shared-lib/model';
import { aJpeg, aPublishedCard } from 'shared-lib/testing';
import { firebaseCardStore } from '../store/card-store';
import { createCardHandler } from '../handler';
import { pageAssets } from './page-assets';

const BUCKET = 'demo-tarjetero.appspot.com';

/** Bytes of the photo of the card 'ana-garcia'. */
export const JPEG = Buffer.from(aJpeg());

/** Name of that photo's file, without its ending. */
export const photoDigest = createHash('sha256').update(JPEG).digest('hex');

const photo = { path: `cards/uid1/card1/${photoDigest}.jpg`, width: 400, height: 400 };

/** An answer of the server. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request exactly as given, which fetch would normalise. */
export function askAt(port: number, path: string, options: AskOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Serves cards at a port of this machine. */
export async function listen(handler: ReturnType<typeof createCardHandler>): Promise<Server> {
  const listening = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return listening;
}

/** Returns the port of a server that listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Stores what visitors see at an address. */
export const keep = (card: PublicCard) => getFirestore().doc(`publicCards/${card.slug}`).set(card);

/** Stores a file as a photo. */
export const keepFile = (path: string, bytes: Buffer, metadata: { contentEncoding?: string } = {}) =>
  getStorage()
    .bucket(BUCKET)
    .file(path)
    .save(bytes, { resumable: false, contentType: 'image/jpeg', metadata });

/**
 * Serves the tests of a file with the real handler over HTTP, with the real Admin SDK, against local-firebase: what a visitor's phone gets. Each test
 * fails when an error was reported that it didn't take from `errors`.
 */
export function serveCards() {
  let local: LocalFirebase;
  let server: Server;
  const errors: string[] = [];

  beforeAll(async () => {
    local = await startLocalFirebase({ memory: true, quiet: true });
    process.env['GCLOUD_PROJECT'] = 'demo-tarjetero';
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${local.firestorePort}`;
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${local.storagePort}`;
    process.env['STORAGE_BUCKET'] = BUCKET;
    const store = firebaseCardStore();
    await store.readCard('nobody-yet');
    await Promise.all([
      keep(aPublishedCard({ profile: { ...aPublishedCard().profile, name: 'Ána "García"', photo } })),
      keep(aPublishedCard({ slug: 'sin-foto', profile: emptyProfile('Luis') })),
      keep(aPublishedCard({ slug: 'con-cita', bookingEnabled: true })),
      keep(aPublishedCard({ slug: 'apartada', noindex: true })),
      keep({ status: 'paused', slug: 'pausada' }),
      keep({ status: 'deleted', slug: 'retirada' }),
      keep({ status: 'taken-down', slug: 'vetada' }),
      keep(aPublishedCard({ slug: 'in-german', language: 'de', languages: ['en'] })),
      keep({ status: 'paused', slug: 'in-pause', language: 'de', languages: ['en'] }),
      keep({ status: 'deleted', slug: 'forgotten', language: 'eu' }),
      keep({ status: 'moved', slug: 'antigua', to: 'ana-garcia' }),
      keepFile(photo.path, JPEG),
      keepFile(shownPhotoPath('ana-garcia', photo.path), JPEG),
    ]);
    server = await listen(
      createCardHandler({
        store,
        assets: pageAssets,
        onError: (error) => errors.push(String(error)),
      }),
    );
  });

  afterAll(async () => {
    await new Promise((resolve) => server?.close(resolve));
    await Promise.all(getApps().map(deleteApp));
    await local?.close();
  });

  afterEach(() => expect(errors.splice(0)).toEqual([]));
  return {
    errors,
    /** Sends a request to the server. */
    ask: (path: string, options?: AskOptions) => askAt(portOf(server), path, options),
    /** Counts the documents that a piece of work reads, as local-firebase counts them. */
    readsOf: async (work: () => Promise<unknown>): Promise<number> => {
      local.resetUsage();
      await work();
      return local.usage().reads;
    },
  };
}
