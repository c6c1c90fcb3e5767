import type { WhatsAppDocument } from 'shared-lib/documents';
import type { WhatsAppProblem } from 'shared-lib/model/booking';
import { updateBookableCards } from '../bookings/offer/bookable-cards';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { seal } from '../security/seal';
import { openToken, parseConnection, toConnection, tokenContext, whatsAppRef } from './connection-document';
import { askIdentity, type WhatsAppAccess, type WhatsAppIdentity } from './whatsapp-client';
import { WhatsAppError } from './whatsapp-problem';

/** Reasons of refusals, by what is wrong. */
const REASONS: Partial<Record<WhatsAppProblem, string>> = {
  token: 'whatsapp-token',
  number: 'whatsapp-number',
};

/** Fetches the identity of a number, and refuses one that can't be used. */
async function identityOrRefuse(access: WhatsAppAccess): Promise<WhatsAppIdentity> {
  try {
    return await askIdentity(access);
  } catch (error) {
    if (error instanceof WhatsAppError) throw new Refusal(REASONS[error.problem] ?? 'whatsapp-silent');
    throw error;
  }
}

/**
 * Checks a connection at Meta and stores it, its token encrypted. Reminders that had been stopped leave again.
 *
 * @throws Refusal `whatsapp-token`, `whatsapp-number`, or `whatsapp-silent` where Meta doesn't answer as it should
 */
export const connectWhatsApp: CallableHandler<'connectWhatsApp'> = async (
  { db, uid },
  { token: typed, ...connection },
) => {
  const ref = whatsAppRef(db, uid);
  const stored = parseConnection(await ref.get());
  const token = typed || ((stored && openToken(stored, uid)?.password) ?? '');
  if (token === '') throw new Refusal('whatsapp-token');
  const identity = await identityOrRefuse({ phoneNumberId: connection.phoneNumberId, token });
  const next: WhatsAppDocument = { ...connection, ...identity, sealed: seal(token, tokenContext(uid)) };
  await ref.set(next);
  await updateBookableCards(db, uid);
  return toConnection(next);
};

/** Returns the caller's connection, without its token. */
export const readWhatsApp: CallableHandler<'readWhatsApp'> = async ({ db, uid }) => {
  const stored = parseConnection(await whatsAppRef(db, uid).get());
  return { connection: stored && toConnection(stored) };
};

/** Removes the caller's connection; visitors aren't offered reminders any more. Repeating it gives the same answer. */
export const disconnectWhatsApp: CallableHandler<'disconnectWhatsApp'> = async ({ db, uid }) => {
  await whatsAppRef(db, uid).delete();
  await updateBookableCards(db, uid);
  return {};
};
