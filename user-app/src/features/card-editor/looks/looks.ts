import { entriesOf, type CardTheme } from 'shared-lib/model';

/** A whole look: everything of a theme but its cover, its logo and how links are shown. */
export interface Look {
  id: string;
  name: string;
  theme: Required<Omit<CardTheme, 'socials' | 'linkStyle' | 'linkColors' | 'cover' | 'logo'>>;
}

const look = (
  id: string,
  name: string,
  [scheme, accent, layout, font, corners, ground]: [
    CardTheme['scheme'],
    string,
    NonNullable<CardTheme['layout']>,
    NonNullable<CardTheme['font']>,
    NonNullable<CardTheme['corners']>,
    NonNullable<CardTheme['ground']>,
  ],
): Look => ({ id, name, theme: { scheme, accent, layout, font, corners, ground } });

/** Looks that a card can take as a whole; each of their parts can be changed afterwards. */
export const LOOKS: readonly Look[] = [
  look('papel', 'Papel', ['auto', '#0F766E', 'classic', 'sans', 'soft', 'plain']),
  look('portada', 'Cinta', ['light', '#1D4ED8', 'band', 'dm-sans', 'soft', 'plain']),
  look('editorial', 'Revista', ['light', '#9F1239', 'bold', 'playfair', 'square', 'tint']),
  look('noche', 'Noche', ['dark', '#F59E0B', 'classic', 'outfit', 'soft', 'plain']),
  look('estudio', 'Estudio', ['light', '#111827', 'side', 'space-grotesk', 'square', 'plain']),
  look('caramelo', 'Caramelo', ['light', '#DB2777', 'classic', 'nunito', 'round', 'tint']),
  look('bosque', 'Bosque', ['light', '#166534', 'band', 'source-serif', 'soft', 'tint']),
  look('terminal', 'Terminal', ['dark', '#22C55E', 'side', 'mono', 'square', 'plain']),
  look('lavanda', 'Lavanda', ['light', '#6D28D9', 'classic', 'playfair', 'round', 'tint']),
  look('cartel', 'Cartel', ['light', '#C2410C', 'bold', 'bricolage', 'square', 'tint']),
  look('oceano', 'Océano', ['dark', '#38BDF8', 'band', 'nunito', 'round', 'tint']),
  look('arena', 'Arena', ['light', '#92400E', 'side', 'source-serif', 'soft', 'tint']),
];

/** Parts of a theme as they count where a card doesn't name them. */
export const PLAIN = { layout: 'classic', font: 'sans', corners: 'soft', ground: 'plain' } as const;

/** Returns the look that a theme has as a whole; `null` for one of its owner's own making. */
export function lookOf(theme: CardTheme): Look | null {
  const whole: CardTheme = { ...PLAIN, ...theme };
  return (
    LOOKS.find(({ theme: parts }) => entriesOf(parts).every(([part, value]) => whole[part] === value)) ?? null
  );
}
