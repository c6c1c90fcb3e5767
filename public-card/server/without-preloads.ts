/**
 * React announces each picture with a preload before the markup, which says nothing that the picture's own tag doesn't.
 *
 * @param markup - As `react-dom/server` drew it.
 */
export function withoutPreloads(markup: string): string {
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
