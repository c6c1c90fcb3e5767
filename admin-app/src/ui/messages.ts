/** What the administration's own building blocks say. */
export const uiMessages = {
  diff: { reactCode: 'Código React', cssCode: 'CSS', jsonConfig: 'Campos' },
  same: 'Sin cambios',
  reasonMissing: 'Escribe el motivo',
  loadMore: 'Cargar más',
  offline: 'Sin conexión. Ves lo último que se cargó; para cambiar algo hace falta internet.',
};
