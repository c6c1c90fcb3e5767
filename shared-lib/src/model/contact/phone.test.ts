import { withCountryCode } from './phone';

describe('a number without its country', () => {
  it.each([
    ['600111222', 'Europe/Madrid', '+34 600111222'],
    [' 600 11 12 22 ', 'Atlantic/Canary', '+34 600 11 12 22'],
    ['912-345-678', 'Europe/Lisbon', '+351 912-345-678'],
    ['9 8765 4321', 'America/Santiago', '+56 9 8765 4321'],
  ])('gets it from the time zone: %j in %s', (phone, zone, expected) => {
    expect(withCountryCode(phone, zone)).toBe(expected);
  });

  it.each([
    ['+34 600 111 222', 'Europe/Madrid'],
    ['0034600111222', 'Europe/Madrid'],
    ['60011122', 'Europe/Madrid'],
    ['600 111 222 3', 'Europe/Madrid'],
    ['600 111 222', 'America/Bogota'],
    ['600 111 222', 'Etc/Nowhere'],
    ['', 'Europe/Madrid'],
    ['sin teléfono', 'Europe/Madrid'],
  ])('is not changed otherwise: %j in %s', (phone, zone) => {
    expect(withCountryCode(phone, zone)).toBe(phone);
  });
});
