/**
 * Reports this page's events: its view, the time until it showed, and the card's links that are followed, by id. No
 * address leaves the page, and the visitor isn't stored.
 */
export function countVisit(): void {
  // A page opened over the card has an address of its own.
  const { pathname } = location;
  const query = new URLSearchParams(location.search);
  const came = { scanned: query.get('s') === 'qr', own: query.has('v') || query.has('preview') };
  const tell = (event: object) =>
    navigator.sendBeacon(`/v${pathname.slice(2)}`, JSON.stringify({ ...came, ...event }));
  let lcp = 0;
  new PerformanceObserver((list) => {
    lcp = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // By then the browser has handed over what it had noted.
  setTimeout(() => tell({ event: 'look', lcp }), 500);
  addEventListener('click', (event) => {
    const path = event.composedPath() as HTMLAnchorElement[];
    const followed = path.find(({ href }) => href);
    const link = path.find(({ dataset }) => dataset?.['link'])?.dataset['link'];
    if (followed && link) tell({ event: 'link', link });
    else if (followed?.pathname === `${pathname}.vcf`) tell({ event: 'save' });
  });
}
