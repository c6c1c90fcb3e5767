import { resolveEndpoints } from '../../../platform/config/endpoints';
import type { CardTheme } from '../../../model/card/card-schema';
import type { PublicLink, PublicTemplates } from '../../../model/card/public-card';
import { brandCss } from '../icons/brand-colors';
import { bookActionCss } from './book-action-css';
import { fontFaceCss } from '../card-font';
import { cardThemeCss } from '../card-theme';
import { cardViewCss } from './card-view-css';
import { hasLinkBlocks } from '../link-blocks';
import { linkBlocksCss } from './link-blocks-css';
import { templatedCss } from './template-css';

/**
 * Returns the style sheet of a card in an application: that of the visitor's page, for whatever the card may show.
 *
 * @param scope - Selector of the card, where the page may show others: the looks of cards have rules that the others' don't override.
 */
export function cardCss(
  card: {
    links: readonly PublicLink[];
    theme: CardTheme;
    templates?: PublicTemplates | undefined;
  },
  scope?: string,
): string {
  return [
    cardViewCss,
    bookActionCss,
    hasLinkBlocks(card) ? linkBlocksCss : '',
    brandCss(card),
    card.templates ? templatedCss : '',
    cardThemeCss(card.theme, scope),
    fontFaceCss([card.theme], resolveEndpoints().origins.publicCard),
  ].join('');
}
