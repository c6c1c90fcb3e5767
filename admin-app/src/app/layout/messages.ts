/** What the frame around the administration's screens says. */
export const messages = {
  sections: {
    dashboard: { label: 'Dashboard', description: 'Visión general y analítica' },
    templates: { label: 'Plantillas', description: 'Lo que los dueños de tarjetas pueden aplicar' },
    creator: { label: 'Crear Plantilla', description: 'Creador universal de plantillas' },
    preview: { label: 'Vista Previa', description: 'Cualquier plantilla con cualquier tarjeta' },
    sync: { label: 'Sincronización', description: 'Lleva cada versión a las tarjetas que usan la plantilla' },
  },
  newTemplate: 'Nueva Plantilla',
  fallbackName: 'Administrador',
};
