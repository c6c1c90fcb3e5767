/** Screens of the panel: their name, their address, and their heading where it is another. */
export const SCREENS = [
  ['Dashboard', '/admin/dashboard'],
  ['Plantillas', '/admin/templates'],
  ['Vista Previa', '/admin/preview'],
  ['Sincronización', '/admin/sync'],
  ['Usuarios', '/admin/users'],
  ['Tarjetas', '/admin/cards'],
  ['Administradores', '/admin/admins'],
  ['Analítica', '/admin/analytics'],
  ['Registro', '/admin/audit'],
  ['Denuncias', '/admin/reports'],
  ['Alertas', '/admin/alerts'],
  ['Trabajos', '/admin/work'],
  ['Configuración', '/admin/settings'],
];
