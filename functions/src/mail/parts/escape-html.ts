/** Escapes text for HTML, also inside attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Escapes text for HTML, with its line breaks. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');
