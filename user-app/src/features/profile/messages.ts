/** Every sentence of Perfil. */
export const messages = {
  title: 'Perfil',
  intro: 'Tu cuenta. Lo que ven tus visitas se edita en cada tarjeta.',
  name: 'Nombre',
  save: 'Guardar cambios',
  saved: 'Cambios guardados',
  noRecord: 'Tus datos aún no se han podido cargar. Vuelve a intentarlo en unos segundos.',
  email: 'Email',
  verified: 'Verificado',
  unverified: 'Sin verificar',
  verifyText: 'Abre el enlace del correo que te enviamos para confirmar que es tuyo.',
  resend: 'Reenviar correo de verificación',
  sent: (email: string) => `Correo enviado a ${email}`,
  check: 'Ya lo he verificado',
  stillUnverified: 'Todavía no consta como verificado. Abre el enlace del correo y vuelve a probar.',
  nowVerified: 'Email verificado',
};
