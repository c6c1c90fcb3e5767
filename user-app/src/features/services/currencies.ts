/** Those of Spain and Latin America, and the dollar. */
const CURRENCIES = 'EUR USD MXN ARS BOB BRL CLP COP CRC CUP DOP GTQ HNL NIO PAB PEN PYG UYU VES GBP'.split(
  ' ',
);

/**
 * The currencies to choose from, by their names.
 *
 * @param current - Offered even where it isn't one of them.
 */
export function currencyOptions(current: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('es', { type: 'currency' });
  return [...new Set([...CURRENCIES, current])].map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
