/**
 * Demo data: accounts, cards and their photos, written with the product's own functions, so that what the demo shows is
 * what the product makes. Existing pieces are left alone.
 *
 * Run by the local stack, with the addresses of its services in the environment.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { applySeeds } from './applied-templates';
import { ensureBookings } from './bookings';
import { callOf } from './call-of';
import { ensureFlags } from './flags';
import { ensurePanel } from './panel';
import { ensureTemplates } from './templates';
import { recordVerifiedAddress } from '../../functions/src/cards/verified-address';
import { createCard } from '../../functions/src/cards/create-card';
import { publishCard } from '../../functions/src/cards/publish-card';
import { bucket, firestore } from '../../functions/src/firebase';
import { LEGAL_VERSION, LOCAL_PROJECT_ID } from '../../shared-lib/src/platform/config';
import type { CardContent, CardPhoto, TemplateValues } from '../../shared-lib/src/model';
import { OVERRIDES_DOCUMENT } from '../../shared-lib/src/platform/remote-overrides';
import { alexContent, anaCards } from './cards';
import { requireLocalTarget } from './require-local-target.mjs';

const PASSWORD = 'tarjetero';

const ACCOUNTS = [
  { uid: 'demoAna0000000000000000', email: 'ana@tarjetero.test', name: 'Ana García' },
  { uid: 'demoLuis000000000000000', email: 'luis@tarjetero.test', name: 'Luis Ortega' },
  { uid: 'demoAdmin00000000000000', email: 'admin@tarjetero.test', name: 'Marta Soler' },
  { uid: 'demoAlex000000000000000', email: 'alex@tarjetero.test', name: 'Alex Morgan' },
];

function uidOf(email: string): string {
  const account = ACCOUNTS.find((one) => one.email === email);
  if (!account) throw new Error(`The demo has no account ${email}`);
  return account.uid;
}

async function ensureAccount({ uid, email, name }: (typeof ACCOUNTS)[number]): Promise<void> {
  const response = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}/accounts`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        localId: uid,
        email,
        emailVerified: true,
        displayName: name,
        password: PASSWORD,
      }),
    },
  );
  if (!response.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(await response.text())) {
    throw new Error(`Auth refused ${email}: ${response.status}`);
  }
  await recordVerifiedAddress({ db: firestore(), uid, email, emailVerified: true, now: Date.now() });
  const user = firestore().doc(`users/${uid}`);
  if ((await user.get()).exists) return;
  await user.set({
    id: uid,
    email,
    name,
    legal: { version: LEGAL_VERSION, acceptedAt: new Date().toISOString() },
    createdAt: Timestamp.now(),
  });
}

async function ensurePhoto(uid: string, cardId: string, file: string): Promise<CardPhoto> {
  const bytes = readFileSync(join(__dirname, file));
  const path = `cards/${uid}/${cardId}/${createHash('sha256').update(bytes).digest('hex')}.jpg`;
  const photo = bucket().file(path);
  const [exists] = await photo.exists();
  if (!exists) {
    await photo.save(bytes, {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
  }
  return { path, width: 400, height: 400 };
}

async function ensureCard(
  uid: string,
  card: {
    cardId: string;
    slug: string;
    published: boolean;
    content: CardContent;
    templates?: Record<string, TemplateValues>;
  },
): Promise<void> {
  const db = firestore();
  const ref = db.doc(`cards/${card.cardId}`);
  // Later changes of a demo card, deletion included, aren't overwritten.
  if ((await ref.get()).exists) return;
  const context = callOf(db, uid, Date.now());
  await createCard(context, { cardId: card.cardId, name: card.content.name, slug: card.slug });
  await ref.update({ ...card.content, revision: 2 });
  if (card.templates) await applySeeds(db, uid, card, card.templates);
  if (card.published) await publishCard(context, { cardId: card.cardId, revision: 2 });
}

async function seed(): Promise<void> {
  requireLocalTarget();
  for (const account of ACCOUNTS) await ensureAccount(account);

  const adminUid = uidOf('admin@tarjetero.test');
  const admin = firestore().doc(`admins/${adminUid}`);
  if (!(await admin.get()).exists) {
    await admin.set({
      id: admin.id,
      email: 'admin@tarjetero.test',
      name: 'Marta Soler',
      role: 'admin',
      revision: 1,
      createdAt: Timestamp.now(),
      updatedAt: Timestamp.now(),
    });
  }
  await ensureTemplates(firestore(), adminUid);
  // Nothing is overridden; a browser logs an error where the document is missing.
  await firestore().doc(OVERRIDES_DOCUMENT).set({}, { merge: true });

  const alex = uidOf('alex@tarjetero.test');
  const alexCardId = 'demoCardAlexMorgan00';
  await ensureCard(alex, {
    cardId: alexCardId,
    slug: 'alex-morgan',
    published: true,
    content: alexContent(await ensurePhoto(alex, alexCardId, 'alex-morgan.jpg')),
  });

  const ana = uidOf('ana@tarjetero.test');
  const anaPhoto = await ensurePhoto(ana, anaCards[0].cardId, 'ana-garcia.jpg');
  for (const card of anaCards) await ensureCard(ana, { ...card, content: card.content(anaPhoto) });

  await ensureBookings(firestore(), ana, anaCards[0]);

  await ensureFlags(firestore(), adminUid);
  const linkIds = (content: CardContent) => content.links.map(({ id }) => id);
  await ensurePanel(
    firestore(),
    ACCOUNTS.map(({ uid }) => uid),
    [
      ...anaCards
        .filter(({ published }) => published)
        .map(({ cardId, slug, content }) => ({
          cardId,
          slug,
          ownerId: ana,
          linkIds: linkIds(content(null)),
        })),
      {
        cardId: alexCardId,
        slug: 'alex-morgan',
        ownerId: alex,
        linkIds: linkIds(alexContent({ path: '', width: 400, height: 400 })),
      },
    ],
  );
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
