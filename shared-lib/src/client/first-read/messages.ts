/** Spanish texts of the page's first reading. */
export const firstReadMessages = {
  slowDatabase: 'Tu navegador tarda en abrir los datos que guarda. Espera un momento…',
};
