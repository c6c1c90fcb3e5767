import { DEFAULT_LANGUAGE } from 'shared-lib/model';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { isSigned, signed } from '../bookings/record/booking-secret';

/** Reports whether a token is that of one of an entry's links, in constant time. */
export const isWaitingToken = (waitingId: string, offer: number, token: string): boolean =>
  isSigned('waiting', `${waitingId}:${offer}`, token);

/** Returns the secret session that holds an offered hour, which is in no link. */
export const offerSession = (waitingId: string, offer: number): string =>
  signed('waiting-hold', `${waitingId}:${offer}`);

/**
 * Returns the path of an entry's page, with its token, below the origin of the cards.
 *
 * @param offer - Number of the offer that its holder may book; 0 for none.
 * @param address - Slug under which the card is shown now; empty where it isn't shown.
 */
export function waitingPath(
  { id, language }: Pick<WaitingEntry, 'id' | 'language'>,
  offer: number,
  address: string,
): string {
  const card = address === '' ? '' : `/${address}`;
  const spoken = language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
  return `/c${card}/espera/${id}?t=${signed('waiting', `${id}:${offer}`)}&n=${offer}${spoken}`;
}
