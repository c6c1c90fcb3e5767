/** Spanish texts about the account's data. */
export const messages = {
  exportTitle: 'Tus datos',
  exportText: 'Descarga en un archivo todo lo que guardamos de ti: tarjetas, fotos y ajustes.',
  exportButton: 'Descargar mis datos',
  exportDone: 'Descarga lista',
  exportBegun: 'Estamos preparando tus datos',
  exportOpen: 'Descargar el archivo',
  exportRunning: (done: number) =>
    `Estamos preparando tus datos${done > 0 ? ` (${done.toLocaleString('es', { useGrouping: 'always' })} elementos)` : ''}. Puedes cerrar esta página: te avisaremos por email.`,
  exportReady: (until: Date) =>
    `El archivo está listo. Puedes descargarlo hasta el ${until.toLocaleString('es', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}.`,
  exportExpired: 'El último archivo ha caducado. Puedes pedir otro.',
  exportFailed: 'No hemos podido preparar tus datos. Vuelve a probar.',
  deleteTitle: 'Eliminar la cuenta',
  deleteText:
    'Tus tarjetas dejan de verse al momento y todo lo que guardamos de ti se borra para siempre. Se cancelan tus próximas reservas y avisamos a quien reservó. No se puede deshacer.',
  deleteOpen: 'Eliminar mi cuenta',
  deleteQuestion: '¿Eliminar tu cuenta para siempre?',
  deleteConsequences: (cards: number) =>
    cards === 1
      ? 'Se eliminará tu tarjeta, con su enlace y su código QR.'
      : `Se eliminarán tus ${cards} tarjetas, con sus enlaces y códigos QR.`,
  deleteNoCards: 'Se eliminarán tus datos y tus ajustes.',
  word: 'Escribe ELIMINAR',
  password: 'Contraseña',
  showPassword: 'Mostrar caracteres',
  wrongPassword: 'La contraseña no es correcta',
  cancel: 'Cancelar',
  deleteConfirm: 'Eliminar para siempre',
  deleted: 'Tu cuenta se ha eliminado',
  deletedSoon:
    'Tu cuenta se ha eliminado. Los últimos datos se borran en unos minutos: puedes cerrar esta página.',
};
