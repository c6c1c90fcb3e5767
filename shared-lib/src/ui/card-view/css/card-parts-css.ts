import { css } from './css';

/** Colour properties of both schemes; `cardThemeCss` adds those of the accent. */
const dark = `--tj-ground:#0E1524;--tj-surface:#172036;--tj-ink:#EEF1F7;--tj-muted:#A9B4CB;--tj-line:#2A3652;--tj-hover:#1E2943;--tj-shadow:none;color-scheme:dark`;

/**
 * Rules for parts that only some cards have, each with the text by which it is found in a card's markup. They follow the rules of every
 * card, in this order. Nothing that a page's script adds later may depend on them, nor they on the length of a text: a page's styles, and
 * so its Content Security Policy, are the same whatever people write.
 */
export const CARD_PARTS_CSS: readonly (readonly [mark: string, rules: string])[] = [
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
      .tj-card .tj-role + .tj-role {
        margin-top: 0;
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
    'tj-half',
    css`
      .tj-card .tj-half {
        flex-basis: 40%;
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
