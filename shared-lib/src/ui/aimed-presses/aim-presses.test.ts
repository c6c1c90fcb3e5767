/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { DOUBLE_PRESS_MS, aimPresses, SAME_PLACE_PX } from './aim-presses';

const pressed: string[] = [];
let stop: () => void;
/** Time of the next press, in milliseconds. */
let now = 0;

beforeEach(() => {
  document.body.innerHTML =
    '<button id="a">A</button><button id="b">B</button><label id="c">C<input></label>';
  for (const { id } of document.querySelectorAll('button'))
    document.getElementById(id)!.addEventListener('click', () => pressed.push(id));
  stop = aimPresses(document);
});
afterEach(() => {
  stop();
  pressed.splice(0);
});

/** Presses the element at a place of the page. */
function press(id: string, { x = 100, y = 100 } = {}): void {
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  const target = document.getElementById(id)!;
  for (const kind of ['pointerdown', 'click']) {
    const event = new MouseEvent(kind, place);
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
  }
}

describe('aimPresses', () => {
  it('ignores the presses right after the first that hit another control', () => {
    press('a');
    now += DOUBLE_PRESS_MS - 1;
    press('b');
    now += DOUBLE_PRESS_MS - 1;
    press('b');
    expect(pressed).toEqual(['a']);
  });

  it('measures from the time of the press, however late a busy page handles it', () => {
    jest.useFakeTimers({ now: 0 });
    press('a');
    jest.advanceTimersByTime(10 * DOUBLE_PRESS_MS);
    now += 300;
    press('b');
    expect(pressed).toEqual(['a']);
    jest.useRealTimers();
  });

  it('accepts repeated presses of the same control', () => {
    press('a');
    press('a');
    expect(pressed).toEqual(['a', 'a']);
  });

  it('ignores the second press of a control that the first has changed', () => {
    const hide = document.getElementById('a')!;
    hide.addEventListener('click', () => (hide.textContent = 'Mostrar'));
    press('a');
    now += 200;
    press('a');
    expect(pressed).toEqual(['a']);
    now += DOUBLE_PRESS_MS + 1;
    press('a');
    expect(pressed).toEqual(['a', 'a']);
  });

  it('accepts a press at another place or at a later time', () => {
    press('a');
    press('b', { x: 100 + SAME_PLACE_PX + 1 });
    now += DOUBLE_PRESS_MS + 1;
    press('a', { x: 100 + SAME_PLACE_PX + 1 });
    expect(pressed).toEqual(['a', 'b', 'a']);
  });

  it('accepts presses of keyboards and screen readers, which have no place', () => {
    press('a', { x: 0, y: 0 });
    press('b', { x: 0, y: 0 });
    expect(pressed).toEqual(['a', 'b']);
  });

  it('accepts every press after it is stopped', () => {
    stop();
    press('a');
    press('b');
    expect(pressed).toEqual(['a', 'b']);
  });
});
