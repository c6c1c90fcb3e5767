/** Spanish texts of the administration's own components. */
export const uiMessages = {
  diff: { reactCode: 'Código React', cssCode: 'CSS', jsonConfig: 'Campos' },
  same: 'Sin cambios',
  notExpected: 'Escríbelo igual que aparece arriba.',
  cancel: 'Cancelar',
  clearFilters: 'Quitar filtros',
  loadMore: 'Cargar más',
  offline: 'Sin conexión. Ves lo último que se cargó; para cambiar algo hace falta internet.',
};
