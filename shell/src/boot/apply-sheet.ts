/**
 * Loads and applies a style sheet. Until it applies, its `data-href` has another value, or the app would take it for
 * one that is loaded.
 *
 * @param href - Its address as the app names it, by which the app finds it: a path for the page's own site.
 */
export function applySheet(href: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  // The same as in its preload, or the browser fetches it twice.
  if (!href.startsWith('/')) sheet.crossOrigin = 'anonymous';
  sheet.dataset['href'] = 'on its way';
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      delete sheet.dataset['href'];
      resolve();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${href} did not come`));
    };
    document.head.append(sheet);
  });
}
