/**
 * Removes the preloads that React puts before the markup for each picture, as the picture's own tag is enough.
 *
 * @param markup - Output of `react-dom/server`.
 */
export function withoutPreloads(markup: string): string {
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
