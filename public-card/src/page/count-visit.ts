/** Returns the context that the card's link names (`?s=`); `undefined` for none, or one that no owner can have made. */
function contextOf(query: URLSearchParams): string | undefined {
  const code = query.get('s')?.toLowerCase() ?? '';
  return /^[a-z0-9-]{1,24}$/.test(code) ? code : undefined;
}

/** Returns the site that led here, by its host alone; `undefined` for this one, and where the browser keeps it to itself. */
function sourceOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { hostname, origin } = new URL(referrer);
  return origin === location.origin ? undefined : hostname.replace(/^www\./, '');
}

/**
 * Reports this page's events: its view with what led to it, the time until it showed, the card's links that are followed,
 * by id, and presses of its tools. No address leaves the page, and the visitor isn't stored.
 *
 * @param current - Settles when the page is known to stay; a view of one that is replaced isn't counted.
 */
export function countVisit(current: Promise<void>): void {
  // A page opened over the card has an address of its own.
  const { pathname } = location;
  const query = new URLSearchParams(location.search);
  const came = { scanned: query.get('s') === 'qr', own: query.has('v') || query.has('preview') };
  const tell = (event: object) =>
    navigator.sendBeacon(`/v${pathname.slice(2)}`, JSON.stringify({ ...came, ...event }));
  let lcp = 0;
  const look = () => ({ event: 'look', lcp, code: contextOf(query), host: sourceOf(document.referrer) });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // By then the browser has delivered its buffered entries.
  setTimeout(() => void current.then(() => tell(look())), 500);
  addEventListener('click', (event) => {
    const path = event.composedPath().filter((one) => one instanceof HTMLElement);
    const followed = path.find((one) => one instanceof HTMLAnchorElement);
    const tool = path.find(({ dataset }) => dataset['tool'])?.dataset['tool'];
    if (tool === 'share' || tool === 'book') tell({ event: tool });
    const link = path.find(({ dataset }) => dataset['link'])?.dataset['link'];
    if (followed && link) tell({ event: 'link', link });
    else if (followed?.pathname === `${pathname}.vcf`) tell({ event: 'save' });
  });
}
