import { contrastRatio, MIN_TEXT_CONTRAST, type CardTheme } from 'shared-lib/model';

/** Backgrounds on which a card's accent is read. */
export const GROUNDS = { light: '#FFFFFF', dark: '#172036' } as const;

export type Ground = keyof typeof GROUNDS;

/** Legibility of an accent on one background. */
export interface AccentReading {
  ground: Ground;
  readable: boolean;
}

/** Returns the legibility of an accent on the backgrounds that a scheme shows. */
export function readAccent(accent: string, scheme: CardTheme['scheme']): AccentReading[] {
  const grounds: Ground[] = scheme === 'auto' ? ['light', 'dark'] : [scheme];
  return grounds.map((ground) => ({
    ground,
    readable: contrastRatio(accent, GROUNDS[ground]) >= MIN_TEXT_CONTRAST,
  }));
}

/**
 * Reports whether an accent is readable. No colour is readable on both backgrounds of the automatic scheme, for which
 * one suffices: on the other the card shows a near shade of it (`accentPalette`).
 */
export const isReadable = (readings: readonly AccentReading[]) => readings.some(({ readable }) => readable);

/**
 * Returns the nearest shade of a colour that is readable on a background: darker on the light one, lighter on the dark
 * one.
 *
 * @param accent - `#RRGGBB`.
 */
export function nearestReadable(accent: string, ground: Ground): string {
  const towards = ground === 'light' ? 0 : 255;
  const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  for (let percent = 0; percent <= 100; percent += 1) {
    const moved = channels.map((value) => Math.round(value + ((towards - value) * percent) / 100));
    const shade = `#${moved.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    if (contrastRatio(shade, GROUNDS[ground]) >= MIN_TEXT_CONTRAST) return shade;
  }
  return ground === 'light' ? '#000000' : '#FFFFFF';
}
