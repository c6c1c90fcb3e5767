export const messages = {
  title: 'Esta página no existe',
  text: 'Puede que la dirección haya cambiado o que esté mal escrita.',
  home: 'Ir a Inicio',
};
