import type { CardNumber, ShareChannel } from 'shared-lib/model';

const whole = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });

const signed = (value: number) => `${value > 0 ? '+' : '−'}${whole(Math.abs(value))}`;

const DEVICE_NAMES: Record<string, string> = { phone: 'Móvil', tablet: 'Tableta', desktop: 'Ordenador' };

/** Spanish texts of the figures of cards. */
export const messages = {
  title: 'Cifras',
  of: (name: string) => `Cifras de ${name}`,
  ofAll: 'Cifras de todas tus tarjetas',
  intro: 'Cuenta visitas, no personas identificables: sin cookies y sin guardar quién es nadie.',
  back: 'Volver a Tarjetas',
  edit: 'Editar la tarjeta',
  allCards: 'Todas tus tarjetas',
  unknownTitle: 'Esa tarjeta no está',
  unknownText: 'Puede que la hayas eliminado o que su dirección haya cambiado.',
  loading: 'Cargando las cifras…',

  period: 'Periodo',
  days: (days: number) => (days === 365 ? 'Un año' : `${days} días`),
  own: 'Otras fechas',
  from: 'Desde',
  to: 'Hasta',
  invalidDates: 'Elige dos fechas en orden, con dos años entre ellas como mucho.',

  figures: 'Resumen',
  numbers: {
    views: 'Visitas',
    unique: 'Personas',
    qr: 'Escaneos del QR',
    saves: 'Contactos guardados',
    shares: 'Veces que se compartió',
    bookingsBegun: 'Reservas empezadas',
    bookingsMade: 'Reservas hechas',
  } satisfies Record<CardNumber, string>,
  change: (now: number, before: number) => {
    if (before === 0) return now === 0 ? 'nada, como antes' : 'nada en el periodo anterior';
    const percent = Math.round(((now - before) / before) * 100);
    return percent === 0
      ? 'igual que en el periodo anterior'
      : `${signed(percent)} % frente al periodo anterior`;
  },

  others: 'Otros',
  links: { title: 'Enlaces', head: 'Enlace', empty: 'Nadie ha abierto un enlace en este periodo.' },
  goneLink: 'Enlace quitado',
  contexts: {
    title: 'Por dónde la abrieron',
    head: 'Código',
    empty: 'Nadie ha llegado por un código en este periodo.',
  },
  contextNames: {
    qr: 'Código QR',
    nfc: 'NFC',
    mail: 'Email',
    firma: 'Firma de email',
    wa: 'WhatsApp',
    google: 'Perfil de Google',
  } satisfies Record<ShareChannel, string>,
  bookedFrom: {
    title: 'Por dónde llegaron las reservas',
    head: 'Código',
    empty: 'Nadie ha reservado llegando por un código en este periodo.',
  },
  referrers: {
    title: 'Desde qué webs',
    head: 'Web',
    empty: 'Nadie ha llegado desde otra web en este periodo.',
  },
  devices: { title: 'Dispositivos', head: 'Tipo', empty: 'Sin visitas en este periodo.' },
  deviceNames: DEVICE_NAMES,
  countries: { title: 'Países', head: 'País', empty: 'Aquí aún no se conoce el país de las visitas.' },
  hours: {
    title: 'Cuándo la miran',
    caption: 'Visitas por día de la semana y franja, en tu hora',
    band: 'Franja',
    empty: 'Sin visitas en este periodo.',
  },
  bandOf: (first: number) => `${String(first).padStart(2, '0')}–${String(first + 3).padStart(2, '0')} h`,

  note: 'No cuentan tus propias visitas, las vistas previas ni los robots. Cada persona cuenta una vez al día en cada tarjeta. Los días son de la hora universal y todo se pone al día cada pocos minutos.',
  start: 'Empezar de cero',
  startTitle: '¿Empezar de cero?',
  startText:
    'Verás solo las cifras de hoy en adelante. Lo anterior no se borra: podrás volver a mostrarlo cuando quieras.',
  startDone: 'Las cifras empiezan hoy',
  startUndone: 'Se muestran todas las cifras',
  startedOn: (date: string) =>
    `Cifras desde el ${new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))}`,
  startKept: 'Lo anterior sigue guardado.',
  undoStart: 'Mostrar también lo anterior',
  startedSome: 'Alguna de tus tarjetas empezó de cero: de ella se cuenta desde ese día.',

  day: 'Día',
  fileOf: (slug: string) => `cifras-${slug}`,
  emptyTitle: 'Todavía no hay visitas',
  emptyText: 'Comparte la tarjeta o enseña su código QR: lo que pase se contará aquí.',
};
