import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_SIGN_INS, type CalendarConsent, type CalendarSource } from 'shared-lib/model';
import type { CallContext, CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { seal, unseal } from '../../security/seal';
import { CalendarError } from '../calendar-problem';
import { addCalendar, orRefuse } from '../calendar-sources';
import { kindOf, parseSource, sealContext, sourcesOf } from '../source-document';
import {
  ASKED_MS,
  consentContext,
  consentOf,
  consentRef,
  GRANTED_MS,
  hashOf,
  type ConsentDocument,
} from './consent-document';
import { renewSources } from './renew-sources';
import { SIGN_INS, type Taken } from './sign-ins';

/** Lists the makers of calendars that the deployment has keys of. */
export const calendarSignIns: CallableHandler<'calendarSignIns'> = () =>
  Promise.resolve({ kinds: CALENDAR_SIGN_INS.filter((kind) => SIGN_INS[kind].isOn()) });

/**
 * Returns the address of a maker's page that asks an owner for their consent. Its state works once, for ten minutes, and in the session
 * that requested it.
 *
 * @throws Refusal `calendar-off` without keys, `calendar-gone` for a calendar to renew that isn't there
 */
export const connectCalendar: CallableHandler<'connectCalendar'> = async (
  { db, uid, now, sessionStartedAt },
  { kind, writes, sourceId },
) => {
  if (!SIGN_INS[kind].isOn()) throw new Refusal('calendar-off');
  const source = sourceId === null ? null : parseSource(await sourcesOf(db, uid).doc(sourceId).get());
  if (source === undefined || (source && kindOf(source) !== kind)) throw new Refusal('calendar-gone');
  const state = randomBytes(32).toString('base64url');
  const consentId = hashOf(state);
  const username = source?.account?.username ?? '';
  const { url, verifier } = await orRefuse(() => SIGN_INS[kind].ask({ state, writes, username }));
  const consent: ConsentDocument = {
    ...{ kind, sessionStartedAt, writes, sourceId },
    verifier: seal(verifier, consentContext(uid, consentId)),
    status: 'asked',
    codeHash: '',
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + ASKED_MS),
  };
  await consentRef(db, uid, consentId).create(consent);
  return { url };
};

/** Returns a secret of a consent; refuses one that the deployment's keys no longer open. */
function openedOf(sealed: string, context: string): string {
  const opened = unseal(sealed, context);
  if (!opened) throw new Refusal('calendar-consent');
  return opened.password;
}

/** Sends the code to the maker; a code that it doesn't take was forged, or has been used. */
async function take(
  { kind, verifier, writes }: ConsentDocument,
  code: string,
  context: string,
): Promise<Taken> {
  try {
    return await SIGN_INS[kind].take({ code, verifier: openedOf(verifier, context), writes });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    throw new Refusal(error.problem === 'calendar-credentials' ? 'calendar-consent' : error.problem);
  }
}

/** Sends a code once, and stores what came of it; the same code again gives the stored answer. */
async function grantedOf(
  { db, uid, now, sessionStartedAt }: CallContext,
  consentId: string,
  code: string,
): Promise<ConsentDocument> {
  const ref = consentRef(db, uid, consentId);
  const codeHash = hashOf(code);
  const found = await db.runTransaction(async (transaction) => {
    const consent = consentOf(await transaction.get(ref), { now, sessionStartedAt });
    if (consent?.status === 'granted' && consent.codeHash === codeHash) return consent;
    if (consent?.status !== 'asked') throw new Refusal('calendar-consent');
    transaction.update(ref, { status: 'taken', codeHash });
    return consent;
  });
  if (found.status === 'granted') return found;
  const context = consentContext(uid, consentId);
  const { token, username, calendars } = await take(found, code, context);
  const granted = {
    status: 'granted' as const,
    granted: { token: seal(token, context), username, calendars },
    expiresAt: Timestamp.fromMillis(now + GRANTED_MS),
  };
  await ref.update(granted);
  return { ...found, ...granted, codeHash };
}

/**
 * Takes what a maker sent back after a consent: the calendars to choose from, or the calendar whose connection was renewed.
 *
 * @throws Refusal `calendar-consent` for a state or code that is forged, another session's, used or too old; `calendar-other-account`
 *   for a renewal by another account than the calendar's; else the problem
 */
export const finishCalendarConsent: CallableHandler<'finishCalendarConsent'> = async (
  context,
  { state, code },
) => {
  const consentId = hashOf(state);
  const { kind, sourceId, granted } = await grantedOf(context, consentId, code);
  if (!granted) throw new Refusal('calendar-consent');
  const answer: CalendarConsent = { consentId, kind, calendars: granted.calendars, renewed: null };
  if (sourceId === null) return answer;
  const token = openedOf(granted.token, consentContext(context.uid, consentId));
  const renewed = await renewSources(context, { ...granted, kind, sourceId, token });
  return { ...answer, calendars: [], renewed };
};

/**
 * Adds one of the calendars of a consent. Its token is stored encrypted for the calendar.
 *
 * @throws Refusal `calendar-consent` for one that is not the session's or too old, and as `addCalendarSource` does
 */
export const addConsentedCalendar: CallableHandler<'addConsentedCalendar'> = async (
  context,
  { sourceId, consentId, address, allDayBlocks = true },
): Promise<CalendarSource> => {
  const { db, uid } = context;
  const stored = await consentRef(db, uid, consentId).get();
  const consent = consentOf(stored, context);
  const found = consent?.granted?.calendars.find(({ url }) => url === address);
  if (!consent?.granted || !found) throw new Refusal('calendar-consent');
  const { name, isWritable } = found;
  const { username } = consent.granted;
  const token = openedOf(consent.granted.token, consentContext(uid, consentId));
  const account = {
    ...{ kind: consent.kind, username, name, isWritable },
    sealed: seal(token, sealContext(uid, sourceId)),
  };
  return addCalendar(context, { sourceId, address, allDayBlocks, account });
};
