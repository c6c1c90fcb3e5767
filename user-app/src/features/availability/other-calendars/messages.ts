import type { CalendarProblem, CalendarSignIn } from 'shared-lib/model';

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
  'calendar-credentials':
    'El usuario o la contraseña no valen. Si la has cambiado allí, quita el calendario y añádelo otra vez.',
  'calendar-server': 'En esa dirección no hay un servidor de calendarios (CalDAV).',
  'calendar-scopes':
    'Falta un permiso: al conectar, deja marcado ver tus calendarios y cuándo estás ocupado. Vuelve a conectar.',
  'calendar-approval':
    'Tu organización pide que lo apruebe quien la administra. Cuando lo haya aprobado, vuelve a conectar.',
};

/** Words about a maker of calendars: the name that people know, and where they take a permission back that we can't give back. */
interface MakerWords {
  name: string;
  takenBackAt: readonly { label: string; address: string }[];
}

const makers: Record<CalendarSignIn, MakerWords> = {
  google: { name: 'Google Calendar', takenBackAt: [] },
  microsoft: {
    name: 'Microsoft Outlook',
    takenBackAt: [
      { label: 'Con una cuenta personal', address: 'https://account.live.com/consent/Manage' },
      { label: 'Con una de trabajo o de centro educativo', address: 'https://myapps.microsoft.com' },
    ],
  },
};

/** Spanish texts of 'Otros calendarios'. */
export const messages = {
  title: 'Otros calendarios',
  text: 'Lo que tengas en tu calendario de Google, iCloud, Outlook o Nextcloud no se podrá reservar aquí. Solo guardamos las horas, nunca los títulos. Si entras con tu usuario, también podemos escribir allí tus reservas.',
  loading: 'Cargando tus calendarios…',
  empty: 'Aún no has añadido ningún calendario.',
  list: 'Tus otros calendarios',
  makers,
  connect: (maker: string) => `Conectar con ${maker}`,
  writeThere: 'Escribir también allí mis reservas',
  writeThereHelp: 'Te pediremos permiso para ello al conectar.',
  otherWays: 'O añade otro calendario:',
  connectTitle: 'Conectar un calendario',
  connectIntro: 'Lo que tengas allí no se podrá reservar aquí.',
  connectText:
    'Elige el calendario que ocupa tus horas. Solo pedimos cuándo estás ocupado, nunca los títulos.',
  connecting: 'Conectando…',
  allDayThere: 'Los eventos de todo el día ocupan el día si allí están como «Ocupado».',
  refused: 'No se ha conectado el calendario',
  refusedText:
    'No has dado permiso, o has abierto esta página sin venir de tu calendario. No hemos cambiado nada.',
  toHours: 'Volver a tu horario',
  renewed: 'Calendario conectado otra vez',
  reconnect: 'Vuelve a conectar',
  lost: 'Ya no tenemos tu permiso: ha caducado o lo has quitado allí.',
  way: 'Cómo añadir el calendario',
  byAddress: 'Con su dirección',
  byUser: 'Con tu usuario',
  address: 'Dirección secreta del calendario',
  addressHelp: 'Por seguridad no volveremos a mostrarla entera.',
  allDay: 'Los eventos de todo el día ocupan el día',
  add: 'Añadir calendario',
  added: (count: number) => `Calendario añadido: ${appointments(count)}`,
  most: (count: number) => `Puedes tener ${count} calendarios. Quita uno para añadir otro.`,
  name: (host: string, ending: string, name: string) => (name ? `${name} · ${host}` : `${host} · …${ending}`),
  found: appointments,
  readAt: (moment: string) => `Leído: ${moment}`,
  failing: (moment: string) => `No se puede leer desde ${moment}. Sus horas siguen ocupadas.`,
  allDayDates: (dates: string) => `Con eventos de todo el día: ${dates}`,
  more: (count: number) => `y ${count} más`,
  service: 'Servicio',
  services: {
    icloud: 'iCloud (Apple)',
    fastmail: 'Fastmail',
    yahoo: 'Yahoo',
    other: 'Nextcloud u otro servidor CalDAV',
  },
  server: 'Dirección del servidor',
  serverHelp: 'En Nextcloud, la de tu nube: https://nube.ejemplo.com/remote.php/dav',
  username: 'Usuario',
  usernameHelp: {
    icloud: 'Tu Apple ID, que suele ser un email.',
    fastmail: 'Tu email de Fastmail.',
    yahoo: 'Tu email de Yahoo.',
    other: 'El que usas para entrar en ese servidor.',
  },
  password: 'Contraseña de aplicación',
  passwordHelp: {
    icloud:
      'Créala en account.apple.com → Inicio de sesión y seguridad → Contraseñas de apps. La de tu cuenta no vale.',
    fastmail: 'Créala en los ajustes de Fastmail → Privacidad y seguridad → Contraseñas de aplicaciones.',
    yahoo: 'Créala en Seguridad de la cuenta → Generar contraseña de app.',
    other: 'En Nextcloud: Ajustes → Seguridad → Crear nueva contraseña de aplicación. La guardamos cifrada.',
  },
  find: 'Buscar calendarios',
  choose: '¿Qué calendario?',
  unnamed: 'Calendario sin nombre',
  readOnly: 'Solo lectura',
  writeHere: 'Escribir aquí mis reservas',
  writeHelp:
    'Con sus cambios y cancelaciones. Quien vea ese calendario verá el servicio y el nombre de cada cliente.',
  noCalendars: 'Ese usuario no tiene calendarios',
  noCalendarsText: 'Crea uno en tu aplicación de calendario y vuelve a buscar.',
  back: 'Atrás',
  addMore: 'Añadir otro',
  written: 'Tus próximas reservas ya están en él.',
  notWritten: (problem: string) => `No hemos podido escribir tus reservas en él. ${problem}`,
  writeFailing: (moment: string) =>
    `No se pueden escribir reservas desde ${moment}. Lo intentamos cada diez minutos.`,
  remove: 'Quitar',
  removeLabel: (name: string) => `Quitar ${name}`,
  removeAsk: '¿Quitar este calendario?',
  removeText:
    'Sus horas se podrán reservar otra vez. En tu otro calendario no cambia nada: las reservas que hayamos escrito siguen allí.',
  takenBack: (maker: string) => `Borramos la llave que nos dio ${maker}. El permiso lo quitas tú en su web:`,
  problems,
  refusals: {
    ...problems,
    'calendar-consent':
      'Ese permiso ya no vale: se ha usado, ha pasado demasiado tiempo o lo has pedido en otra sesión. Empieza otra vez.',
    'calendar-off': 'Esta instalación no puede conectarse con ese calendario.',
    'calendar-other-account': 'Has entrado con otra cuenta. Conecta con la del calendario.',
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
