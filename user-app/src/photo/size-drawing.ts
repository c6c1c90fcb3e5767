import { refusedInput } from 'shared-lib/errors';

/** Longest side of an SVG that has no size of its own, in pixels: that of the largest picture that is made of one. */
const SIDE = 1200;

/** Matches an absolute CSS length greater than zero; no percentage. */
const LENGTH = /^\s*\+?(?=[\d.]*[1-9])(?:\d+\.?\d*|\.\d+)(?:px|pt|pc|mm|cm|in|em|ex|rem)?\s*$/i;

/** Returns the width and height of an SVG's view box. */
function proportionsOf(root: Element): { width: number; height: number } {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && Number.isFinite(width / height))) throw refusedInput('photo-without-size');
  return { width, height };
}

/**
 * Gives an SVG that has only a view box a size of its proportions. Firefox shows an SVG without a size, but draws nothing of it on a
 * canvas.
 *
 * @param root - The root of its markup, as a browser parses it.
 * @returns `null` where it has a size of its own.
 * @throws ValidationError `photo-without-size`.
 */
export function sizeDrawing(root: Element): Blob | null {
  const style = root.getAttribute('style') ?? '';
  const isStyled = /(?:^|;)\s*(?:max-|min-)?(?:width|height)\s*:/i.test(style);
  const hasSize = ['width', 'height'].every((side) => LENGTH.test(root.getAttribute(side) ?? ''));
  if (hasSize && !isStyled) return null;
  const { width, height } = proportionsOf(root);
  const scale = SIDE / Math.max(width, height);
  const pixels = (length: number) => String(Math.max(1, Math.round(length * scale)));
  root.setAttribute('width', pixels(width));
  root.setAttribute('height', pixels(height));
  // A style overrides an attribute.
  if (isStyled)
    root.setAttribute('style', style.replace(/(^|;)\s*(?:max-|min-)?(?:width|height)\s*:[^;]*/gi, '$1'));
  return new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' });
}
