import { contrastRatio, MIN_TEXT_CONTRAST } from 'shared-lib/domain';

/** Look of a code besides its modules. */
export interface QrLook {
  /** `#RRGGBB`, on white. */
  color: string;
  /** Picture in the middle as a `data:` address; `null` for none. */
  picture: string | null;
}

export const BLACK = '#000000';

/** Returns the contrast of a colour with white where it is too small for cameras; `null` for a colour that they read. */
export function weakContrast(color: string): number | null {
  const contrast = contrastRatio(color, '#FFFFFF');
  return contrast < MIN_TEXT_CONTRAST ? contrast : null;
}

/** Returns the place of the picture in a code: its free middle, less half a module of white around it. */
export function pictureBox({ at, side }: { at: number; side: number }): { at: number; side: number } {
  return { at: at + 0.5, side: side - 1 };
}
