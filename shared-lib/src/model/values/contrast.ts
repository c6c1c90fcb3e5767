/** The least contrast that WCAG 2.2 AA requires of normal text. */
export const MIN_TEXT_CONTRAST = 4.5;

/** `#RRGGBB`, any case. */
export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16);
  return (
    0.2126 * channel((number >> 16) & 255) +
    0.7152 * channel((number >> 8) & 255) +
    0.0722 * channel(number & 255)
  );
}

/**
 * Returns the contrast of two colours, from 1 (none) to 21 (black on white), as WCAG 2.2 defines it.
 *
 * @param first - `#RRGGBB`.
 * @param second - `#RRGGBB`.
 */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const INK = '#13203A';

/**
 * Returns a text colour with at least {@link MIN_TEXT_CONTRAST} on a background: white or our ink, whichever contrasts
 * more, and black on the few colours on which neither reaches it.
 */
export function readableTextOn(background: string): '#FFFFFF' | '#13203A' | '#000000' {
  const [white, ink] = [contrastRatio(background, '#FFFFFF'), contrastRatio(background, INK)];
  if (Math.max(white, ink) < MIN_TEXT_CONTRAST) return '#000000';
  return white >= ink ? '#FFFFFF' : INK;
}
