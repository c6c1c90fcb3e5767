/** Spanish texts of publications that wait for their time. */
export const scheduleMessages = {
  title: 'Publicaciones programadas',
  at: (version: string, moment: string) => `La ${version} se publica el ${moment}`,
  by: (who: string) => `la programó ${who}`,
  cancel: 'Cancelar publicación',
  cancelNamed: (name: string) => `Cancelar publicación de ${name}`,
  cancelled: (name: string, version: string) => `«${name}» ${version} ya no se publica sola.`,
  scheduled: (name: string, version: string, moment: string) =>
    `«${name}» ${version} se publica el ${moment}.`,
};
