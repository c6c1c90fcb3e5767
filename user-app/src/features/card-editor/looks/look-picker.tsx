import { useId } from 'react';
import { resolveEndpoints } from 'shared-lib/config';
import {
  brandCss,
  cardThemeCss,
  CardView,
  cardViewCss,
  fontFaceCss,
  linkBlocksCss,
} from 'shared-lib/ui/card-view';
import { picturesOf, type CardContent, type CardTheme } from 'shared-lib/model';
import { usePhotoUrls } from '../../../photo/use-photo-url';
import { drawnCard } from '../templates/drawing/drawn-card';
import styles from './look-picker.module.css';
import { lookOf, LOOKS } from './looks';
import { lookMessages as text } from './messages';

/** Links that a small drawing shows. */
const LINKS_SHOWN = 3;

interface LookPickerProps {
  slug: string;
  draft: CardContent;
  onChoose: (theme: CardTheme) => void;
}

/** Renders the looks to choose from, each with the card's own content. */
export function LookPicker({ slug, draft, onChoose }: LookPickerProps) {
  const pictureUrl = usePhotoUrls(picturesOf({ ...draft, sections: [] }).map(({ path }) => path));
  const card = drawnCard(slug, draft);
  const chosen = lookOf(draft.theme);
  const group = useId();
  const { socials, linkStyle, linkColors, cover, logo } = draft.theme;
  /** Parts of a theme that no look changes. */
  const own = {
    ...(linkStyle && { linkStyle }),
    ...(linkColors && { linkColors }),
    ...(cover && { cover }),
    ...(logo && { logo }),
  };

  return (
    <>
      <style>
        {cardViewCss + linkBlocksCss + brandCss(draft)}
        {fontFaceCss(
          LOOKS.map(({ theme }) => theme),
          resolveEndpoints().origins.publicCard,
        )}
        {LOOKS.map(({ id, theme }) =>
          cardThemeCss({ ...theme, ...own }, `[data-look="${id}"] .tj-card`),
        ).join('')}
      </style>
      <div role="radiogroup" aria-label={text.title} className={styles.looks}>
        {LOOKS.map(({ id, name, theme }) => {
          const whole: CardTheme = { ...theme, ...(socials && { socials }), ...own };
          return (
            <div key={id} className={styles.look}>
              <div inert aria-hidden="true" data-look={id} className={styles.drawing}>
                <div className={styles.small}>
                  <CardView
                    card={{ ...card, theme: whole, links: card.links.slice(0, LINKS_SHOWN) }}
                    now={0}
                    pictureUrl={pictureUrl}
                    saveHref="#"
                    headingLevel={3}
                  />
                </div>
              </div>
              <label className={styles.choose}>
                <input
                  type="radio"
                  name={group}
                  checked={chosen?.id === id}
                  onChange={() => onChoose(whole)}
                />
                {name}
              </label>
            </div>
          );
        })}
      </div>
    </>
  );
}
