import type { PartState, StatusPart } from 'shared-lib/model';

const moment = (at: number) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Spanish texts of the public page of the product's state. */
export const messages = {
  title: 'Estado del servicio',
  loading: 'Comprobando…',
  summaries: {
    fine: 'Todo funciona',
    trouble: 'Algo no va bien',
    frozen: 'Estamos de mantenimiento',
    unknown: 'No lo podemos saber ahora mismo',
  },
  unknownText:
    'La comprobación no responde. Puede que sea tu conexión o que algo nuestro haya fallado. Prueba otra vez en un rato.',
  frozenText: 'Por ahora no se guardan cambios ni se puede reservar. Las tarjetas se siguen viendo.',
  until: (at: number) => `Acaba el ${moment(at)}.`,
  parts: {
    cards: { name: 'Tarjetas', about: 'Abrir una tarjeta y guardar el contacto' },
    bookings: { name: 'Reservas', about: 'Reservar y cambiar una cita' },
    mail: { name: 'Emails', about: 'Confirmaciones y recordatorios' },
    app: { name: 'Aplicación', about: 'Entrar, editar y publicar' },
  } satisfies Record<StatusPart, { name: string; about: string }>,
  states: {
    works: 'Funciona',
    delayed: 'Va con retraso',
    down: 'No funciona',
    frozen: 'En pausa por mantenimiento',
    unknown: 'No se sabe',
  } satisfies Record<PartState, string>,
  checkedAt: (at: number) => `Comprobado el ${moment(at)}.`,
  again: 'Comprobar otra vez',
};
