/** Spanish texts of the frame of the administration's screens. */
export const messages = {
  groups: { today: 'Hoy', templates: 'Plantillas', people: 'Personas', system: 'Sistema' },
  sections: {
    dashboard: { label: 'Dashboard', description: 'Visión general y analítica' },
    templates: { label: 'Plantillas', description: 'Lo que los titulares pueden aplicar a sus tarjetas' },
    creator: { label: 'Crear Plantilla', description: 'Creador universal de plantillas' },
    preview: { label: 'Vista Previa', description: 'Cualquier plantilla con cualquier tarjeta' },
    sync: { label: 'Sincronización', description: 'Lleva cada versión a las tarjetas que usan la plantilla' },
    users: { label: 'Usuarios', description: 'Cuentas, planes y actividad' },
    cards: { label: 'Tarjetas', description: 'Las tarjetas de todas las cuentas' },
    admins: { label: 'Administradores', description: 'Quién administra y a quién se ha invitado' },
    analytics: { label: 'Analítica', description: 'Visitas, contactos, plantillas y velocidad' },
    audit: { label: 'Registro', description: 'Quién ha cambiado qué, y cuándo' },
    alerts: { label: 'Alertas', description: 'Lo que ha fallado y qué se ha hecho' },
    work: { label: 'Trabajos', description: 'Tareas periódicas, cola de emails y trabajos de cuentas' },
    reports: { label: 'Denuncias', description: 'Tarjetas que alguien ha denunciado' },
    settings: {
      label: 'Configuración',
      description: 'Funciones, avisos, administración y estado del sistema',
    },
  },
  openReports: (count: number) => (count === 1 ? '1 tarjeta denunciada' : `${count} tarjetas denunciadas`),
  theme: (choice: string) => `Tema: ${choice}`,
  themes: { light: 'Claro', dark: 'Oscuro', system: 'El del dispositivo' },
  newTemplate: 'Nueva Plantilla',
  fallbackName: 'Administrador',
};
