/**
 * Marks a style sheet kept in code, so that editors colour it, and squeezes it: what a page carries inline is read on
 * every visit.
 */
export function css(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
