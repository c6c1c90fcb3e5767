/** Longest time between the two presses of a double tap, in milliseconds. */
export const DOUBLE_PRESS_MS = 700;

/** Distance up to which two presses hit the same place, in CSS pixels. */
export const SAME_PLACE_PX = 20;

const CONTROL = 'a, button, input, select, textarea, summary, [role="button"], [role="menuitem"]';

interface Press {
  control: Element | null;
  x: number;
  y: number;
  /** Time at which the finger pressed, in milliseconds: a busy page handles it later. */
  at: number;
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

/** Reports whether the second press came right after the first, at its place, and met another control. */
function isMisaimed(press: Press, before: Press): boolean {
  const near = Math.hypot(press.x - before.x, press.y - before.y) <= SAME_PLACE_PX;
  return near && press.at - before.at <= DOUBLE_PRESS_MS && press.control !== before.control;
}

const pressOf = (event: MouseEvent): Press => ({
  control: controlOf(event),
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

/**
 * Ignores the second press of a double tap when the first one has put another control under the finger: the next item
 * of a list that moved up, or the button of a dialog that opened there. Further presses at that place are ignored too,
 * until none came for {@link DOUBLE_PRESS_MS}.
 *
 * @returns Stops it.
 */
export function ignoreMisaimedPresses(page: Document): () => void {
  let before: Press | null = null;
  let ignoring = false;

  const onDown = (event: PointerEvent) => {
    ignoring = hasPlace(event) && before !== null && isMisaimed(pressOf(event), before);
  };
  const onClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    if (ignoring && isRepeated(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      before = before && { ...before, at: event.timeStamp };
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
