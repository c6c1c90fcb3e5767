import { findPublishProblems, type CardTheme } from '../../model';
import { aCardContent } from '../../testing';
import { HOSTILE_TEXTS } from '../../testing/hostile';
import { cardCss } from './css/card-css';

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

describe('hostile texts in the look of a card', () => {
  it('are at least two hundred', () => expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200));

  it('are refused, and do not reach its style', () => {
    for (const text of HOSTILE_TEXTS) {
      expect(findPublishProblems(aCardContent({ theme: hostileTheme(text) }))).not.toEqual([]);
      const css = cardCss({ links: [], theme: hostileTheme(text) });
      expect(css).not.toMatch(/alert|malo\.es|<|javascript/);
    }
  });
});
