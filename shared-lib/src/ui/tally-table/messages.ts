/** Spanish texts of counts by name. */
export const messages = {
  count: 'Veces',
  share: 'Parte',
  number: (value: number) => value.toLocaleString('es', { useGrouping: 'always' }),
  percent: (part: number) => `${Math.round(part * 100)} %`,
};
