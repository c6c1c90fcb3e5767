import { contrastRatio, MIN_TEXT_CONTRAST, type CardTheme } from 'shared-lib/domain';

/** The grounds that a card's accent is read on. */
export const GROUNDS = { light: '#FFFFFF', dark: '#172036' } as const;

export type Ground = keyof typeof GROUNDS;

/** How an accent reads on one ground. */
export interface AccentReading {
  ground: Ground;
  ratio: number;
  readable: boolean;
}

/** How an accent reads on the grounds that a scheme shows it on. */
export function readAccent(accent: string, scheme: CardTheme['scheme']): AccentReading[] {
  const grounds: Ground[] = scheme === 'auto' ? ['light', 'dark'] : [scheme];
  return grounds.map((ground) => {
    const ratio = contrastRatio(accent, GROUNDS[ground]);
    return { ground, ratio, readable: ratio >= MIN_TEXT_CONTRAST };
  });
}

/**
 * The nearest shade of a colour that reads on a ground: darker on the light one, lighter on the dark one.
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
