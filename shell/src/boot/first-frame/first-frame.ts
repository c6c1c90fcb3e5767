import { onlyMarkup } from '../only-markup';

const ID = 'first-frame';

/** Mark of the app's container once the app renders, even if nothing of it is in the page yet. */
const BEGUN = 'begun';

/** Mark of a frame that is the cached rendering of a screen. */
const CACHED = 'cachedScreen';

/** Heights of the places of the screen's parts, in pixels. */
const PARTS = [196, 160, 196];

/**
 * Renders the frame of Inicio, or of the administration's Dashboard, with its title while the app is loading. Nothing in it can be used, so
 * it is hidden from assistive technology. Runs in the page's first script, and does nothing if the app has been faster.
 *
 * @param options.isSlim - True for a title that is on one line with buttons on a phone.
 */
export function drawFirstFrame(product: string, title: string, { isSlim = false } = {}): void {
  if (document.getElementById(ID)) return;
  const frame = element('div', 'first-frame');
  frame.ariaHidden = 'true';
  if (isSlim) frame.dataset['slim'] = '';
  const brand = element('header', 'first-frame-brand');
  brand.textContent = product;
  const main = element('div', 'first-frame-main');
  const heading = element('h1', 'first-frame-title');
  heading.textContent = title;
  main.append(heading);
  for (const height of PARTS) {
    const part = element('div', 'first-frame-part');
    part.style.height = `${height}px`;
    main.append(part);
  }
  frame.append(brand, main);
  place(frame);
}

/**
 * Shows the cached rendering of a screen, in place of the frame. It is inert: assistive technology, the keyboard and the pointer pass over
 * it. Runs in the page's first script, and does nothing if the app has been faster.
 */
export function showCachedScreen(markup: string): void {
  const frame = document.createElement('div');
  frame.dataset[CACHED] = '';
  frame.inert = true;
  // Parsed in a document of its own, so that nothing in it is fetched before it is sanitized.
  const { body } = new DOMParser().parseFromString(`<body>${markup}`, 'text/html');
  frame.append(...onlyMarkup(body).childNodes);
  // The attribute that the component library will set itself.
  const { dataset } = document.documentElement;
  dataset['mantineColorScheme'] ??= dataset['theme'] ?? 'light';
  place(frame);
}

/** Removes a cached screen, unless the app has taken its place. */
export function removeCachedScreen(): void {
  const frame = document.getElementById(ID);
  if (frame?.dataset[CACHED] !== undefined) frame.remove();
}

/** Puts the frame before the app's container, unless the app has been faster. */
function place(frame: HTMLElement): void {
  if (document.getElementById('root')?.dataset[BEGUN] !== undefined) return;
  document.getElementById(ID)?.remove();
  frame.id = ID;
  document.body.prepend(frame);
}

/** Removes the frame when the app takes its place, and prevents a later one. */
export function removeFirstFrame(container: HTMLElement): void {
  container.dataset[BEGUN] = '';
  document.getElementById(ID)?.remove();
  for (const sheet of document.querySelectorAll('link[data-outdated]')) sheet.remove();
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
