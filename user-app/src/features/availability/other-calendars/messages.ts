import type { CalendarProblem } from 'shared-lib/model';

const appointments = (count: number) =>
  count === 1 ? '1 cita en los próximos 90 días' : `${count} citas en los próximos 90 días`;

const problems: Record<CalendarProblem, string> = {
  'calendar-address': 'Esa dirección no vale: tiene que empezar por https:// y ser pública.',
  'calendar-silent': 'El calendario no ha respondido a tiempo.',
  'calendar-refused': 'El calendario no deja leer esa dirección. Puede que la hayas cambiado o borrado allí.',
  'calendar-too-big': 'El calendario es demasiado grande para leerlo.',
  'calendar-unreadable':
    'En esa dirección no hay un calendario que se pueda leer. Copia la dirección secreta en formato iCal.',
  'calendar-endless': 'Algún evento del calendario se repite sin medida y no se puede leer.',
};

/** Spanish texts of 'Otros calendarios'. */
export const messages = {
  title: 'Otros calendarios',
  text: 'Pega la dirección secreta de tu calendario de Google, iCloud, Outlook o Nextcloud: lo que tengas allí no se podrá reservar aquí. Solo leemos las horas, nunca los títulos.',
  loading: 'Cargando tus calendarios…',
  empty: 'Aún no has añadido ningún calendario.',
  list: 'Tus otros calendarios',
  address: 'Dirección secreta del calendario',
  addressHelp: 'Por seguridad no volveremos a mostrarla entera.',
  allDay: 'Los eventos de todo el día ocupan el día',
  add: 'Añadir calendario',
  added: (count: number) => `Calendario añadido: ${appointments(count)}`,
  most: (count: number) => `Puedes tener ${count} calendarios. Quita uno para añadir otro.`,
  name: (host: string, ending: string) => `${host} · …${ending}`,
  found: appointments,
  readAt: (moment: string) => `Leído: ${moment}`,
  failing: (moment: string) => `No se puede leer desde ${moment}. Sus horas siguen ocupadas.`,
  allDayDates: (dates: string) => `Con eventos de todo el día: ${dates}`,
  more: (count: number) => `y ${count} más`,
  remove: 'Quitar',
  removeLabel: (name: string) => `Quitar ${name}`,
  removeAsk: '¿Quitar este calendario?',
  removeText: 'Sus horas se podrán reservar otra vez. En tu otro calendario no cambia nada.',
  problems,
  refusals: {
    ...problems,
    'calendar-known': 'Ya has añadido ese calendario.',
    'calendar-gone': 'Ese calendario ya no está en tu lista.',
    'too-many-calendars': 'Ya tienes todos los calendarios que caben. Quita uno para añadir otro.',
  },
  offline: 'Sin conexión no se puede cambiar. Inténtalo cuando vuelva la conexión.',
  how: 'Dónde está la dirección secreta',
  steps: [
    {
      name: 'Google Calendar',
      text: 'En un ordenador: Configuración → elige tu calendario → Integrar calendario → Dirección secreta en formato iCal.',
    },
    {
      name: 'iCloud',
      text: 'En la app Calendario: pulsa el botón de información del calendario, activa Calendario público y copia el enlace.',
    },
    {
      name: 'Outlook',
      text: 'En la web: Configuración → Calendario → Calendarios compartidos → Publicar un calendario → copia el enlace ICS.',
    },
    {
      name: 'Nextcloud',
      text: 'Junto al calendario: Compartir → Enlace de suscripción → copia el enlace.',
    },
  ],
};
