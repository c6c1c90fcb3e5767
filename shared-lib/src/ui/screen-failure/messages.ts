/** Texts of a screen that crashed or couldn't be loaded, in every app. */
export const screenFailureMessages = {
  crashed: 'Oops! Algo salió mal',
  crashedText: 'Ha fallado algo por nuestra parte. Lo que ya estaba guardado sigue a salvo.',
  reloads: 'Ha ocurrido un error. La página se recargará automáticamente.',
  reload: 'Recargar página',
  goHome: 'Ir al inicio',
  loadFailed: (page: string) => `Error loading ${page} page`,
  loadFailedText: 'No se ha podido cargar esta parte. El resto sigue funcionando.',
  retry: 'Reintentar',
  retrying: 'Cargando…',
};
