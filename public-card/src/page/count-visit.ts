/**
 * Tells what happens on this page: that it was looked at, how soon it showed, and what was followed. The address goes
 * along as it is, so that owners' own looks can be told apart; who looks isn't kept.
 */
export function countVisit(): void {
  // What is opened over the card has an address of its own.
  const { pathname, search } = location;
  const tell = (what: string) => navigator.sendBeacon(`/v${pathname.slice(2)}?${what}&${search.slice(1)}`);
  let shownAfter = 0;
  new PerformanceObserver((list) => {
    shownAfter = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // By then the browser has handed over what it had noted.
  setTimeout(() => tell(`l=${shownAfter}`), 500);
  addEventListener('click', (event) => {
    const followed = (event.composedPath() as HTMLAnchorElement[]).find(({ href }) => href);
    if (followed) tell(`h=${encodeURIComponent(followed.href)}`);
  });
}
