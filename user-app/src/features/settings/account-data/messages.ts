/** Spanish texts about the account's data. */
export const messages = {
  exportTitle: 'Tus datos',
  exportText: 'Descarga en un archivo JSON todo lo que guardamos de ti: tarjetas, fotos y ajustes.',
  exportButton: 'Descargar mis datos',
  exportDone: 'Descarga lista',
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
};
