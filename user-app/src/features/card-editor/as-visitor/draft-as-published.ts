import {
  toPublicContent,
  type Card,
  type CardContent,
  type PublicTemplates,
  type ShownService,
} from 'shared-lib/model';
import type { StillCardContent } from 'shared-lib/remote-contract';
import { drawnCard } from '../templates/drawing/drawn-card';

/** Draft of a card, and what its publication takes from elsewhere. */
export interface Draft {
  card: Card;
  draft: CardContent;
  services: ShownService[];
  templates: PublicTemplates | null;
}

/** Returns a draft as visitors would get it if it were published now. */
export function draftAsPublished({ card, draft, services, templates }: Draft): StillCardContent {
  const { sections, languages } = toPublicContent(draft);
  return {
    ...drawnCard(card.slug, draft),
    ...(sections && { sections }),
    ...(languages && { languages }),
    ...(templates && { templates }),
    ...(card.leadForm && { leadForm: card.leadForm }),
    services,
    bookingEnabled: card.bookingEnabled === true,
  };
}
