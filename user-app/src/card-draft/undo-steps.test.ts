import { aCardContent } from 'shared-lib/testing';
import { bringBack, NO_STEPS, recordChange, takeBack } from './undo-steps';

const named = (name: string) => aCardContent({ name });
const [a, b, c] = [named('a'), named('b'), named('c')];

describe('the steps of a draft', () => {
  it('join consecutive typing, and start a new step after a second', () => {
    const typed = recordChange(
      recordChange(NO_STEPS, { before: a, after: b }, 1000),
      { before: b, after: c },
      1900,
    );
    expect(typed.past).toEqual([{ before: a, after: c }]);
    const later = recordChange(typed, { before: c, after: a }, 2900);
    expect(later.past).toEqual([
      { before: a, after: c },
      { before: c, after: a },
    ]);
  });

  it('are undone and redone in order', () => {
    const two = recordChange(
      recordChange(NO_STEPS, { before: a, after: b }, 0),
      { before: b, after: c },
      5000,
    );
    const none = takeBack(takeBack(two));
    expect(none.past).toEqual([]);
    expect(bringBack(none).past).toEqual([{ before: a, after: b }]);
    expect(bringBack(bringBack(none)).past).toEqual(two.past);
    expect(takeBack(none)).toBe(none);
    expect(bringBack(two)).toBe(two);
  });

  it('forget the undone changes after another change', () => {
    const back = takeBack(recordChange(NO_STEPS, { before: a, after: b }, 1000));
    const changed = recordChange(back, { before: a, after: c }, 1100);
    expect(changed).toMatchObject({ past: [{ before: a, after: c }], future: [] });
  });

  it('are limited to a hundred', () => {
    let steps = NO_STEPS;
    for (let index = 0; index < 150; index += 1)
      steps = recordChange(steps, { before: a, after: b }, index * 2000);
    expect(steps.past).toHaveLength(100);
  });
});
