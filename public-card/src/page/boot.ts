import { countVisit } from './count-visit';
import { isPlainClick } from './plain-click';

/*
 * The page's only script until everything is on screen: it fetches the rest when the network and the processor are
 * free, or at the first touch of a control that needs it. That touch, which may have come before this script, is kept
 * and given back once the page is alive.
 */
let started: Promise<void> | undefined;

/** This script's element, as the page's inline script made it. */
interface BootScript extends HTMLScriptElement {
  /** What keeps a press until this script runs. */
  hold: (event: MouseEvent) => void;
  /** The control that was pressed last. */
  tool?: HTMLElement;
}
const script = document.currentScript as BootScript;
let wanted = script.tool ?? null;

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
      const place = document.querySelector<HTMLElement>('[data-failure]');
      if (place) place.textContent = place.dataset['failure']!;
    });
  return started;
}

function holdClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const control = (event.target as Element).closest<HTMLElement>('[data-tool]');
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  wanted = control;
  void start();
}

document.addEventListener('click', holdClick, true);
removeEventListener('click', script.hold, true);
// Pages below a card's aren't looks at it, and their addresses are nobody's business.
const isCard = /^\/c\/[^/]+$/.test(location.pathname);
if (isCard) countVisit();

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

// A page about booking shows nothing by itself.
if (!isCard || wanted) void start();
else if (document.readyState === 'complete') whenIdle(() => void start());
else addEventListener('load', () => whenIdle(() => void start()), { once: true });
