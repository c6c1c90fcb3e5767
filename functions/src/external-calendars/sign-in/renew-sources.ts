import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CalendarSignIn, CalendarSource } from 'shared-lib/model';
import type { CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { seal } from '../../security/seal';
import { readSource } from '../read-source';
import { readShownSource, requireSource, sealContext, sourcesOf } from '../source-document';
import { WITHOUT_WRITING } from '../write-bookings';
import type { Taken } from './sign-ins';

interface Renewal extends Taken {
  kind: CalendarSignIn;
  sourceId: string;
}

/** Returns the fields of a calendar with a new token; `null` where the token is of another account, or doesn't reach it. */
function renewedFields(
  { uid, now }: CallContext,
  stored: QueryDocumentSnapshot,
  { kind, username, calendars, token }: Renewal,
) {
  const { account, address, writing } = requireSource(stored);
  const found = calendars.find(({ url }) => url === address);
  if (!found || account?.kind !== kind || account.username !== username) return null;
  const sealed = seal(token, sealContext(uid, stored.id));
  const at = Timestamp.fromMillis(now);
  return {
    account: { ...account, sealed, isWritable: found.isWritable },
    dueAt: at,
    ...(writing && (found.isWritable ? { writeDueAt: at } : WITHOUT_WRITING)),
  };
}

/**
 * Gives all calendars of an account the token of a renewed consent, and reads the requested one.
 *
 * @throws Refusal `calendar-other-account` where the token isn't of its account, `calendar-gone` where it was removed meanwhile
 */
export async function renewSources(context: CallContext, renewal: Renewal): Promise<CalendarSource> {
  const { db, uid, now } = context;
  const { sourceId } = renewal;
  const sources = sourcesOf(db, uid);
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(sources);
    if (!docs.some(({ id }) => id === sourceId)) throw new Refusal('calendar-gone');
    const changes = docs.flatMap((stored) => {
      const fields = renewedFields(context, stored, renewal);
      return fields ? [{ stored, fields }] : [];
    });
    if (!changes.some(({ stored }) => stored.id === sourceId)) throw new Refusal('calendar-other-account');
    for (const { stored, fields } of changes) transaction.update(stored.ref, fields);
  });
  const ref = sources.doc(sourceId);
  await readSource({ db, now }, { uid, sourceId, stored: requireSource(await ref.get()) });
  return readShownSource(ref);
}
