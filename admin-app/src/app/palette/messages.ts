/** Spanish texts of the command palette. */
export const messages = {
  open: 'Buscar',
  shortcut: { mac: '⌘ K', other: 'Ctrl K' },
  title: 'Ir a…',
  input: 'Apartado, plantilla, persona o tarjeta',
  groups: { sections: 'Apartados', templates: 'Plantillas', users: 'Usuarios', cards: 'Tarjetas' },
  nothing: 'Nada coincide con eso.',
  searching: 'Buscando…',
  failed: 'No se ha podido buscar en las cuentas ni en las tarjetas.',
  newTab: 'se abre en otra pestaña',
};
