/** What the pieces that several screens use say. */
export const uiMessages = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  addressOf: 'Dirección pública',
  more: 'Ver más',
};
