import { css } from 'shared-lib/ui/card-view';

/** Styles of a picture over the card. It is dark whatever the card's look, so that nothing competes with the picture. */
export const viewerCss = css`
  .tj-card.tj-viewer {
    width: 100vw;
    max-width: none;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: #0b0f18;
    color: #fff;
  }
  .tj-viewer figure {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
    margin: 0;
    pointer-events: none;
  }
  .tj-viewer img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .tj-viewer figcaption {
    min-height: 3.5em;
    padding: 12px 64px max(12px, env(safe-area-inset-bottom));
    text-align: center;
  }
  .tj-viewer .tj-tool {
    position: absolute;
    top: max(8px, env(safe-area-inset-top));
    right: 8px;
    width: 48px;
    height: 48px;
    background: #0b0f18b3;
    color: #fff;
  }
  .tj-viewer .tj-tool[data-turn] {
    top: calc(50% - 48px);
  }
  .tj-viewer .tj-tool[data-turn='-1'] {
    right: auto;
    left: 8px;
  }
  .tj-viewer .tj-tool:hover {
    background: #2a3652;
  }
  .tj-viewer :focus-visible {
    outline-color: #fff;
  }
`;
