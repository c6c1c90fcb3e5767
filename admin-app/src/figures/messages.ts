const whole = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });

/** What figures over time say. */
export const messages = {
  period: 'Periodo',
  days: (days: number) => `${days} días`,
  number: whole,
  /** How a figure moved against the days before. */
  change: (percent: number | null, days: number) =>
    percent === null
      ? `sin datos de los ${days} días anteriores`
      : percent === 0
        ? `igual que los ${days} días anteriores`
        : `${percent > 0 ? '+' : '−'}${whole(Math.abs(percent))} % frente a los ${days} días anteriores`,
  /** How a figure grew within the period. */
  growth: (difference: number, days: number) =>
    difference === 0
      ? `sin cambios en ${days} días`
      : `${difference > 0 ? '+' : '−'}${whole(Math.abs(difference))} en ${days} días`,
  counted: (ago: string) => `Contado ${ago}.`,
  notCounted: 'Todavía no se ha contado nada: se cuenta cada pocos minutos.',
  refresh: 'Actualizar',
  day: 'Día',
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
