/** Accents that go well with paper and ink; each has a name of its own. */
export const ACCENTS = [
  { color: '#0F766E', name: 'verde azulado' },
  { color: '#1D4ED8', name: 'azul' },
  { color: '#4338CA', name: 'índigo' },
  { color: '#7E22CE', name: 'morado' },
  { color: '#BE185D', name: 'frambuesa' },
  { color: '#B91C1C', name: 'rojo' },
  { color: '#C2410C', name: 'teja' },
  { color: '#A16207', name: 'mostaza' },
  { color: '#15803D', name: 'verde' },
  { color: '#334155', name: 'pizarra' },
] as const;
