/** Texts about a remote that the page can't render. */
export const messages = {
  newer: 'Esta parte es más nueva que la página. Recarga la página para tener la última versión.',
  older: 'Esta parte es más antigua que la página. Inténtalo de nuevo en unos minutos.',
};
