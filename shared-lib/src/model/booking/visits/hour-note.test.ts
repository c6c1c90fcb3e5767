import { notedAt } from './hour-note';

describe('a note on the hour of a booking', () => {
  it('counts only while the booking is at that hour', () => {
    expect(notedAt({ at: 5, start: 100 }, { start: 100 })).toBe(5);
    expect(notedAt({ at: 5, start: 100 }, { start: 200 })).toBeNull();
    expect(notedAt(undefined, { start: 100 })).toBeNull();
  });
});
