/** Spanish texts of the waiting list. */
export const messages = {
  title: 'Lista de espera',
  intro:
    'Cuando queda un hueco, se guarda media hora para la primera persona a la que le va bien y se le escribe, de 8:00 a 21:00. Si no lo reserva, pasa a la siguiente.',
  services: 'Elegir servicios',
  loading: 'Cargando la lista de espera…',
  listOf: (service: string) => `Esperan ${service}`,
  count: (count: number) => (count === 1 ? '1 persona espera' : `${count} personas esperan`),
  empty: 'Nadie espera un hueco',
  emptyText:
    'Quien no encuentra hora puede apuntarse desde tu tarjeta, en los servicios que tienen lista de espera.',
  states: {
    waiting: 'Espera',
    offered: (hour: string, until: string) => `Ofrecido: ${hour}. Tiene hasta ${until}`,
    booked: 'Ha reservado',
    gone: 'Dejó pasar varios huecos y ya no espera',
  },
  since: (day: string) => `En la lista desde el ${day}`,
  days: (from: string, to: string) => (from === to ? from : `Del ${from} al ${to}`),
  everyDay: 'cualquier día',
  parts: { morning: 'mañana', afternoon: 'tarde', evening: 'noche' },
  anyHour: 'cualquier hora',
  up: (name: string) => `Subir a ${name}`,
  down: (name: string) => `Bajar a ${name}`,
  moved: (name: string, place: number) => `${name}, ahora en el puesto ${place}`,
  remove: (name: string) => `Quitar a ${name} de la lista`,
  removeTitle: (name: string) => `¿Quitar a ${name} de la lista?`,
  removeText:
    'Se borra lo que escribió para entrar y no recibe ningún email. El hueco que tuviera guardado pasa a la siguiente persona. No se puede deshacer.',
  removeNow: 'Quitar de la lista',
  removed: (name: string) => `${name} ya no está en la lista`,
};
