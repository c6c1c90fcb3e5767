export const messages = {
  loadFailed: (page: string) => `Error loading ${page} page`,
  loadFailedHelp: 'No se ha podido cargar esta parte. El resto sigue funcionando.',
  retry: 'Reintentar',
  goHome: 'Ir al inicio',
};
