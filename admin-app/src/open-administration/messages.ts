/** Spanish texts of the policy that lets everybody administer. */
export const messages = {
  name: 'Administración abierta',
  description: 'Cualquiera que entre puede hacerse administrador.',
  isOpen: 'Cualquiera que entre puede hacerse administrador',
  isOpenText: 'La administración está abierta: es solo para pruebas.',
  toSettings: 'Cerrarla o ver quién ha entrado',

  cameIn: 'Entraron con la administración abierta',
  cameInText: 'Decide con cada persona. Hasta entonces tiene el panel, pero no decide quién administra.',
  cameInWhileOpen:
    'Cierra antes la administración: mientras esté abierta, quien quites puede volver a entrar.',
  since: (moment: string) => `Desde el ${moment}`,
  keep: 'Mantener',
  keepOf: (who: string) => `Mantener a ${who}`,
  remove: 'Quitar',
  removeOf: (who: string) => `Quitar a ${who}`,
  removeTitle: (who: string) => `¿Quitar a ${who} de los administradores?`,
  removeConfirm: 'Quitar de administradores',
  removeText: 'Saldrá del panel al momento. Su cuenta y sus tarjetas no cambian.',
};
