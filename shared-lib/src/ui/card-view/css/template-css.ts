import { css } from './css';

/** Styles around the shadow roots of templates, after `cardViewCss` on pages that have some. */
export const templatedCss: string = css`
  .tj-card .tj-box {
    contain: content;
    overflow: clip;
    margin: 16px -8px 0;
    padding: 8px;
  }
  .tj-card .tj-box + .tj-box {
    margin-top: -4px;
  }
  .tj-card .tj-host {
    display: block;
  }
  .tj-card .tj-unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    .tj-card .tj-actions ~ .tj-box {
      display: none;
    }
  }
`;

/**
 * Base style inside a template's shadow root: no margins, the card's font, and colours by custom properties. Its rules
 * have no specificity, so that any rule of the template overrides them.
 */
const startCss: string = css`
  :where(*) {
    box-sizing: border-box;
  }
  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote) {
    margin: 0;
  }
  :where(a) {
    color: inherit;
  }
  .tj-items > [hidden] {
    display: none !important;
  }
  :where(img) {
    max-width: 100%;
  }
  :where(.tj-icon) {
    display: inline-block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    vertical-align: -0.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :where(.tj-items) {
    display: grid;
    gap: 12px;
    padding: 0;
    list-style: none;
  }
  :where(.tj-items > li) {
    min-width: 0;
  }
  /* In large letters a long word is wider than a phone. */
  @container (max-width: 15rem) {
    :where(*) {
      hyphens: auto;
    }
  }
  :where(:focus-visible) {
    outline: 2px solid var(--tj-accent);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;

/** Returns the whole style sheet of a shadow root, with a template's own rules. */
export function templateStyle(rules: string): string {
  return startCss + rules;
}
