import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { PartState, PublicStatus } from 'shared-lib/model';
import { readFreeze } from '../flags/is-feature-on';
import { LATE_MS, readPulse } from '../jobs/run/heartbeat';

/** Time after which the database counts as one that doesn't answer, in milliseconds. */
const PATIENCE_MS = 4000;

interface Context {
  db: Firestore;
  now: number;
  /** Reports whether the function of the cards answers. */
  areCardsUp: () => Promise<boolean>;
}

/** Returns what a promise gives in time; `null` when it fails or takes longer. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([promise.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads what the database knows of the product's state: three reads. */
async function readKnown({ db, now }: Context) {
  const late = db.collection('outbox').where('dueAt', '<=', Timestamp.fromMillis(now - LATE_MS));
  const [pulse, freeze, overdue] = await Promise.all([
    readPulse(db),
    readFreeze(db, now),
    late.limit(1).select().get(),
  ]);
  return { pulse, freeze, isMailLate: !overdue.empty };
}

const isSilent = (at: number | null, now: number) => at !== null && now - at > LATE_MS;

function mailState(
  { pulse, isMailLate }: NonNullable<Awaited<ReturnType<typeof readKnown>>>,
  now: number,
): PartState {
  if (pulse.mailRanAt === null) return 'unknown';
  if (isSilent(pulse.mailRanAt, now)) return 'down';
  return isMailLate || isSilent(pulse.mailOkAt, now) ? 'delayed' : 'works';
}

/**
 * Returns the product's state for everybody: whether cards, bookings, mail and the app work, and nothing else. What the database would
 * have to say is `unknown` while it doesn't answer.
 */
export async function readStatus(context: Context): Promise<PublicStatus> {
  const { now } = context;
  const [known, areCardsUp] = await Promise.all([inTime(readKnown(context)), context.areCardsUp()]);
  const cards = areCardsUp ? (known ? 'works' : 'unknown') : 'down';
  if (!known) {
    const parts = { cards, bookings: 'unknown', mail: 'unknown', app: 'unknown' } as const;
    return { checkedAt: now, parts, freeze: null };
  }
  const { freeze, pulse } = known;
  const bookings: PartState = isSilent(pulse.jobsRanAt, now) ? 'delayed' : 'works';
  return {
    checkedAt: now,
    parts: {
      cards,
      bookings: freeze ? 'frozen' : bookings,
      mail: mailState(known, now),
      app: freeze ? 'frozen' : 'works',
    },
    freeze,
  };
}
