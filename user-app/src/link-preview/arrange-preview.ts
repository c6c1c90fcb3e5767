import { PREVIEW_SIZE, type CardTheme } from 'shared-lib/model';

/** Margin around everything, and height of a cover or a band, in pixels. */
export const EDGE = 72;
export const BANNER = 240;

/** Largest box of a logo with its plate, and its distance from the picture's edges, in pixels. */
export const LOGO = { width: 260, height: 120, padding: 16, edge: 36 } as const;

/** Rectangle of the picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Place of the photo, of the texts beside or below it, and of the logo with its plate. */
export interface Arrangement {
  photo: { x: number; y: number; side: number };
  /** Texts are centred in it, or aligned at its left. */
  text: Box & { align: 'center' | 'left' };
  logo: Box;
}

/** Returns the positions of a preview's parts under a look; the text is below a banner, and never runs under the logo. */
export function arrangePreview(
  layout: NonNullable<CardTheme['layout']>,
  { hasBanner, hasLogo }: { hasBanner: boolean; hasLogo: boolean },
): Arrangement {
  const { width, height } = PREVIEW_SIZE;
  const right = width - LOGO.edge - LOGO.width;
  const logoAt = (y: number): Box => ({ x: right, y, width: LOGO.width, height: LOGO.height });
  const [above, below] = [logoAt(LOGO.edge), logoAt(height - LOGO.edge - LOGO.height)];
  if (layout === 'side' || layout === 'bold') {
    const side = layout === 'bold' ? 220 : 300;
    const top = hasBanner ? BANNER - side / 3 : (height - side) / 2;
    const textTop = hasBanner ? BANNER + 24 : EDGE;
    const photoX = layout === 'bold' ? width - EDGE - side : EDGE;
    // The photo of the bold look is above the logo, and its texts end before both.
    const logo = layout === 'side' && hasBanner ? above : below;
    const bottom = layout === 'side' && logo === below && hasLogo ? logo.y - 24 : height - 40;
    return {
      photo: { x: photoX, y: top, side },
      text: {
        x: layout === 'bold' ? EDGE : EDGE + side + 56,
        y: textTop,
        width: width - 2 * EDGE - side - 56,
        height: bottom - textTop,
        align: 'left',
      },
      logo,
    };
  }
  const side = hasBanner ? 220 : 240;
  const y = hasBanner ? BANNER - side / 2 - 20 : 56;
  return {
    photo: { x: (width - side) / 2, y, side },
    text: {
      x: EDGE,
      y: y + side + 20,
      width: width - 2 * EDGE,
      height: height - y - side - 52,
      align: 'center',
    },
    logo: above,
  };
}
