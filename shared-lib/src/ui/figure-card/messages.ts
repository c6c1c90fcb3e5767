/* Made once, and with the first use: to make one takes a browser longer than a hundred uses of it, and a chart has a word for each day. */
const once = <Format>(make: () => Format) => {
  let format: Format | undefined;
  return () => (format ??= make());
};
const wholeNumber = once(() => new Intl.NumberFormat('es', { useGrouping: 'always' }));
const longDay = once(
  () => new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const shortDay = once(
  () => new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Spanish texts of figures by day. */
export const messages = {
  number: (value: number) => wholeNumber().format(value),
  notCountedThen: 'sin contar',
  today: 'hoy, hasta ahora',
  day: 'Día',
  dayOf: (label: string) => `${label}: día a día`,
  table: 'Ver como tabla',
  tableOf: (label: string) => `Tabla: ${label}`,
  longDay: (day: string) => longDay().format(new Date(day)),
  shortDay: (day: string) => shortDay().format(new Date(day)),
};
