/** Spanish texts of what is done to administrators. */
export const messages = {
  removed: (who: string) => `${who} ya no es administrador.`,
  kept: (who: string) => `${who} sigue administrando.`,
};
