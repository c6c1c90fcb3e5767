/** Spanish texts of the looks. */
export const lookMessages = {
  title: 'Aspecto',
  help: 'Elige uno y cambia después lo que quieras.',
  cover: 'Portada',
  coverAlt: 'Tu portada',
  logo: 'Logo',
  logoAlt: 'Tu logo',
  /** Typefaces in the order in which they are offered: those of the system first. */
  fonts: {
    sans: 'Sencilla',
    serif: 'Con serifa',
    round: 'Redonda',
    mono: 'De máquina',
    'dm-sans': 'Limpia (DM Sans)',
    nunito: 'Amable (Nunito)',
    outfit: 'Geométrica (Outfit)',
    'space-grotesk': 'Técnica (Space Grotesk)',
    bricolage: 'Con carácter (Bricolage)',
    playfair: 'Elegante (Playfair)',
    'source-serif': 'De libro (Source Serif)',
  },
  parts: {
    layout: { classic: 'Centrada', side: 'Foto al lado', band: 'Franja de color', bold: 'Nombre grande' },
    corners: { soft: 'Suaves', square: 'Rectas', round: 'Redondas' },
    ground: { plain: 'Neutro', tint: 'Con un toque de color' },
  },
};
