/** Spanish texts of the page that the worker answers while there is no network. */
export const offlineMessages = {
  title: 'Sin conexión',
  book: 'Para reservar hace falta conexión. Vuelve a intentarlo cuando la tengas.',
  other: 'Para abrir esta página hace falta conexión. Vuelve a intentarlo cuando la tengas.',
  ways: 'Qué puedes hacer',
  retry: 'Reintentar',
  backToCard: 'Volver a la tarjeta',
};

/** Texts of that page in any language. */
export type OfflineWords = typeof offlineMessages;
