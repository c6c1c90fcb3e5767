/** Spanish texts of components that several screens use. */
export const uiMessages = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. Selecciona el enlace público y cópialo.',
  addressOf: 'Enlace público',
  more: 'Ver más',
  tools: 'Otras acciones',
  up: 'Subir',
  down: 'Bajar',
  bookingTabs: {
    label: 'Apartados de Reservas',
    tabs: { agenda: 'Agenda', services: 'Servicios', hours: 'Horario', people: 'Personas' },
  },
};
