import { Timestamp } from 'firebase-admin/firestore';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { atLeast, exactly } from '../lib/rows.mjs';

/** Time that the relay takes for a mail, in milliseconds. */
const RELAY_MS = 300;

/** Owners, as each may cause sixty mails to other people in an hour, and bookings of each; both parties of each get one. */
const OWNERS = 20;
const BOOKINGS = 25;
const MAILS = OWNERS * BOOKINGS * 2;

/** Mails that five minutes have to carry, and for how long the job sends in each: `SENDING_MS` in functions/src/mail. */
const IN_FIVE_MINUTES = 1000;
const SENDING_SECONDS = 5 * 40;

const ownerOf = (n) => `bench-owner-${n % OWNERS}`;
const bookingOf = (n) => `benchbooking${String(n).padStart(8, '0')}`;

/** Leaves a mail to both parties of each of many bookings in the outbox, as new bookings do. */
async function fillOutbox(firestore) {
  const { booking, owner } = await withFirestore(firestore, async (db) => {
    const owners = await db.collection('users').where('email', '==', 'ana@tarjetero.test').get();
    const [{ id, ref }] = owners.docs;
    const { docs } = await db.collection('bookings').where('userId', '==', id).limit(1).get();
    return { booking: docs[0].data(), owner: (await ref.get()).data() };
  });
  const now = Timestamp.now();
  const later = Timestamp.fromMillis(Date.now() + 7 * 24 * 60 * 60 * 1000);
  const delivery = { status: 'waiting', attempts: 0, createdAt: now, dueAt: now, expiresAt: later };
  const owners = Array.from({ length: OWNERS }, (_, n) => [
    [`users/${ownerOf(n)}`, { ...owner, email: `duena${n}@ejemplo.test` }],
    [`users/${ownerOf(n)}/private/state`, { verifiedAt: now }],
  ]);
  const bookings = Array.from({ length: OWNERS * BOOKINGS }, (_, n) => [
    [
      `bookings/${bookingOf(n)}`,
      {
        ...booking,
        ...{ userId: ownerOf(n), status: 'confirmed', sequence: 0, start: later, end: later },
        customer: { ...booking.customer, name: 'Persona', email: `persona${n}@ejemplo.test` },
      },
    ],
    ...['visitor', 'owner'].map((recipient) => [
      `outbox/${bookingOf(n)}-0-created-${recipient}`,
      {
        ...delivery,
        ...{ bookingId: bookingOf(n), sequence: 0, template: 'created', recipient, by: 'visitor' },
        ownerId: ownerOf(n),
      },
    ]),
  ]);
  await writeAll(firestore, [...owners, ...bookings].flat());
}

/** Counts the mails that were sent. */
const sentOf = (firestore) =>
  withFirestore(firestore, async (db) => {
    const sent = await db.collection('outbox').where('status', '==', 'sent').count().get();
    return sent.data().count;
  });

/**
 * Measures how much mail leaves the outbox by way of a relay that takes its time.
 *
 * @param {{ addresses: Record<'functions' | 'firestore', string>, mailTakesTime: (ms: number) => void }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* mailBudgets({ addresses: { functions, firestore }, mailTakesTime }) {
  const runJob = () => fetch(`${functions}/demo-tarjetero/us-central1/mail`, { method: 'POST' });
  // The demo's own mail first.
  await runJob();
  const before = await sentOf(firestore);
  await fillOutbox(firestore);
  mailTakesTime(RELAY_MS);
  let spentMs = 0;
  let sent = 0;
  try {
    // The scheduler calls the job once a minute; here it is called again as soon as it has answered, as long as it sends mails.
    for (let more = true; more;) {
      const startedAt = performance.now();
      await runJob();
      spentMs += performance.now() - startedAt;
      const now = (await sentOf(firestore)) - before;
      more = now > sent && now < MAILS;
      sent = now;
    }
  } finally {
    mailTakesTime(0);
  }
  yield exactly('mail: sent of the mails that were due', sent, MAILS);
  const rate = sent / (spentMs / 1000);
  yield atLeast(
    `mail: mails in five minutes, by a relay that takes ${RELAY_MS} ms for each`,
    Math.round(rate * SENDING_SECONDS),
    IN_FIVE_MINUTES,
    '',
    `${Math.round(rate * 10) / 10} a second`,
  );
}
