/** Spanish texts of figures by day. */
export const messages = {
  number: (value: number) => value.toLocaleString('es', { useGrouping: 'always' }),
  notCountedThen: 'sin contar',
  today: 'hoy, hasta ahora',
  day: 'Día',
  dayOf: (label: string) => `${label}: día a día`,
  table: 'Ver como tabla',
  tableOf: (label: string) => `Tabla: ${label}`,
  longDay: (day: string) =>
    new Intl.DateTimeFormat('es', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
  shortDay: (day: string) =>
    new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
};
