import fc from 'fast-check';
import { readVat, splitVat, vatInWords } from './tax';
import { taxFormSchema } from './tax-form-schema';

describe('the tax in a price', () => {
  it.each([
    [12100, 210, { base: 10000, vat: 2100 }],
    [4550, 210, { base: 3760, vat: 790 }],
    [1000, 0, { base: 1000, vat: 0 }],
    // Yen have no minor unit, Kuwaiti dinars a thousand.
    [999, 100, { base: 908, vat: 91 }],
    [1, 210, { base: 1, vat: 0 }],
  ])('of %i at %i ‰ is split to the minor unit', (total, permille, parts) => {
    expect(splitVat(total, permille)).toEqual(parts);
  });

  it('adds up to the total exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 300 }),
        (total, rate) => {
          const { base, vat } = splitVat(total, rate);
          expect(base + vat).toBe(total);
          expect(Math.min(base, vat)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a tax rate', () => {
  it.each([
    ['21', 210],
    [' 5,5 % ', 55],
    ['0', 0],
    ['30', 300],
    ['31', null],
    ['-1', null],
    ['veintiuno', null],
    ['2.1.0', null],
  ])('written as %p is read as %p', (text, permille) => expect(readVat(text)).toBe(permille));

  it('is formatted as a Spanish number', () => expect([210, 55].map(vatInWords)).toEqual(['21', '5,5']));

  it('requires a name on the invoice', () => {
    const problem = (form: object) => taxFormSchema.safeParse(form).error?.issues[0];
    expect(problem({ name: '', taxId: '', vat: '21' })).toMatchObject({
      path: ['name'],
      message: 'required',
    });
    expect(problem({ name: 'Ana', taxId: '', vat: 'x' })).toMatchObject({
      path: ['vat'],
      message: 'vat-rate',
    });
    expect(problem({ name: '', taxId: '', vat: '' })).toBeUndefined();
  });
});
