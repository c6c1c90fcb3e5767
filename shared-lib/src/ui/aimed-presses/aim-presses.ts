/** Longest time between the two presses of a double tap, in milliseconds. */
export const DOUBLE_PRESS_MS = 700;

/** Distance up to which two presses hit the same place, in CSS pixels. */
export const SAME_PLACE_PX = 20;

const CONTROL = 'a, button, input, select, textarea, summary, [role="button"], [role="menuitem"]';

/** Controls that a press does nothing to but press them. */
const PRESSED_ONLY = 'a, button, label, [type="checkbox"], [type="radio"]';

interface Press {
  control: Element | null;
  /** Name of the control, which says what pressing it does. */
  name: string;
  x: number;
  y: number;
  /** Time at which the finger pressed, in milliseconds: a busy page handles it later. */
  at: number;
}

interface BegunPress extends Press {
  /** Position of the control, in CSS pixels. */
  left: number;
  top: number;
}

/** Returns the control that a press meets; a label and its field are one. */
const controlOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest('label') ?? target.closest(CONTROL) ?? target) : null;

/**
 * Reports whether a click repeats another by the browser's own count, which it keeps for a mouse but not for a finger.
 */
const isRepeated = (event: MouseEvent) =>
  !('pointerType' in event) || event.pointerType !== 'mouse' || event.detail > 1;

/** Reports whether a press has a place; those of a keyboard or a screen reader don't. */
const hasPlace = ({ clientX, clientY }: MouseEvent) => clientX !== 0 || clientY !== 0;

const isNear = (press: Press, other: Press) =>
  Math.hypot(press.x - other.x, press.y - other.y) <= SAME_PLACE_PX;

/**
 * Reports whether the second press came right after the first, at its place, and met another control, or one that does something else
 * by now: 'Mostrar' in place of 'Ocultar'.
 */
function isMisaimed(press: Press, before: Press): boolean {
  const isOther = press.control !== before.control || press.name !== before.name;
  return isNear(press, before) && press.at - before.at <= DOUBLE_PRESS_MS && isOther;
}

/** Returns the name of a button or link; that of any other control, which may hold a page, doesn't count. */
const nameOf = (control: Element | null): string =>
  control?.matches(PRESSED_ONLY) ? (control.getAttribute('aria-label') ?? control.textContent) : '';

const pressOf = (event: MouseEvent, control = controlOf(event)): Press => ({
  control,
  name: nameOf(control),
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

function begin(event: PointerEvent): BegunPress {
  const press = pressOf(event);
  const { left = 0, top = 0 } = press.control?.getBoundingClientRect() ?? {};
  return { ...press, left, top };
}

/** Reports whether a press is one of the first button, with no key held. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const isInside = (target: EventTarget | null, control: Node) =>
  target instanceof Node && control.contains(target);

/**
 * Returns the link, button or checkbox on which a press began, if it has moved away before the press ended. Browsers click the element at
 * the end of a press, with a finger even another button.
 */
function meantBy(event: MouseEvent, begun: BegunPress): HTMLElement | null {
  const { control } = begun;
  if (!(control instanceof HTMLElement) || !control.matches(PRESSED_ONLY) || !control.isConnected)
    return null;
  if (!isPlain(event) || !isNear(pressOf(event), begun) || isInside(event.target, control)) return null;
  const { left, top } = control.getBoundingClientRect();
  return left !== begun.left || top !== begun.top ? control : null;
}

/**
 * Makes presses reach their intended target while the layout shifts:
 *
 * - The second press of a double tap is ignored when the first one has put another control under the finger: the next item of a list that
 *   moved up, the button of a dialog that opened there, or a button to go back or undo in place of the pressed one. Further presses at that
 *   place are ignored too, until there was none for {@link DOUBLE_PRESS_MS}.
 * - A link, button or checkbox that moves away during a press is pressed all the same, as when an error appears above it.
 *
 * @returns A function that stops it.
 */
export function aimPresses(page: Document): () => void {
  let before: Press | null = null;
  let begun: BegunPress | null = null;
  let ignoring = false;

  const onDown = (event: PointerEvent) => {
    begun = hasPlace(event) ? begin(event) : null;
    ignoring = begun !== null && before !== null && isMisaimed(begun, before);
  };
  const onClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    const meant = begun && meantBy(event, begun);
    begun = null;
    if (ignoring && isRepeated(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      before = before && { ...before, at: event.timeStamp };
    } else if (meant) {
      event.preventDefault();
      event.stopImmediatePropagation();
      before = pressOf(event, meant);
      meant.focus({ preventScroll: true });
      meant.click();
    } else {
      before = pressOf(event);
    }
  };

  page.addEventListener('pointerdown', onDown, true);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('pointerdown', onDown, true);
    page.removeEventListener('click', onClick, true);
  };
}
