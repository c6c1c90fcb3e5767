import type { UserEvent } from '@testing-library/user-event';

/** Time between two taps, in milliseconds: that of a double tap. */
const BETWEEN_MS = 300;

let pressedAt = 0;

/** Taps an element at a given place of the screen, each tap right after the one before, however long a test waits. */
export async function tap(person: UserEvent, target: Element, clientY = 420): Promise<void> {
  pressedAt += BETWEEN_MS;
  const stamp = (event: Event) => Object.defineProperty(event, 'timeStamp', { value: pressedAt });
  const kinds = ['pointerdown', 'click'];
  for (const kind of kinds) window.addEventListener(kind, stamp, true);
  const coords = { clientX: 180, clientY };
  await person.pointer([
    { target, coords },
    { keys: '[MouseLeft]', target, coords },
  ]);
  for (const kind of kinds) window.removeEventListener(kind, stamp, true);
}
