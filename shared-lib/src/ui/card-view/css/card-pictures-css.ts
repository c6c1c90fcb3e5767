import { css } from './css';

/** Style of the sections with pictures, beside that of the others. */
export const cardPicturesCss: string = css`
  .tj-card .tj-gallery {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
  }
  /* Two and four fill rows of two; one is seen whole. */
  .tj-card .tj-gallery:not(:has(:nth-child(3))),
  .tj-card .tj-gallery:has(:nth-child(4):last-child) {
    grid-template-columns: repeat(2, 1fr);
  }
  .tj-card .tj-gallery:not(:has(:nth-child(2))) {
    grid-template-columns: 1fr;
  }
  /* No stronger than the corners of a look. */
  .tj-card .tj-gallery :where(li) {
    aspect-ratio: 1;
    border-radius: 8px;
    background: var(--tj-tint);
    overflow: hidden;
  }
  .tj-card .tj-gallery li:only-child {
    aspect-ratio: 3/2;
  }
  .tj-card .tj-gallery a,
  .tj-card .tj-gallery img,
  .tj-card .tj-video img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .tj-card .tj-gallery a:focus-visible {
    outline-offset: -4px;
  }
  .tj-card .tj-video {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 16/9;
    border-radius: 12px;
    background: var(--tj-tint);
    overflow: hidden;
  }
  .tj-card .tj-video img {
    position: absolute;
    inset: 0;
  }
  .tj-card .tj-video span {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    max-width: 90%;
    padding: 8px 20px 8px 16px;
    border-radius: 24px;
    background: var(--tj-fill);
    color: var(--tj-on-fill);
    font-weight: 600;
  }
`;
