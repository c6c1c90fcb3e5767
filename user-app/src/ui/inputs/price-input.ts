import { minorDigits } from 'shared-lib/model/booking';

/**
 * Parses a price as people type it: `25`, `12,50`, `1.234,5`, `1,234.50 €`; an empty text is free.
 *
 * @returns The price in the currency's minor unit, or `null` for an invalid one.
 */
export function parsePrice(typed: string, currency: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]|[€$£]|[A-Z]{3}/g, '');
  if (text === '') return typed.trim() === '' ? 0 : null;
  const digits = minorDigits(currency);
  const shape = new RegExp(`^(.*?)(?:([.,])(\\d{1,${digits || 1}}))?$`);
  const [, whole = '', separator = '', fraction = ''] = shape.exec(text) ?? [];
  // One sign separates thousands, everywhere, and the other one decimals.
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(whole)) return null;
  if (separator !== '' && whole.includes(separator)) return null;
  if (digits === 0 && fraction !== '') return null;
  return Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
}

/** Formats a price for its field: `12,50`; empty when it is free. */
export function priceInput(price: number, currency: string): string {
  if (price === 0) return '';
  const digits = minorDigits(currency);
  const amount = price / 10 ** digits;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits).replace('.', ',');
}
