import { greetingOf } from 'shared-lib/first-read';

const whole = (count: number) => count.toLocaleString('es', { useGrouping: 'always' });

/** Spanish texts of Inicio. */
export const messages = {
  title: 'Inicio',
  greeting: greetingOf,
  loading: 'Cargando tu resumen…',
  todo: 'Por hacer',
  allDone: 'Todo al día',
  allDoneText: 'Tus tarjetas están publicadas y ninguna reserva te espera.',
  firstTitle: 'Tu contacto, en una página con código QR',
  firstText: 'Tu foto, tus enlaces y tus reservas, listos en cinco minutos y sin saber de diseño.',
  firstAction: 'Crea tu primera tarjeta',
  shortcuts: 'Tus tarjetas públicas',
  moreCards: (count: number) => (count === 1 ? 'Ver 1 tarjeta más' : `Ver ${count} tarjetas más`),
  today: 'Hoy',
  todayCount: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
  seeBookings: 'Ver las reservas',
  nothingToday: 'Hoy no tienes más reservas.',
  nextOne: 'La siguiente',
  contact: { call: 'Llamar', video: 'Entrar', map: 'Cómo llegar' },
  joinCall: 'Entrar en la videollamada',
  answers: { confirm: 'Confirmar', pay: 'Pagada' },
  answersNamed: {
    confirm: (name: string) => `Confirmar la reserva de ${name}`,
    pay: (name: string) => `Pagada la reserva de ${name}`,
  },
  week: 'Esta semana',
  weekLoading: 'Cargando las cifras de la semana…',
  seeFigures: 'Ver las cifras',
  visits: (count: number) => (count === 1 ? 'visita' : 'visitas'),
  visitsBefore: (count: number) =>
    count === 0 ? 'Ninguna la semana anterior' : `${whole(count)} la semana anterior`,
  number: whole,
  bestLinks: 'Enlaces más abiertos',
  before: (count: number) => `antes ${whole(count)}`,
  goneLink: 'Enlace quitado',
  times: (count: number, before: number) =>
    `${count === 1 ? '1 vez' : `${whole(count)} veces`}, ${whole(before)} la semana anterior`,
  /** Names of people, with how many there are besides. */
  peopleNamed: (names: readonly string[], others: number) =>
    others > 0 ? `${names.join(', ')} y ${others} más` : names.join(' y '),
  newPeople: (count: number, hasMore: boolean) =>
    hasMore
      ? `Más de ${count} personas nuevas`
      : count === 1
        ? '1 persona nueva'
        : `${count} personas nuevas`,
  noVisits: 'Nadie ha abierto tus tarjetas esta semana. Compártelas o enseña su código QR.',
  noFigures: 'Ahora mismo no se pueden leer las cifras.',
  hints: 'Una idea',
  dismiss: (title: string) => `Descartar: ${title}`,
  edit: 'Editar',
  editNamed: (name: string) => `Editar ${name}`,
  tasks: {
    'confirm-booking': {
      title: (name: string) => `${name} pide cita`,
      action: 'Responder',
    },
    'answer-move': {
      title: (name: string) => `${name} pide otra hora`,
      action: 'Responder',
    },
    'confirm-more': {
      title: (count: string) =>
        count === '1' ? '1 reserva más por confirmar' : `${count} reservas más por confirmar`,
      action: 'Ver todas',
    },
    'collect-payment': { title: (name: string) => `Cobra a ${name}`, action: 'Abrir' },
    'collect-more': {
      title: (count: string) =>
        count === '1' ? '1 reserva más por cobrar' : `${count} reservas más por cobrar`,
      action: 'Ver todas',
    },
    'send-reminders': {
      title: (count: string) =>
        count === '1' ? 'Envía 1 recordatorio para mañana' : `Envía ${count} recordatorios para mañana`,
      action: 'Ver la lista',
    },
    'verify-email': { title: () => 'Verifica tu email', action: 'Ir a Perfil' },
    'publish-draft': { title: (name: string) => `Publica «${name}»`, action: 'Abrir' },
    'publish-more': {
      title: (count: string) =>
        count === '1' ? '1 tarjeta más por publicar' : `${count} tarjetas más por publicar`,
      action: 'Ver todas',
    },
    'publish-changes': { title: (name: string) => `Publica los cambios de «${name}»`, action: 'Abrir' },
  },
  hintTitles: {
    'add-photo': (name: string) => `Añade una foto a «${name}»`,
    'add-links': (name: string) => `Añade enlaces a «${name}»`,
    'take-bookings': () => '¿Quieres que te reserven?',
  },
  hintReasons: {
    'add-photo': 'Ayuda a que te reconozcan.',
    'add-links': 'Sin enlaces, la tarjeta solo muestra tus datos de contacto.',
    'take-bookings': 'Un servicio y un horario, y tu tarjeta recibe reservas.',
  },
  reasons: {
    'confirm-booking': 'Espera tu respuesta.',
    'answer-move': 'Espera tu respuesta.',
    'collect-payment': 'Todavía no consta como pagada.',
    'send-reminders': 'Por WhatsApp, con un toque cada uno.',
    'verify-email': 'Así podrás recuperar tu cuenta si olvidas la contraseña.',
    'publish-draft': 'Es un borrador: todavía no la ve nadie.',
    'publish-changes': 'Quien te visita aún ve la versión anterior.',
  },
};
