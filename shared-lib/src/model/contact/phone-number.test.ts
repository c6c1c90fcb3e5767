import { dialled, dialledDigits, findPhoneProblem, tidyPhone } from './phone-number';

describe('dialled', () => {
  it.each([
    ['+34 (0) 600 111 222', '+34600111222'],
    ['+34(0)600 111 222', '+34600111222'],
    ['0034 (0) 600 111 222', '+34600111222'],
    ['(+34) (0) 600-111-222', '+34600111222'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+39 (0) 6 6982 1234', '+390669821234'],
    ['(0) 600 111 222', '0600111222'],
    ['+34 911 234 567 ext. 5', '+34911234567;ext=5'],
    ['+34911234567;ext=5', '+34911234567;ext=5'],
    ['911 234 567 extensión 12', '911234567;ext=12'],
    ['911 234 567 (ext 12)', '911234567;ext=12'],
    ['+1 202 555 0123 x7', '+12025550123;ext=7'],
    ['600.11.12.22', '600111222'],
    ['600–111–222', '600111222'],
    ['600111222', '600111222'],
    ['', ''],
    ['llamar después', ''],
  ])('returns for %j the number %j', (text, expected) => {
    expect(dialled(text)).toBe(expected);
  });

  it('dials all digits of a text with two numbers, as older documents may have', () => {
    expect(dialled('600 111 222, 91 123 45 67')).toBe('600111222911234567');
  });
});

describe('findPhoneProblem', () => {
  it.each([
    ['600111222', null],
    ['600.11.12.22', null],
    ['612345678', null],
    ['+34 911 234 567 ext. 5', null],
    ['', null],
    [' ', null],
    ['abc', 'phone-invalid'],
    ['12345', 'phone-invalid'],
    ['((((((((((', 'phone-invalid'],
    ['<b>+34 600 123 456</b>', 'phone-invalid'],
    ['600 111 222 / 91 123 45 67', 'phone-several'],
    ['+34 600 111 222 o +34 911 234 567', 'phone-several'],
    ['1234567890123456', 'phone-several'],
  ])('returns for %j the problem %j', (text, expected) => {
    expect(findPhoneProblem(text)).toBe(expected);
  });
});

describe('tidyPhone', () => {
  it('keeps the notation of a number without its bracketed zero', () => {
    expect(tidyPhone(' +34 (0)  600 11 12 22 ')).toBe('+34 600 11 12 22');
  });
});

describe('dialledDigits', () => {
  it('returns the number without its plus and its extension', () => {
    expect(dialledDigits('+34 911 234 567 ext. 5')).toBe('34911234567');
  });
});

it('findPhoneProblem and dialled answer at once for a very long text', () => {
  const spaces = ' '.repeat(100_000);
  expect(findPhoneProblem(`+34${spaces}x`)).toBe('phone-invalid');
  expect(findPhoneProblem(`+34 600 111 222${spaces}, 600 111 223`)).toBe('phone-several');
  expect(dialled(`+34${spaces}5`)).toBe('+345');
});
