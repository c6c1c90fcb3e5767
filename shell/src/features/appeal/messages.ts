const FAILURES: Readonly<Record<string, string>> = {
  'already-appealed': 'Ya has apelado esta decisión. Te responderemos por email.',
  'nothing-to-appeal': 'Este enlace ya no vale: puede que tu cuenta vuelva a estar activa.',
  'too-many-requests': 'Demasiados intentos. Espera un rato y vuelve a probar.',
};

/** Spanish texts of the page on which a suspended account appeals. */
export const messages = {
  title: 'Apelar la suspensión de tu cuenta',
  lead: 'Cuéntanos por qué crees que es un error. Lo revisará otra persona si la hay, y te responderemos por email.',
  text: 'Explicación',
  missing: 'El campo Explicación es requerido',
  send: 'Enviar apelación',
  sending: 'Enviando…',
  sentTitle: 'Hemos recibido tu apelación',
  sent: 'La revisará una persona y te responderemos por email.',
  broken: 'Este enlace no está completo. Ábrelo otra vez desde el email que te enviamos.',
  failures: FAILURES,
  failed: 'No hemos podido enviarla. Comprueba tu conexión y vuelve a intentarlo.',
};
