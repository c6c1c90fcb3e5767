import { css } from './css';

/** Colour properties of both schemes; `cardThemeCss` adds those of the accent. */
const dark = `--tj-ground:#0E1524;--tj-surface:#172036;--tj-ink:#EEF1F7;--tj-muted:#A9B4CB;--tj-line:#2A3652;--tj-hover:#1E2943;--tj-shadow:none;color-scheme:dark`;

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

/**
 * Rules of what only some cards have, with the text by which their markup tells that they have it; to follow those of every
 * card, in this order. What a page's script adds later may not depend on them, nor they on how long a text is: a page's
 * styles, and so its policy, are the same whatever people write.
 */
const PARTS: readonly (readonly [mark: string, rules: string])[] = [
  [
    'data-scheme="dark"',
    css`
      .tj-card[data-scheme='dark'] {
        ${dark};
      }
    `,
  ],
  [
    'data-scheme="auto"',
    css`
      @media (prefers-color-scheme: dark) {
        .tj-card[data-scheme='auto'] {
          ${dark};
        }
      }
    `,
  ],
  [
    'tj-head',
    css`
      .tj-card .tj-head {
        display: flex;
        flex-direction: column;
        align-items: center;
        text-align: center;
      }
    `,
  ],
  [
    'tj-photo',
    css`
      .tj-card .tj-photo {
        display: block;
        width: var(--tj-size-photo);
        height: var(--tj-size-photo);
        border-radius: 50%;
        object-fit: cover;
        background: var(--tj-tint);
        color: var(--tj-muted);
        font-size: 12px;
        box-shadow: 0 0 0 1px var(--tj-line);
      }
    `,
  ],
  [
    'tj-initials',
    css`
      .tj-card .tj-initials {
        display: grid;
        place-items: center;
        color: var(--tj-accent);
        font-size: min(36px, 0.375 * var(--tj-size-photo));
        font-weight: 600;
        letter-spacing: 0.02em;
        box-shadow: none;
      }
    `,
  ],
  [
    'tj-name',
    css`
      .tj-card .tj-name {
        margin-top: 16px;
        font-size: 25px;
        line-height: 1.2;
        font-weight: 600;
        letter-spacing: -0.012em;
        text-wrap: balance;
      }
      .tj-card .tj-name--long {
        font-size: 20px;
      }
    `,
  ],
  [
    'tj-role',
    css`
      .tj-card .tj-role {
        margin-top: 4px;
        color: var(--tj-muted);
        text-wrap: balance;
      }
    `,
  ],
  [
    'tj-place',
    css`
      .tj-card .tj-place {
        margin-top: 4px;
        color: var(--tj-muted);
        font-size: 14px;
        text-wrap: balance;
      }
      .tj-card .tj-place .tj-icon {
        display: inline-block;
        margin-inline-end: 4px;
        vertical-align: -0.3em;
      }
    `,
  ],
  [
    'tj-bio',
    css`
      .tj-card .tj-bio {
        margin-top: 24px;
        text-align: center;
        white-space: pre-line;
        text-wrap: balance;
      }
      .tj-card .tj-bio--long {
        text-align: start;
        text-wrap: pretty;
      }
    `,
  ],
  [
    'tj-links',
    css`
      .tj-card .tj-links {
        margin-top: 24px;
        border: 1px solid var(--tj-line);
        border-radius: 12px;
        background: var(--tj-surface);
        overflow: hidden;
      }
      .tj-card .tj-links li + li {
        border-top: 1px solid var(--tj-line);
      }
    `,
  ],
  [
    'tj-link',
    css`
      .tj-card .tj-link {
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 60px;
        padding: 10px 12px;
      }
      .tj-card .tj-link:focus-visible {
        outline-offset: -3px;
        border-radius: 12px;
      }
      .tj-card .tj-badge {
        width: 40px;
        height: 40px;
        padding: 10px;
        border-radius: 8px;
        background: var(--tj-tint);
        color: var(--tj-accent);
      }
      .tj-card .tj-text {
        flex: 1;
        min-width: 0;
        line-height: 1.35;
      }
      .tj-card .tj-link::after {
        content: '';
        flex: none;
        width: 8px;
        height: 8px;
        margin-inline: 4px;
        border: solid var(--tj-muted);
        border-width: 1.5px 1.5px 0 0;
        transform: rotate(45deg);
        opacity: 0.6;
      }
    `,
  ],
  [
    'tj-quick',
    css`
      @container (max-width: 409px) {
        .tj-card .tj-quick {
          flex-direction: column;
          gap: 2px;
          min-height: 60px;
          font-size: 14px;
          line-height: 1.3;
        }
        .tj-card .tj-quick .tj-icon {
          width: 20px;
          height: 20px;
        }
      }
    `,
  ],
];

/** The card's whole style sheet, for whatever it may show. */
export const cardViewCss: string = everyCardCss + PARTS.map(([, rules]) => rules).join('');

/** Returns the style sheet without the rules of parts that a card's markup doesn't have. */
export function cardViewCssFor(markup: string): string {
  return everyCardCss + PARTS.map(([mark, rules]) => (markup.includes(mark) ? rules : '')).join('');
}
