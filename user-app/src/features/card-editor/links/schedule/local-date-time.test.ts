import { fromLocalInput, toLocalInput } from './local-date-time';

describe('local date and time', () => {
  it('goes to the field and back', () => {
    const instant = '2026-03-02T09:30:00.000Z';
    expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
  });

  it('leaves an open end empty', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
  });

  it('shows nothing for what is no instant', () => {
    expect(toLocalInput('mañana')).toBe('');
  });
});
