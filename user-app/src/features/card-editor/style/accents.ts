import type { CardTheme } from 'shared-lib/model';
import { nearestReadable } from './readable-accent';

/** Suggested accents, each with a name. */
const ACCENTS = [
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

/** Returns the accents that are suggested for a scheme: lighter shades for a card that is always dark. */
export function accentsFor(scheme: CardTheme['scheme']): { color: string; name: string }[] {
  return ACCENTS.map(({ color, name }) => ({
    color: scheme === 'dark' ? nearestReadable(color, 'dark') : color,
    name,
  }));
}

/** Returns a theme with another scheme; an accent that was suggested for the former becomes that of the new one. */
export function withScheme(theme: CardTheme, scheme: CardTheme['scheme']): CardTheme {
  const { scheme: before, accent } = theme;
  const place = accentsFor(before).findIndex(({ color }) => color === accent);
  return { ...theme, scheme, accent: accentsFor(scheme)[place]?.color ?? accent };
}
