import { Timestamp } from 'firebase-admin/firestore';
import type { Booking, BookingStatus, OnlinePayment, ServicePlace } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { exportMail, letterMail, trialMail } from '../account/account-mail';
import { composeMail, type ComposedMail } from '../compose-mail';
import { confirmMail, formerMail, takenMail } from '../account/email-change-mail';
import { erasureMail } from '../account/erasure-mail';
import { composeInvitation } from '../account/invitation-mail';
import type { MailInput, MailSeriesPart } from '../booking/mail-input';
import { waitingMail } from '../booking/waiting-mail';
import { aWaitingEntry } from 'shared-lib/testing';
import { appealMail, suspensionMail, takedownMail } from '../account/moderation-mail';
import { reviewMail } from '../booking/review-mail';
import { reporterMail } from '../account/reporter-mail';
import type { MailTemplate } from '../../outbox/outbox';
import { aBooking } from './a-booking';
import { aMailInput, aMailOwner } from './a-mail-input';

const spanish = (overrides: Partial<Booking> = {}): Booking =>
  aBooking({ language: 'es', zone: 'Europe/Madrid', ...overrides });

const at = (place: ServicePlace, overrides: Partial<Booking> = {}): Booking => {
  const booking = spanish(overrides);
  return { ...booking, service: { ...booking.service, place } };
};

const VIDEO: ServicePlace = { kind: 'video', detail: 'https://meet.google.com/abc-defg-hij' };

const awaiting: Partial<Booking> = {
  status: 'pending_payment',
  payment: { rule: 'link', state: 'awaiting', paidAt: null, dueAt: NOW + DAY_MS },
};

/** Returns the payment of a booking that was paid online, of which this was refunded. */
const paidOnline = (refunded: number): Booking['payment'] => ({
  rule: 'full',
  state: refunded > 0 ? 'refunded' : 'paid',
  paidAt: NOW,
  online: {
    due: 4550,
    refunds: [{ noticeMinutes: 1440, percent: 100 }],
    isBegun: true,
    paid: 4550,
    giveBack: refunded,
    refunded,
  },
});

/** Returns the payment of a booking with a saved card, to which this fee was charged. */
const cardOnline = (
  state: NonNullable<OnlinePayment['card']>['state'],
  paid: number | null = null,
): Booking['payment'] => ({
  rule: 'card',
  state: paid === null ? (state === 'kept' ? 'kept' : 'awaiting') : 'paid',
  paidAt: paid === null ? null : NOW,
  ...(state === 'awaited' && { dueAt: NOW + HOUR_MS }),
  online: {
    ...{ due: 2000, refunds: [], isBegun: true, paid, giveBack: 0, refunded: 0 },
    card: { state, asked: 0, attempts: paid === null ? 0 : 1, isDeclined: false },
  },
});

/** Kinds of mail with the status that each event leads to. */
const HAPPENED: [MailTemplate, BookingStatus, Partial<Booking>?][] = [
  ['created', 'confirmed'],
  ['created', 'pending_confirmation'],
  ['created', 'pending_payment', awaiting],
  ['confirmed', 'confirmed'],
  ['rejected', 'rejected', { reason: 'Ese día estoy de viaje.' }],
  ['rescheduled', 'confirmed'],
  ['rescheduled', 'pending_confirmation'],
  ['move-asked', 'confirmed', { moveRequest: { start: NOW + 2 * DAY_MS, zone: 'Europe/Madrid' } }],
  ['move-withdrawn', 'confirmed', { moveAnswer: 'withdraw-move' }],
  ['move-accepted', 'confirmed', { moveAnswer: 'accept-move' }],
  ['move-kept', 'confirmed', { moveAnswer: 'keep-time' }],
  ['cancelled', 'cancelled', { reason: 'Me ha surgido un imprevisto y no podré llegar a tiempo.' }],
  ['expired', 'expired'],
  ['paid', 'confirmed', { payment: { rule: 'link', state: 'paid', paidAt: NOW } }],
  ['refunded', 'cancelled', { payment: paidOnline(4550) }],
  ['paid-late', 'expired', { payment: paidOnline(4550) }],
  ['created', 'pending_payment', { ...awaiting, payment: cardOnline('awaited') }],
  ['card-kept', 'confirmed', { payment: cardOnline('kept') }],
  ['paid', 'no_show', { payment: cardOnline('forgotten', 2000) }],
  ['reminder-24h', 'confirmed'],
];

const LONG = 'Electroencefalografistaesternocleidomastoideo';

/** Returns six weekly bookings of a series. */
const aSeries = (status: BookingStatus): MailSeriesPart[] =>
  Array.from({ length: 6 }, (_, week) => {
    const { start, end } = spanish();
    const later = week * 7 * DAY_MS;
    const id = `booking000000000000${week + 1}`;
    return {
      booking: spanish({ id, status, start: start + later, end: end + later, icsUid: `${id}@tarjetero` }),
      path: `/c/ana-garcia/reserva/${id}?t=abc`,
    };
  });

/** Inputs with the texts, places and colours that are hardest to render. */
const HARD: Record<string, Partial<MailInput>> = {
  'otro-huso': { booking: spanish({ zone: 'Asia/Kolkata' }) },
  'en-ingles': { booking: aBooking() },
  'pagada-en-linea': { booking: spanish({ payment: paidOnline(0) }) },
  videollamada: { booking: at(VIDEO) },
  'videollamada-pendiente': { booking: at(VIDEO, { status: 'pending_confirmation' }) },
  'telefono-llama': { booking: at({ kind: 'phone', detail: '' }) },
  senal: {
    template: 'paid',
    receiptPath: '/b/justificante/booking0000000000001.pdf?t=abc',
    booking: spanish({
      payment: { ...paidOnline(0), online: { ...paidOnline(0).online!, due: 2000, paid: 2000 } },
    }),
  },
  cambiada: { template: 'rescheduled', booking: spanish(), before: NOW },
  'en-frances': {
    template: 'cancelled',
    booking: aBooking({ language: 'fr', status: 'cancelled', payment: paidOnline(0) }),
  },
  'nombre-en-arabe': {
    recipient: 'owner',
    booking: spanish({ customer: { name: 'محمد بن سلمان', email: 'm@ejemplo.com', phone: '' } }),
  },
  telefono: { booking: at({ kind: 'phone', detail: '+34 600 333 444' }) },
  'pago-tarde': {
    template: 'paid-late',
    booking: spanish({ status: 'expired', payment: paidOnline(4550) }),
    freeStarts: [1, 2, 25].map((hours) => NOW + DAY_MS + hours * HOUR_MS),
  },
  'serie-nueva': { by: 'owner', booking: spanish(), series: aSeries('confirmed') },
  'serie-cancelada': {
    ...{ template: 'cancelled', by: 'owner' },
    booking: spanish({ status: 'cancelled', reason: 'Cierro por obras.' }),
    series: aSeries('cancelled'),
  },
  'serie-cambiada': {
    ...{ template: 'rescheduled', by: 'owner' },
    booking: spanish(),
    series: aSeries('confirmed').map((part) => ({ ...part, before: part.booking.start - HOUR_MS })),
  },
  'sin-plazo': { booking: spanish(), now: NOW + DAY_MS + 1 },
  'sin-tarjeta': {
    booking: spanish({ slug: '', cardId: '' }),
    path: '',
    owner: aMailOwner({ photoPath: '', contact: { email: '', phone: '', whatsApp: '' } }),
  },
  'color-claro': { booking: spanish(), owner: aMailOwner({ color: '#FDE68A' }) },
  'color-medio': { booking: spanish(), owner: aMailOwner({ color: '#777777' }) },
  'color-oscuro': { booking: spanish(), owner: aMailOwner({ color: '#111111', photoPath: '' }) },
  largo: {
    booking: (() => {
      const booking = spanish({ zone: 'America/Argentina/Buenos_Aires' });
      const place: ServicePlace = {
        kind: 'in-person',
        detail: `${LONG} ${'Avenida de la Constitución, '.repeat(4)}`,
      };
      return { ...booking, service: { ...booking.service, name: `Sesión ${LONG} de ${LONG}`, place } };
    })(),
    owner: aMailOwner({ name: `María de los Desamparados ${LONG}` }),
  },
  'largo-titular': {
    recipient: 'owner',
    booking: spanish({
      notes: `Notas ${LONG}\ny otra línea`,
      answers: [
        { question: '¿Qué tratamientos de coloración te han hecho en los últimos doce meses?', answer: LONG },
        { question: LONG, answer: 'true' },
      ],
      customer: { name: `Zoë ${LONG}`, email: `${LONG}@${LONG}.es`.toLowerCase(), phone: '+34 600 111 222' },
    }),
  },
};

/** Composes the mails about a change of an account's address. */
function emailChangeMails(from: string): [string, ComposedMail][] {
  const at = (days: number) => Timestamp.fromMillis(NOW + days * DAY_MS);
  const former = { address: 'ana@ejemplo.com', since: at(0), until: at(7) };
  const change = { uid: 'ana', name: 'Ana García', to: 'nueva@ejemplo.com' };
  return [
    ['email-change', confirmMail('ana', { to: change.to, requestedAt: at(0), expiresAt: at(1) }, from)],
    ['email-taken', takenMail({ name: 'Luis', email: change.to }, from)],
    ...(['email-change-asked', 'email-changed'] as const).map((template): [string, ComposedMail] => [
      template,
      formerMail(template, change, former, from),
    ]),
  ];
}

/** Composes the mails to somebody on a waiting list, in the shortest and the longest words. */
function waitingMails(from: string): [string, ComposedMail][] {
  const { cardOrigin, shellOrigin } = aMailInput();
  const offer = { number: 1, start: NOW + DAY_MS, from: NOW, until: NOW + HOUR_MS / 2 };
  const terms = { price: 4550, currency: 'EUR', durationMinutes: 45, due: 2000 };
  const entry = aWaitingEntry({ status: 'offered', offer: { ...offer, ...terms }, offers: 1 });
  const long = { ...entry, serviceName: `Sesión ${LONG} de ${LONG}`, zone: 'America/Argentina/Buenos_Aires' };
  const input = { owner: aMailOwner(), address: 'ana-garcia', from, cardOrigin, shellOrigin };
  return (['waiting-joined', 'waiting-offer'] as const).flatMap((template): [string, ComposedMail][] => [
    [template, waitingMail({ ...input, entry, template })],
    [`${template}-en`, waitingMail({ ...input, entry: { ...entry, language: 'en' }, template })],
    [`${template}-largo`, waitingMail({ ...input, entry: { ...long, language: 'de' }, template })],
  ]);
}

/** Composes every mail that the product sends, with a name for its picture. */
export function allMails(): [string, ComposedMail][] {
  const settings = { smtpUrl: '', from: 'hola@tarjetero.test' };
  return [
    ...HAPPENED.flatMap(([template, status, overrides]) =>
      (['visitor', 'owner'] as const).map((recipient): [string, ComposedMail] => [
        `${recipient}-${template}-${status}${overrides?.payment?.rule === 'card' ? '-tarjeta' : ''}`,
        composeMail(aMailInput({ template, recipient, booking: spanish({ ...overrides, status }) })),
      ]),
    ),
    ...Object.entries(HARD).map(([name, overrides]): [string, ComposedMail] => [
      `visitor-${name}`,
      composeMail(aMailInput(overrides)),
    ]),
    [
      'owner-disputed',
      composeMail(
        aMailInput({
          template: 'disputed',
          recipient: 'owner',
          booking: spanish({ payment: paidOnline(0) }),
        }),
      ),
    ],
    ...waitingMails(settings.from),
    [
      'account-trial',
      trialMail({ name: 'Ana García', email: 'ana@ejemplo.com' }, NOW + 2 * DAY_MS, settings.from),
    ],
    [
      'account-export',
      exportMail({ name: 'Ana García', email: 'ana@ejemplo.com' }, NOW + DAY_MS, settings.from),
    ],
    [
      'card-taken-down',
      takedownMail(
        { name: 'Ana García', email: 'ana@ejemplo.com' },
        'Estudio Norte',
        { reason: 'Se hace pasar por otra empresa.', at: Timestamp.fromMillis(NOW) },
        settings.from,
      ),
    ],
    [
      'account-suspended',
      suspensionMail(
        { uid: 'ana', name: 'Ana García', email: 'ana@ejemplo.com' },
        {
          reason: 'Pide dinero por premios que no existen.',
          ...{ suspendedAt: Timestamp.fromMillis(NOW), proof: 'x'.repeat(43) },
        },
        settings.from,
      ),
    ],
    ...(['accepted', 'refused'] as const).map((status): [string, ComposedMail] => [
      `appeal-${status}`,
      appealMail(
        { name: 'Ana García', email: 'ana@ejemplo.com' },
        { about: 'card', slug: 'ana-garcia', status, answer: 'Hemos comprobado que la empresa es tuya.' },
        settings.from,
      ),
    ]),
    [
      'report-answer',
      reporterMail(
        {
          ...{ email: 'eva@ejemplo.com', language: 'es', slug: 'ana-garcia' },
          text: 'Hemos retirado la tarjeta.\nGracias por avisar.',
        },
        settings.from,
      ),
    ],
    [
      'account-letter',
      letterMail(
        { name: 'Ana García', email: 'ana@ejemplo.com' },
        { kind: 'card-advice', text: 'La foto de tu tarjeta es de otra empresa.\nCámbiala, por favor.' },
        settings.from,
      ),
    ],
    ...[null, 'Guardo tus facturas cinco años, como pide la ley.'].map((reason): [string, ComposedMail] => [
      `erasure-${reason === null ? 'granted' : 'refused'}`,
      erasureMail({ owner: 'Ana García', email: 'eva@ejemplo.com', language: 'es', reason }, settings.from),
    ]),
    ...(['es', 'de'] as const).map((language): [string, ComposedMail] => [
      `review-request-${language}`,
      reviewMail({
        ...{ booking: aBooking({ language, status: 'completed' }), owner: aMailOwner() },
        ...{ link: 'https://g.page/r/CabcDEF/review', from: settings.from },
        ...{ cardOrigin: 'https://tarjetas.ejemplo.com', shellOrigin: 'https://app.ejemplo.com' },
      }),
    ]),
    ...emailChangeMails(settings.from),
    [
      'admin-invitation',
      composeInvitation({ email: 'iris@ejemplo.com', secret: 'x'.repeat(43), settings, now: NOW }).mail,
    ],
  ];
}
