import { withFirestore, writeAll } from '../local-data.mjs';

const PLANS = ['free', 'free', 'premium', 'enterprise'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns an account's entry in the panel's index. */
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

/** Returns a report of a card that waits for a decision. */
function openReport(n, at) {
  return {
    slug: `bench-${n}`,
    cardId: `benchCard${n}`,
    ownerId: `benchUser${n}`,
    count: 1,
    reasons: { fraud: 1 },
    details: ['Pide dinero por adelantado.'],
    status: 'open',
    firstAt: at,
    lastAt: at,
    decidedBy: '',
    decision: '',
    revision: 0,
  };
}

/** Returns the entry of that card in the queue of reports. */
function queueEntry(n, at) {
  const { details: _details, ...report } = openReport(n, at);
  const rank = { visits: n % 50, score: 5 + (n % 50), waiting: 0 };
  return { ...report, ...rank, assignedTo: '', assignedEmail: '', isOwnerSuspended: false, decidedAt: null };
}

/** Returns an entry of the log. */
function logEntry(n, at) {
  return {
    collection: 'users',
    docId: `benchUser${n}`,
    revision: 1,
    action: 'update',
    by: 'operator',
    byEmail: '',
    at,
    before: { plan: 'free' },
    after: { plan: 'premium' },
  };
}

/**
 * Fills the product with accounts, published cards, templates, reports and log entries. Existing ones are overwritten.
 *
 * @param {string} firestore - Address of the local Firestore.
 * @param {{ users: number, cards: number, templates: number, reports: number }} sizes
 */
export async function fillProduct(firestore, { users, cards, templates, reports }) {
  await withFirestore(firestore, async (db) => {
    const start = Date.now() - 90 * DAY_MS;
    const minute = (n) => new Date(start + n * 60_000);
    const numbers = (count) => Array.from({ length: count }, (_, n) => n);
    await writeAll(
      firestore,
      numbers(users).map((n) => [`userIndex/benchUser${n}`, indexedUser(n, minute(n))]),
    );
    await writeAll(firestore, [
      ...numbers(reports).map((n) => [`reports/bench-${n}_2026-01-01`, openReport(n, minute(n))]),
      ...numbers(reports).map((n) => [`reportedCards/benchCard${n}`, queueEntry(n, minute(n))]),
      ['stats/moderation', { cards: reports, appeals: 0 }],
      ...numbers(reports).map((n) => [`audit/users_benchUser${n}_1`, logEntry(n, minute(n))]),
    ]);
    const published = (await db.doc('publicCards/alex-morgan').get()).data();
    await writeAll(
      firestore,
      numbers(cards).map((n) => [`publicCards/bench-${n}`, { ...published, slug: `bench-${n}` }]),
    );
    const { docs } = await db.collection('userTemplates').where('isPublic', '==', true).limit(12).get();
    await writeAll(
      firestore,
      numbers(templates).map((n) => {
        const source = docs[n % docs.length].data();
        return [
          `userTemplates/benchPanel${n}`,
          {
            ...source,
            name: `${source.name} ${n}`,
            downloadCount: n % 97,
            updatedAt: minute(n),
          },
        ];
      }),
    );
  });
}
