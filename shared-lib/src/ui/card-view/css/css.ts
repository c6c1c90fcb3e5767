/** Lengths up to this many pixels are lines, which don't grow with the text. */
const LINE_PX = 4;

/** Returns a length in `rem`, so that it grows with the size of text that a visitor has set in the browser. */
function toRem(length: string, pixels: string): string {
  const size = Number(pixels);
  return Math.abs(size) <= LINE_PX ? length : `${String(size / 16).replace(/^(-?)0\./, '$1.')}rem`;
}

/**
 * Marks a style sheet in code, so that editors highlight it, and minifies it, as every visit loads the CSS that a page
 * inlines. Lengths are written in pixels and become `rem`.
 */
export function css(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/(?<![\w.#])(-?\d*\.?\d+)px/g, toRem)
    .trim();
}
