import { countVisit } from './count-visit';

/*
 * The page's only script until everything is on screen: it fetches the rest when the network and the processor are
 * free, or at the first touch of a control that needs it. That touch, which may have come before this script, is kept
 * and given back once the page is alive.
 */
let started: Promise<void> | undefined;

/** This script's element, as the page's inline script created it. */
interface BootScript extends HTMLScriptElement {
  /** Keeps presses of controls that need the boot script. */
  hold: (event: MouseEvent) => void;
  /** The control that was pressed last. */
  tool?: HTMLElement | undefined;
  /** Called when one is pressed. */
  want: () => void;
}
const script = document.currentScript as BootScript;

function start(): Promise<void> {
  started ??= import(/* webpackChunkName: "hydrate" */ './hydrate')
    .then(({ hydrate }) => hydrate())
    .then(() => {
      removeEventListener('click', script.hold, true);
      script.tool?.click();
    })
    .catch(() => {
      // Offline, or a release replaced the file: what is a link is followed as one, and the next touch tries again.
      started = undefined;
      if (script.tool instanceof HTMLAnchorElement) location.assign(script.tool.href);
      script.tool = undefined;
      const place = document.querySelector<HTMLElement>('[data-failure]');
      if (place) place.textContent = place.dataset['failure']!;
    });
  return started;
}

script.want = () => void start();
// Pages below a card's aren't looks at it, and their addresses are nobody's business.
const isCard = /^\/c\/[^/]+$/.test(location.pathname);
if (isCard) countVisit();

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

// A page about booking shows nothing by itself.
if (!isCard || script.tool) void start();
else if (document.readyState === 'complete') whenIdle(() => void start());
else addEventListener('load', () => whenIdle(() => void start()), { once: true });
