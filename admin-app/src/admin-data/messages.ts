/** Spanish texts of the actions on administrators. */
export const messages = {
  removed: (who: string) => `${who} ya no es administrador.`,
  hasRole: (who: string, role: string) => `${who} tiene ahora el rol «${role}».`,
  kept: (who: string) => `${who} sigue administrando.`,
};
