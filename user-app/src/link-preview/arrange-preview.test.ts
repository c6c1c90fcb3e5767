import { PREVIEW_SIZE } from 'shared-lib/model';
import { arrangePreview, type Box } from './arrange-preview';

const LAYOUTS = ['classic', 'side', 'band', 'bold'] as const;
const CASES = LAYOUTS.flatMap((layout) => [true, false].map((hasBanner) => [layout, hasBanner] as const));

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('the picture of a card’s link', () => {
  it.each(CASES)(
    'keeps photo, texts and logo apart in the layout %s, with a banner: %s',
    (layout, hasBanner) => {
      const { photo, text, logo } = arrangePreview(layout, { hasBanner, hasLogo: true });
      const face: Box = { ...photo, width: photo.side, height: photo.side };
      expect([overlap(text, logo), overlap(face, logo), overlap(face, text)]).toEqual([false, false, false]);
      for (const { x, y, width, height } of [face, text, logo]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(PREVIEW_SIZE.width);
        expect(y + height).toBeLessThanOrEqual(PREVIEW_SIZE.height);
      }
      expect(text.height).toBeGreaterThan(200);
    },
  );
});
