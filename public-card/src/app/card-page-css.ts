import { resolveEndpoints } from 'shared-lib/config';
import type { StillCardContent } from 'shared-lib/remote-contract';
import {
  bookActionCss,
  brandCss,
  cardThemeCss,
  fontFaceCss,
  hasLinkBlocks,
  linkBlocksCss,
  templatedCss,
} from 'shared-lib/ui/card-view';
import { languagesCss } from '../page/languages-nav';

/** Returns the styles of a card's page that depend on what the card has, in an application. */
export function cardPageCss(card: StillCardContent): string {
  return [
    cardThemeCss(card.theme),
    fontFaceCss([card.theme], resolveEndpoints().origins.publicCard),
    hasLinkBlocks(card) ? linkBlocksCss : '',
    brandCss(card),
    card.templates ? templatedCss : '',
    card.bookingEnabled ? bookActionCss : '',
    card.languages ? languagesCss : '',
  ].join('');
}
