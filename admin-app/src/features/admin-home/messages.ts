/** What an administrator reads right after signing in. */
export const messages = {
  signedInAs: (email: string) => `Has entrado como ${email}.`,
  fallback: 'Administrador',
  toCards: 'Ir a mis tarjetas',
  signOut: 'Cerrar Sesión',
};
