import { withFirestore, writeAll } from './local-data.mjs';

const PLANS = ['free', 'free', 'premium', 'enterprise'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** An account as the index of the panel has it. */
function indexedUser(n, at) {
  const name = `Prueba ${String(n).padStart(5, '0')}`;
  const email = `prueba-${n}@ejemplo.test`;
  return {
    name,
    email,
    nameKey: name.toLowerCase(),
    emailKey: email,
    plan: PLANS[n % PLANS.length],
    disabled: n % 50 === 0,
    isAdmin: false,
    createdAt: at,
    activeAt: at,
    cards: 1,
    publishedCards: 1,
    bookings: n % 7,
  };
}

/**
 * Fills the product up with accounts, cards that visitors see and templates. What is there already is written again.
 *
 * @param {string} firestore - Address of the local Firestore.
 * @param {{ users: number, cards: number, templates: number }} sizes
 */
export async function fillProduct(firestore, { users, cards, templates }) {
  await withFirestore(firestore, async (db) => {
    const start = Date.now() - 90 * DAY_MS;
    const numbers = (count) => Array.from({ length: count }, (_, n) => n);
    await writeAll(
      db,
      numbers(users).map((n) => [`userIndex/benchUser${n}`, indexedUser(n, new Date(start + n * 60_000))]),
    );
    const published = (await db.doc('publicCards/alex-morgan').get()).data();
    await writeAll(
      db,
      numbers(cards).map((n) => [`publicCards/bench-${n}`, { ...published, slug: `bench-${n}` }]),
    );
    const { docs } = await db.collection('userTemplates').where('isPublic', '==', true).limit(12).get();
    await writeAll(
      db,
      numbers(templates).map((n) => {
        const source = docs[n % docs.length].data();
        return [
          `userTemplates/benchPanel${n}`,
          {
            ...source,
            name: `${source.name} ${n}`,
            downloadCount: n % 97,
            updatedAt: new Date(start + n * 60_000),
          },
        ];
      }),
    );
  });
}
