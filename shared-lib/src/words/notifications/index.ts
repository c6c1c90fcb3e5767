import { OPEN_ADMINISTRATION } from '../../model/administration/administration';
import { isolated } from '../../model/values/isolated';
import { ADMIN_SCREENS } from '../../model/screens/admin-screens';
import { INNER_SCREENS, OWNER_SCREENS } from '../../model/screens/owner-screens';
import type { NotificationEvent } from '../../model';

/*
 * Words of notifications, in the bell and on devices.
 */

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    Date.parse(instant),
  );

const PAYMENT = {
  paid: ['ha pagado', 'Mira el cobro en tus reservas.'],
  failed: ['no ha podido pagar', 'Mira el cobro en tus reservas.'],
  refunded: ['ha recibido su devolución', 'Mira el cobro en tus reservas.'],
  disputed: ['ha reclamado su pago al banco', 'Responde en Stripe antes de que acabe el plazo.'],
  'refund-stuck': ['espera una devolución', 'Stripe no ha podido hacerla: mira tu saldo en Stripe.'],
} as const;

const STRIPE_ACCOUNT = {
  asks: ['Stripe necesita más datos tuyos', 'Mira cuáles y hasta cuándo en Pagos.'],
  open: ['Ya puedes cobrar al reservar', 'Stripe ha activado tu cuenta.'],
  shut: ['Stripe ya no deja cobrar con tu cuenta', 'Mira por qué y qué hacer en Pagos.'],
} as const;

const editorPath = (slug: string) => OWNER_SCREENS.editCard.path.replace(':slug', slug);

/** Address of a person in the owner's list. */
const personPath = (personId: string) => `${OWNER_SCREENS.bookings.path}?vista=clientes&persona=${personId}`;

/** Address of the panel at which administrators decide about a flag. */
const flagPath = (flagId: string) =>
  flagId === OPEN_ADMINISTRATION
    ? `${ADMIN_SCREENS.settings.path}?seccion=admins`
    : `${ADMIN_SCREENS.settings.path}?funcion=${flagId}`;

/** Fields of events that have words of people's. */
const WORDS: ReadonlySet<string> = new Set([
  'customer',
  'service',
  'person',
  'card',
  'template',
  'flag',
  'by',
]);

/** Returns an event whose words of people's keep their direction to themselves. */
const withIsolatedWords = (event: NotificationEvent): NotificationEvent => ({
  ...event,
  ...Object.fromEntries(
    Object.entries(event).flatMap(([field, value]) =>
      WORDS.has(field) && typeof value === 'string' ? [[field, isolated(value)]] : [],
    ),
  ),
});

/** A notification in words, with the address that it leads to. */
export interface NotificationWords {
  title: string;
  text: string;
  path: string;
}

/**
 * Describes a notification's event in words, with the address that it leads to.
 *
 * @param moment - Formats an instant by the owner's clocks; `null` while they aren't known, as a wrong time is worse than none.
 */
export function describeNotification(
  stored: NotificationEvent,
  moment: ((instant: string) => string) | null,
): NotificationWords {
  const event = withIsolatedWords(stored);
  switch (event.kind) {
    case 'booking-new':
      return {
        title: `Nueva reserva de ${event.customer}`,
        text: moment === null ? event.service : `${event.service} · ${moment(event.startsAt)}`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'booking-erased':
      return {
        title: 'Quien reservó ha borrado sus datos',
        text: moment === null ? event.service : `${event.service} · ${moment(event.startsAt)}`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'booking-cancelled':
      return {
        title: `${event.customer} ha cancelado su reserva`,
        text: moment === null ? event.service : `${event.service} · ${moment(event.startsAt)}`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'booking-moved':
      return {
        title: `${event.customer} ha cambiado la hora de su reserva`,
        text:
          moment === null
            ? event.service
            : `${event.service} · Antes: ${moment(event.wasAt)}. Ahora: ${moment(event.startsAt)}.`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'booking-move-asked':
      return {
        title: `${event.customer} pide cambiar la hora de su cita`,
        text:
          moment === null
            ? event.service
            : `${event.service} · Antes: ${moment(event.wasAt)}. Pide: ${moment(event.startsAt)}.`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'booking-move-withdrawn':
      return {
        title: `${event.customer} ya no pide cambiar la hora`,
        text: moment === null ? event.service : `${event.service} · ${moment(event.startsAt)}`,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    case 'payment-state': {
      const [title, text] = PAYMENT[event.state];
      return {
        title: `${event.customer} ${title}`,
        text,
        path: `${OWNER_SCREENS.bookings.path}?reserva=${event.bookingId}`,
      };
    }
    case 'calendar-failing':
      return {
        title: 'No podemos leer uno de tus otros calendarios',
        text: `El de ${event.host}. Sus horas siguen ocupadas: mira por qué en Horario.`,
        path: `${OWNER_SCREENS.services.path}?vista=horario`,
      };
    case 'whatsapp-stopped':
      return {
        title: 'Ya no podemos enviar recordatorios por WhatsApp',
        text: 'Meta no acepta tu conexión. Revísala en Configuración; mientras, envíalos tú.',
        path: `${OWNER_SCREENS.settings.path}#recordatorios`,
      };
    case 'person-new':
      return {
        title: `${event.person} te ha dejado sus datos`,
        text: 'Los tienes en Personas.',
        path: personPath(event.personId),
      };
    case 'person-reminder':
      return {
        title: `Hoy querías hablar con ${event.person}`,
        text: 'Mira su ficha y lo que apuntaste.',
        path: personPath(event.personId),
      };
    case 'person-erasure':
      return {
        title: `${event.person} pide que borres sus datos`,
        text: `Contesta antes del ${dayOf(event.dueAt)}: es el plazo legal.`,
        path: personPath(event.personId),
      };
    case 'person-erased':
      return {
        title: 'Has borrado los datos de una persona',
        text: `Lo había pedido el ${dayOf(event.askedAt)}.`,
        path: `${OWNER_SCREENS.bookings.path}?vista=clientes`,
      };
    case 'stripe-account': {
      const [title, text] = STRIPE_ACCOUNT[event.state];
      return { title, text, path: OWNER_SCREENS.payments.path };
    }
    case 'template-update':
      return {
        title: `Nueva versión de la plantilla ${event.template}`,
        text: `Tu tarjeta usa ya la versión ${event.version}.`,
        path: `${editorPath(event.cardSlug)}?tab=plantilla`,
      };
    case 'reminders-due': {
      const isOne = event.count === '1';
      return {
        title: isOne
          ? 'Mañana tienes 1 cita por recordar'
          : `Mañana tienes ${event.count} citas por recordar`,
        text: isOne ? 'Envía el recordatorio por WhatsApp.' : 'Envía los recordatorios por WhatsApp.',
        path: `${INNER_SCREENS.reminders.path}?dia=${event.date}`,
      };
    }
    case 'sessions-ended':
      return {
        title: 'Se han cerrado sesiones de tu cuenta',
        text: 'Si no has sido tú, cambia la contraseña.',
        path: OWNER_SCREENS.settings.path,
      };
    case 'trial-ending':
      return {
        title: 'Verifica tu email para que tu tarjeta siga visible',
        text: `Se ve hasta el ${dayOf(event.endsAt)}.`,
        path: OWNER_SCREENS.profile.path,
      };
    case 'trial-over':
      return {
        title: 'Tu tarjeta ya no se ve',
        text: 'Verifica tu email y volverá a verse como estaba.',
        path: OWNER_SCREENS.profile.path,
      };
    case 'account-restored':
      return {
        title: 'Tu cuenta vuelve a estar activa',
        text: 'Ya puedes cambiar tus tarjetas.',
        path: OWNER_SCREENS.home.path,
      };
    case 'card-reported':
      return {
        title: `Han denunciado la tarjeta «${event.slug}»`,
        text: 'Espera tu decisión en Denuncias.',
        path: ADMIN_SCREENS.reports.path,
      };
    case 'card-taken-down':
      return {
        title: `Hemos retirado tu tarjeta «${event.card}»`,
        text: event.reason,
        path: editorPath(event.cardSlug),
      };
    case 'card-takedown-lifted':
      return {
        title: `La tarjeta «${event.card}» ya no está retirada`,
        text: 'Si la veían antes, vuelve a verse; si no, publícala cuando quieras.',
        path: editorPath(event.cardSlug),
      };
    case 'appeal-new':
      return {
        title:
          event.about === 'card'
            ? `Han apelado la retirada de «${event.slug}»`
            : 'Han apelado la suspensión de una cuenta',
        text: 'Espera tu respuesta en Denuncias.',
        path: `${ADMIN_SCREENS.reports.path}?ver=apelaciones`,
      };
    case 'flag-proposed':
      return {
        title: `Un cambio de «${event.flag}» espera tu aprobación`,
        text: `Lo propone ${event.by}.`,
        path: flagPath(event.flagId),
      };
    case 'flag-changed':
      return {
        title: `Ha cambiado la función «${event.flag}»`,
        text: `La ha cambiado ${event.by}.`,
        path: flagPath(event.flagId),
      };
    case 'flag-dropped':
      return {
        title: `Han rechazado tu cambio de «${event.flag}»`,
        text: `Lo ha rechazado ${event.by}.`,
        path: flagPath(event.flagId),
      };
    case 'roll-out-halted':
      return {
        title: `La distribución de «${event.template}» se ha parado sola`,
        text: `La ${event.version} ha fallado en ${event.failed} de ${event.tried} tarjetas.`,
        path: `${ADMIN_SCREENS.sync.path}?buscar=${encodeURIComponent(event.template)}`,
      };
    case 'schedule-missed':
      return {
        title: `«${event.template}» no se ha publicado a su hora`,
        text: `La plantilla cambió después de programar la ${event.version}. Revísala y prográmala otra vez.`,
        path: `${ADMIN_SCREENS.creator.path}?plantilla=${event.templateId}`,
      };
  }
}

/** Lists names: `Eva, Luis y 3 más`. */
function someOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length - 2;
  if (more <= 0) return all.join(' y ');
  return `${all.slice(0, 2).join(', ')} y ${more} más`;
}

/** Counts the events that are summed up: `Y 9 reservas nuevas más`. */
const more = (count: number, one: string, several: string) => `Y ${count} ${count === 1 ? one : several} más`;

/** Describes several events of one kind in one notification; `null` for a kind whose events are always shown one by one. */
export function describeTogether(events: readonly NotificationEvent[]): NotificationWords | null {
  const customers = events.flatMap((event) => ('customer' in event ? event.customer : []));
  const people = events.flatMap((event) => ('person' in event ? isolated(event.person) : []));
  switch (events[0]?.kind) {
    case 'booking-new':
      return {
        title: more(events.length, 'reserva nueva', 'reservas nuevas'),
        text: someOf(customers),
        path: `${OWNER_SCREENS.bookings.path}?vista=lista`,
      };
    case 'payment-state':
      return {
        title: more(events.length, 'novedad de cobros', 'novedades de cobros'),
        text: someOf(customers),
        path: OWNER_SCREENS.payments.path,
      };
    case 'person-new':
      return {
        title: more(events.length, 'persona', 'personas'),
        text: someOf(people),
        path: `${OWNER_SCREENS.bookings.path}?vista=clientes`,
      };
    case 'card-reported':
      return {
        title: more(events.length, 'tarjeta denunciada', 'tarjetas denunciadas'),
        text: someOf(events.flatMap((event) => ('slug' in event ? event.slug : []))),
        path: ADMIN_SCREENS.reports.path,
      };
    default:
      return null;
  }
}
