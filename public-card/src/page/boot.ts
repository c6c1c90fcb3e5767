import { countVisit } from './count-visit';

/*
 * The page's only script until everything is on screen: it fetches the rest when the network and the processor are
 * free, or at the first touch of a control that needs it. That touch is kept and given back once the page is alive.
 */
let started: Promise<void> | undefined;
let wanted: HTMLElement | null = null;

function start(): Promise<void> {
  started ??= import(/* webpackChunkName: "hydrate" */ './hydrate')
    .then(({ hydrate }) => hydrate())
    .then(() => {
      document.removeEventListener('click', holdClick, true);
      wanted?.click();
    })
    .catch(() => {
      // Offline, or a release replaced the file: what is a link is followed as one, and the next touch tries again.
      started = undefined;
      if (wanted instanceof HTMLAnchorElement) location.assign(wanted.href);
      wanted = null;
    });
  return started;
}

function holdClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>('[data-tool]');
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  wanted = control;
  void start();
}

document.addEventListener('click', holdClick, true);
// Pages below a card's aren't looks at it, and their addresses are nobody's business.
if (/^\/c\/[^/]+$/.test(location.pathname)) countVisit();

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

if (document.readyState === 'complete') whenIdle(() => void start());
else addEventListener('load', () => whenIdle(() => void start()), { once: true });
