import type { Card } from 'shared-lib/model';
import { paths } from '../../paths';

export type HomeHintKind = 'add-photo' | 'add-links' | 'take-bookings';

/** A suggestion to improve a card, which can be dismissed for good. */
export interface HomeHint {
  kind: HomeHintKind;
  /** Name under which its dismissal is stored. */
  name: string;
  /** Name of the card that it is about. */
  subject: string;
  to: string;
}

/**
 * Finds the most useful hint for an account's cards that wasn't dismissed; one at a time.
 *
 * @param options.hasHours - False for an owner who takes no bookings.
 */
export function findHomeHint(
  cards: readonly Card[],
  { hasHours, dismissed }: { hasHours: boolean; dismissed: readonly string[] },
): HomeHint | null {
  const about = (kind: HomeHintKind, card: Card, tab: string): HomeHint => ({
    kind,
    name: `${kind}-${card.id}`,
    subject: card.name,
    to: `${paths.editCard(card.slug)}?tab=${tab}`,
  });
  const hints = [
    ...cards.filter(({ profile }) => !profile.photo).map((card) => about('add-photo', card, 'perfil')),
    ...cards.filter(({ links }) => links.length === 0).map((card) => about('add-links', card, 'enlaces')),
    ...(hasHours || cards.every(({ status }) => status !== 'published')
      ? []
      : [{ kind: 'take-bookings' as const, name: 'take-bookings', subject: '', to: paths.services }]),
  ];
  return hints.find(({ name }) => !dismissed.includes(name)) ?? null;
}
