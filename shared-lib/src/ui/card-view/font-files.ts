/** Files of the cards' typefaces, by their words; written by scripts/assets/make-fonts.mjs. */
export const FONT_FILES = {
  'dm-sans': 'dm-sans.ac565d4a.woff2',
  nunito: 'nunito.bd2ef59d.woff2',
  outfit: 'outfit.ae950eac.woff2',
  'space-grotesk': 'space-grotesk.742710d0.woff2',
  bricolage: 'bricolage.f760730f.woff2',
  playfair: 'playfair.8926c625.woff2',
  'source-serif': 'source-serif.a78d8bd4.woff2',
} as const;
