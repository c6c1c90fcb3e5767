import type { ListedCard } from 'shared-lib/data';
import { withParams } from 'shared-lib/model';
import type { Service } from 'shared-lib/model/booking';
import { publicAddress } from '../../card-data/public-address';

/** An address at which a service can be booked. */
export interface ServiceLink {
  cardId: string;
  /** The owner's name of the card. */
  card: string;
  url: string;
}

/** Lists the addresses of a service: one for each published card that offers it. */
export function serviceLinks(
  { id, hidden, archivedAt, cardIds }: Pick<Service, 'id' | 'hidden' | 'archivedAt' | 'cardIds'>,
  cards: readonly ListedCard[],
): ServiceLink[] {
  if (hidden || archivedAt !== null) return [];
  return cards
    .filter((card) => card.status === 'published' && cardIds.includes(card.id))
    .map((card) => ({
      cardId: card.id,
      card: card.name,
      url: withParams(`${publicAddress(card.slug)}/reservar`, { servicio: id }),
    }));
}
