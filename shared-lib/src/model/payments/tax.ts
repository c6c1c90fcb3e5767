/** Data that an owner's invoices need. */
export interface TaxData {
  /** Name or company. */
  name: string;
  /** Tax number, as its country writes it. */
  taxId: string;
  /** Rate that is contained in the owner's prices, in tenths of a percent. */
  vatPermille: number;
}

export const TAX_LIMITS = { name: 120, taxId: 20, vatPermille: 300 } as const;

/** Rates of Spanish VAT, in tenths of a percent; 0 for exempt services. */
export const VAT_RATES = [210, 100, 40, 0] as const;

/** Reads a rate as people write it, in tenths of a percent; `null` for an invalid text. */
export function readVat(text: string): number | null {
  const [, number] = /^(\d{1,2}(?:[.,]\d)?)\s*%?$/.exec(text.trim()) ?? [];
  if (number === undefined) return null;
  const permille = Math.round(Number(number.replace(',', '.')) * 10);
  return permille <= TAX_LIMITS.vatPermille ? permille : null;
}

/** Formats a rate as it is typed: `21`, `5,5`. */
export const vatInWords = (permille: number): string => String(permille / 10).replace('.', ',');

/**
 * Splits an amount that contains tax, to the minor unit: base and tax always sum up to it.
 *
 * @param total - In the currency's minor unit.
 */
export function splitVat(total: number, vatPermille: number): { base: number; vat: number } {
  const base = Math.round((total * 1000) / (1000 + vatPermille));
  return { base, vat: total - base };
}
