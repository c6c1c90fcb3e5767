/** Spanish texts of the looks. */
export const lookMessages = {
  title: 'Aspecto',
  help: 'Elige uno y cambia después lo que quieras.',
  cover: 'Portada',
  coverAlt: 'Tu portada',
  parts: {
    layout: { classic: 'Centrada', side: 'Foto al lado', band: 'Portada de color', bold: 'Nombre grande' },
    font: { sans: 'Sencilla', serif: 'Con serifa', round: 'Redonda', mono: 'De máquina' },
    corners: { soft: 'Suaves', square: 'Rectas', round: 'Redondas' },
    ground: { plain: 'Neutro', tint: 'Con un toque de color' },
  },
};
