/** Spanish texts of the command palette. */
export const messages = {
  open: 'Buscar',
  shortcut: { mac: '⌘ K', other: 'Ctrl K' },
  title: 'Ir a…',
  input: 'Apartado, ajuste, plantilla, persona o tarjeta',
  groups: {
    recent: 'Recientes',
    actions: 'Acciones',
    sections: 'Apartados',
    settings: 'Configuración',
    flags: 'Funciones',
    templates: 'Plantillas',
    users: 'Usuarios',
    cards: 'Tarjetas',
  },
  settings: {
    alerts: { label: 'Avisos', about: 'A quién se avisa de lo que falla' },
    product: { label: 'Producto', about: 'Ayuda, límites y dominios vetados' },
    admins: { label: 'Administración', about: 'Quién puede administrar' },
    system: { label: 'Sistema', about: 'Tareas, emails y versiones' },
  },
  actions: {
    freeze: {
      label: 'Congelar el producto',
      about: 'Nadie puede cambiar nada hasta que lo actives otra vez',
    },
    suspend: (name: string) => `Suspender a ${name}`,
    suspendAbout: 'Abre su ficha, donde se confirma',
    publish: (name: string) => `Publicar ${name}`,
    publishAbout: 'La comprueba y pregunta antes',
  },
  nothing: 'Nada coincide con eso.',
  searching: 'Buscando…',
  failed: 'No se ha podido buscar en las cuentas ni en las tarjetas.',
  newTab: 'se abre en otra pestaña',
};
