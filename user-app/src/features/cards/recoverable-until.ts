import type { DeletedCard } from 'shared-lib/data';
import { DELETED_CARD_DAYS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';

const DAY = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** Formats until when a card of the bin can be restored: 'martes 3 de marzo a las 09:30'. */
export function recoverableUntil({ deletedAt }: Pick<DeletedCard, 'deletedAt'>): string {
  const until = deletedAt + DELETED_CARD_DAYS * DAY_MS;
  return `${DAY.format(until).replace(',', '')} a las ${TIME.format(until)}`;
}
