import { contrastRatio, MIN_TEXT_CONTRAST } from 'shared-lib/model';

/** Look of a code besides its modules. */
export interface QrLook {
  /** `#RRGGBB`, on white. */
  color: string;
  /** Picture in the middle as a `data:` address; `null` for none. */
  picture: string | null;
}

export const BLACK = '#000000';

/** Reports whether a colour has too little contrast with white for cameras. */
export const isTooLight = (color: string): boolean => contrastRatio(color, '#FFFFFF') < MIN_TEXT_CONTRAST;

/** Returns the place of the picture in a code: its free middle, less half a module of white around it. */
export function pictureBox({ at, side }: { at: number; side: number }): { at: number; side: number } {
  return { at: at + 0.5, side: side - 1 };
}
