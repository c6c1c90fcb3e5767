import { resolveEndpoints } from 'shared-lib/config';
import type { CardTheme } from 'shared-lib/model';
import { logger } from 'shared-lib/logger';
import { cardFont } from 'shared-lib/ui/card-view';

/** Loads the typeface of a look, so that a canvas can draw with it; without it, it draws with the next of the stack. */
export async function loadLookFont(theme: Pick<CardTheme, 'font'>): Promise<void> {
  const font = cardFont(theme);
  if (!font || typeof FontFace === 'undefined') return;
  const url = `${resolveEndpoints().origins.publicCard}${font.path}`;
  try {
    document.fonts.add(await new FontFace(font.family, `url(${url})`, { weight: '400 700' }).load());
  } catch (error) {
    logger.warn('no typeface for the link preview', { error });
  }
}
