/** Currencies of Spain and Latin America, with the dollar and the pound. */
const CURRENCIES = 'EUR USD MXN ARS BOB BRL CLP COP CRC CUP DOP GTQ HNL NIO PAB PEN PYG UYU VES GBP'.split(
  ' ',
);

/**
 * Returns the currencies to choose from, by name.
 *
 * @param current - Offered even if it isn't in the list.
 */
export function currencyOptions(current: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('es', { type: 'currency' });
  return [...new Set([...CURRENCIES, current])].map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
