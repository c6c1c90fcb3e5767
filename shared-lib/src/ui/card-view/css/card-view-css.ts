import { CARD_PARTS_CSS } from './card-parts-css';
import { css } from './css';

/**
 * Rules that every card needs. Every rule is under `.tj-card`, so that it can be inlined in the visitor's page and
 * stand beside an application's own styles in the editor's preview. Widths depend on the card (container queries), so
 * that a preview at phone size looks like a phone on any screen.
 *
 * Text has few sizes and two weights, 400 and 600: a browser looks a typeface up for each size and weight, before anything shows.
 */
const everyCardCss: string = css`
  .tj-card {
    --tj-ground: #faf8f4;
    --tj-surface: #ffffff;
    --tj-ink: #13203a;
    --tj-muted: #44506a;
    --tj-line: #ece7dd;
    --tj-hover: #f6f3ec;
    --tj-shadow: 0 1px 2px #13203a0a, 0 12px 32px #13203a12;
    /* In large letters, pictures and the buttons in the corners grow as far as a narrow card has room for them side by side. */
    --tj-size-edge: min(12px, 3.75cqi);
    --tj-size-tool: min(44px, 16cqi);
    --tj-size-photo: min(112px, 40cqi);
    color-scheme: light;
    container-type: inline-size;
    box-sizing: border-box;
    background: var(--tj-ground);
    color: var(--tj-ink);
    font:
      400 16px/1.5 system-ui,
      sans-serif;
    text-align: start;
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  .tj-card * {
    box-sizing: border-box;
  }
  .tj-card h1,
  .tj-card p,
  .tj-card ul {
    margin: 0;
    padding: 0;
  }
  .tj-card ul {
    list-style: none;
  }
  .tj-card a {
    color: inherit;
    text-decoration: none;
  }
  .tj-card .tj-icon {
    display: block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tj-card :focus-visible {
    outline: 2px solid var(--tj-accent);
    outline-offset: 2px;
  }
  .tj-card .tj-sheet {
    position: relative;
    max-width: 30rem;
    margin: 0 auto;
    /* On a narrow screen with large letters there is little room to the sides. */
    padding: 32px min(20px, 6.25cqi) 24px;
  }
  .tj-card .tj-tools {
    position: absolute;
    top: var(--tj-size-edge);
    left: var(--tj-size-edge);
    right: var(--tj-size-edge);
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .tj-card .tj-tool {
    display: grid;
    place-items: center;
    width: var(--tj-size-tool);
    height: var(--tj-size-tool);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--tj-muted);
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  .tj-card .tj-tool .tj-icon {
    width: 50%;
    height: 50%;
  }
  .tj-card .tj-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 20px;
  }
  .tj-card .tj-button {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: max-content;
    min-height: 48px;
    padding: 8px;
    border: 1px solid var(--tj-line);
    border-radius: 8px;
    background: var(--tj-surface);
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: center;
    overflow-wrap: normal;
    cursor: pointer;
  }
  /* With large letters a button's words take several lines. */
  @container (max-width: 18em) {
    .tj-card .tj-button {
      flex-basis: auto;
      min-width: 0;
    }
  }
  .tj-card .tj-button--main {
    flex-basis: 100%;
    min-width: 0;
    border-color: var(--tj-accent);
    background: var(--tj-fill);
    color: var(--tj-on-fill);
  }
  .tj-card .tj-title {
    display: block;
    font-weight: 600;
  }
  .tj-card .tj-detail {
    display: block;
    margin-top: 2px;
    color: var(--tj-muted);
    font-size: 14px;
  }
  .tj-card .tj-note {
    margin-top: 12px;
    color: var(--tj-muted);
    font-size: 14px;
    text-align: center;
  }
  .tj-card .tj-foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin-top: 24px;
    color: var(--tj-muted);
  }
  .tj-card .tj-foot a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 8px;
  }
  .tj-card .tj-foot b {
    margin-inline-start: 0.3em;
    color: var(--tj-ink);
    font-weight: inherit;
  }
  @media (hover: hover) {
    .tj-card .tj-link:hover,
    .tj-card .tj-tool:hover,
    .tj-card .tj-button:hover {
      background: var(--tj-hover);
    }
    .tj-card .tj-button--main:hover {
      background: var(--tj-fill);
      filter: brightness(0.92);
    }
    .tj-card .tj-foot a:hover {
      text-decoration: underline;
    }
  }
  @container (min-width: 640px) {
    .tj-card .tj-sheet {
      margin-top: 48px;
      padding: 40px 40px 16px;
      border: 1px solid var(--tj-line);
      border-radius: 16px;
      background: var(--tj-surface);
      box-shadow: var(--tj-shadow);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .tj-card a {
      transition:
        background-color 0.15s ease-out,
        filter 0.15s ease-out;
    }
  }
`;

/** The card's whole style sheet, for whatever it may show. */
export const cardViewCss: string = everyCardCss + CARD_PARTS_CSS.map(([, rules]) => rules).join('');

/** Returns the style sheet without the rules of parts that a card's markup doesn't have. */
export function cardViewCssFor(markup: string): string {
  return everyCardCss + CARD_PARTS_CSS.map(([mark, rules]) => (markup.includes(mark) ? rules : '')).join('');
}
