import { fromLocalInput, toLocalInput } from './local-date-time';

describe('local date and time', () => {
  it('converts an instant to the field’s value and back', () => {
    const instant = '2026-03-02T09:30:00.000Z';
    expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
  });

  it('leaves an open end empty', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
  });

  it('is empty for an invalid instant', () => {
    expect(toLocalInput('mañana')).toBe('');
  });
});
