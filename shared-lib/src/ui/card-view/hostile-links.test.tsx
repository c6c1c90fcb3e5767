import { renderToStaticMarkup } from 'react-dom/server';
import { parseLink, toPublicContent, findPublishProblems, LINK_KINDS, type CardTheme } from '../../domain';
import { buildVCard } from '../../domain/vcard';
import { aCardContent, aLink, aPublishedCard } from '../../testing';
import { cardCss } from './card-css';
import { CardView } from './card-view';
import { CORPUS, skeletonOf } from './testing/hostile-texts';

const ADDRESS = /^(https:\/\/|mailto:|tel:|sms:|\/c\/)/;

/** Fields of the look, as a client that ignores the rules would send them. */
const hostileTheme = (text: string) =>
  ({
    scheme: 'light',
    accent: text,
    layout: text,
    font: text,
    corners: text,
    ground: text,
    socials: text,
  }) as unknown as CardTheme;

describe('hostile texts in the links of a card', () => {
  it('are many', () => expect(CORPUS.length).toBeGreaterThanOrEqual(200));

  it.each(LINK_KINDS)('never become markup, script or lines of a contact as %s', (kind) => {
    for (const text of CORPUS) {
      const parsed = parseLink(kind, text, 'Europe/Madrid');
      const url = parsed.ok ? parsed.url : '';
      const title = text.slice(0, 80);
      const links = [aLink({ kind, title, description: text.slice(0, 160), url, icon: text.slice(0, 40) })];
      const shown = toPublicContent(aCardContent({ links }));
      const card = aPublishedCard({ ...shown, theme: { ...shown.theme, socials: 'icons' } });
      const html = renderToStaticMarkup(<CardView card={card} now={0} />);
      expect(skeletonOf(html)).not.toMatch(/<(script|img|iframe|style|math|object)|\son\w+=|srcdoc/);
      for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(ADDRESS);
      const lines = buildVCard(card, { pageUrl: 'https://ejemplo.com/c/a' }).split('\r\n');
      for (const line of lines)
        expect(line).toMatch(
          /^$|^(BEGIN|END|VERSION|N|FN|ORG|TITLE|TEL|EMAIL|ADR|GEO|URL|NOTE|SOURCE|UID|REV|X-SOCIALPROFILE|item\d+\.(TEL|EMAIL|ADR|URL|X-ABLabel))[;:]/,
        );
      expect(lines).not.toContain('TEL:+34600000000');
    }
  });

  it('are no address of another kind, nor a word of a look', () => {
    for (const text of CORPUS) {
      expect(findPublishProblems(aCardContent({ theme: hostileTheme(text) }))).not.toEqual([]);
      const css = cardCss({ links: [], theme: hostileTheme(text) });
      expect(css).not.toMatch(/alert|malo\.es|<|javascript/);
    }
  });
});
