import { FUNCTIONS_REGION, operator } from 'shared-lib/config';
import type { CardLanguage } from 'shared-lib/model';
import { placeOfRegion, privacyUrl } from 'shared-lib/privacy';
import { cardViewCss, css } from 'shared-lib/ui/card-view';
import { pageCss } from '../../src/page/page-css';
import type { RenderedPage } from '../document/document';
import type { PageAddresses } from '../origins';
import { renderOwnPage } from '../document/own-page';
import type { PrivacyWords } from './privacy-words';
import { ca } from './words/ca';
import { de } from './words/de';
import { en } from './words/en';
import { eu } from './words/eu';
import { fr } from './words/fr';
import { gl } from './words/gl';
import { it } from './words/it';
import { pt } from './words/pt';

const WORDS: Readonly<Record<Exclude<CardLanguage, 'es'>, PrivacyWords>> = { ca, gl, eu, en, pt, fr, de, it };

const STYLE =
  cardViewCss +
  pageCss +
  css`
    .tj-card .tj-notice {
      display: grid;
      gap: 8px;
    }
    .tj-card .tj-notice h2 {
      margin-top: 16px;
      font-size: 18px;
      font-weight: 600;
      line-height: 1.25;
    }
    .tj-card .tj-notice a {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  `;

/**
 * Renders the parts of the privacy notice that concern a visitor, for those who don't read the Spanish one. It reads nothing, and needs
 * no card: bookings outlive theirs.
 */
export function renderPrivacyPage(
  language: Exclude<CardLanguage, 'es'>,
  addresses: PageAddresses,
): RenderedPage {
  const { title, translated, whole, places, sections } = WORDS[language];
  const place = places[placeOfRegion(FUNCTIONS_REGION)];
  return renderOwnPage({
    language,
    title,
    pageStyle: STYLE,
    addresses,
    body: (
      <div className="tj-card" data-scheme="auto">
        <article className="tj-sheet tj-notice">
          <h1 className="tj-name">{title}</h1>
          <p className="tj-role">
            {translated}{' '}
            <a href={privacyUrl(addresses.shellOrigin)} hrefLang="es">
              {whole}
            </a>
            .
          </p>
          {sections({ operator, region: FUNCTIONS_REGION, place }).map(({ heading, paragraphs }) => (
            <section key={heading} className="tj-notice">
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    ),
  });
}
