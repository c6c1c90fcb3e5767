/** What an administrator reads right after signing in. */
export const messages = {
  title: 'Tu sesión',
  signedInAs: (email: string) => `Has entrado como ${email}.`,
  fallback: 'Administrador',
  toTemplates: 'Ver las plantillas',
  toCards: 'Ir a mis tarjetas',
};
