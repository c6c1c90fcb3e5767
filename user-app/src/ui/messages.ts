/** What the building blocks of every screen say. */
export const uiMessages = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  offline: 'Sin conexión. Verás lo último que se cargó; los cambios se guardarán al volver.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  addressOf: 'Dirección pública',
};
