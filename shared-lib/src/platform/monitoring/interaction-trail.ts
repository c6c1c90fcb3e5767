/** An action of the person, without anything that they typed. */
export interface Interaction {
  /** Seconds since the epoch. */
  timestamp: number;
  category: 'ui.click' | 'ui.input' | 'navigation';
  message: string;
}

/** Number of interactions that are remembered. */
export const TRAIL_LENGTH = 10;

/** Longest stored name of a control, in characters. */
const MAX_NAME = 60;

const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input',
  'textarea',
  '[role=button]',
  '[role=tab]',
  '[role=link]',
  '[role=option]',
  '[role=switch]',
  '[role^=menuitem]',
].join();

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'summary',
  SELECT: 'select',
  TEXTAREA: 'field',
};

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role) return role;
  if (element instanceof HTMLInputElement) {
    return /^(checkbox|radio|button|submit)$/.test(element.type) ? element.type : 'field';
  }
  return ROLES[element.tagName] ?? element.tagName.toLowerCase();
}

/** Returns the text of an element without the values of fields inside it. */
function textOf(element: Element | null): string {
  return element && !element.matches('input, textarea, select') ? (element.textContent ?? '') : '';
}

/** Returns an element's accessible name, as a screen reader says it, but never its value. */
export function accessibleNameOf(element: Element): string {
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');
  const labels =
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map((label) => label.textContent ?? '')
      : [];
  const image = element.querySelector('img[alt]')?.getAttribute('alt');
  const name =
    element.getAttribute('aria-label') ||
    labelledBy ||
    labels.join(' ') ||
    textOf(element) ||
    image ||
    element.getAttribute('title') ||
    '';
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME);
}

/**
 * Records the last ten controls and pages that the person used.
 *
 * @param pathname - Returns the present path.
 * @returns The trail, oldest first, and how to stop.
 */
export function followInteractions(pathname = () => location.pathname): {
  trail: () => Interaction[];
  stop: () => void;
} {
  let entries: Interaction[] = [];
  let path = pathname();
  const add = (category: Interaction['category'], message: string) => {
    entries = [...entries, { timestamp: Date.now() / 1000, category, message }].slice(-TRAIL_LENGTH);
  };
  const noteNavigation = () => {
    if (pathname() === path) return;
    path = pathname();
    add('navigation', path);
  };
  const note = (category: 'ui.click' | 'ui.input') => (event: Event) => {
    noteNavigation();
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (target) add(category, `${roleOf(target)} '${accessibleNameOf(target)}'`);
  };
  const onClick = note('ui.click');
  const onChange = note('ui.input');
  const options = { capture: true, passive: true };
  addEventListener('click', onClick, options);
  addEventListener('change', onChange, options);
  addEventListener('popstate', noteNavigation);
  return {
    trail: () => {
      noteNavigation();
      return entries;
    },
    stop: () => {
      removeEventListener('click', onClick, options);
      removeEventListener('change', onChange, options);
      removeEventListener('popstate', noteNavigation);
    },
  };
}
