/** Spanish texts of an owner's connection with Stripe. */
export const messages = {
  title: 'Tu cuenta de Stripe',
  loading: 'Cargando tu cuenta de Stripe…',
  testMode: 'Modo prueba',
  testModeText: 'En modo prueba no se mueve dinero de verdad.',
  state: 'Estado',
  country: 'País de tu actividad',
  countryHelp: 'Después no se puede cambiar.',
  countryLabel: 'País',
  currency: 'Moneda',
  connect: 'Conectar con Stripe',
  goOn: 'Continuar en Stripe',
  complete: 'Completar datos en Stripe',
  reconnect: 'Volver a conectar',
  check: 'Comprobar estado',
  open: 'Abrir Stripe',
  support: 'Escribir a Stripe',
  disconnect: 'Desconectar Stripe',
  leaving: 'Abriendo Stripe…',
  offline: 'Necesitas conexión para cambiar tu cuenta de Stripe.',
  fee: (percent: string) =>
    `Tarjetero se queda el ${percent} % de cada pago. Aparte, Stripe te cobra su comisión.`,
  noFee: 'Tarjetero no se queda nada de tus pagos. Stripe te cobra su comisión.',
  asks: 'Stripe te pide',
  checks: 'Stripe está comprobando',
  deadline: (day: string) => `Plazo: ${day}.`,
  otherwise: 'Sin conectar: enlaces de pago',
  otherwiseText:
    'Si no quieres conectar tu cuenta, pega en cada servicio un enlace de pago de Stripe y marca tú los pagos.',
  askDisconnect: '¿Desconectar Stripe?',
  askDisconnectText: [
    'Los servicios que se pagan al reservar dejan de poder reservarse.',
    'Las reservas que ya tienes siguen en pie. Las pagadas puedes devolverlas desde Stripe.',
    'Tu cuenta de Stripe sigue siendo tuya y puedes volver a conectarla.',
  ],
  awaiting: (count: number) =>
    count === 1
      ? 'Hay 1 reserva pendiente de pago: conserva su hora hasta que acabe su plazo.'
      : `Hay ${count} reservas pendientes de pago: conservan su hora hasta que acabe su plazo.`,
  disconnected: 'Stripe desconectado',
  missingTitle: 'Los pagos con Stripe no están activados en esta instalación',
  missingText:
    'Quien la administra tiene que definir estos ajustes, como explica docs/stripe.md. Los servicios gratuitos y los enlaces de pago funcionan igual.',
  missingList: 'Ajustes que faltan',
};

/** Words and next step of each state. */
export const states = {
  none: {
    badge: 'Sin conectar',
    text: 'Cobra al reservar con tarjeta, Bizum y lo que actives en Stripe. Tus datos y tu banco se los das a Stripe, no a Tarjetero.',
  },
  unfinished: { badge: 'A medias', text: 'Te falta terminar la configuración en Stripe para poder cobrar.' },
  'in-review': {
    badge: 'En revisión',
    text: 'Stripe está comprobando tus datos. No tienes que hacer nada: el estado cambia aquí solo.',
  },
  'data-missing': {
    badge: 'Faltan datos',
    text: 'Stripe necesita más datos. Hasta que los des no puedes cobrar.',
  },
  active: {
    badge: 'Activa',
    text: 'Ya puedes cobrar al reservar: elige en cada servicio cómo. Stripe envía el dinero a tu banco.',
  },
  'no-payouts': {
    badge: 'Cobros sí, pagos no',
    text: 'Puedes cobrar, pero Stripe todavía no envía el dinero a tu banco. Completa lo que te pide.',
  },
  restricted: {
    badge: 'Restringida',
    text: 'Stripe no deja cobrar con esta cuenta. Escríbele para saber por qué y cómo recuperarla.',
  },
  disconnected: {
    badge: 'Desconectada',
    text: 'Los servicios que se pagan al reservar no se pueden reservar. Las reservas que ya tenías siguen en pie.',
  },
} as const;

export const details = {
  canChargeMeanwhile: 'Stripe necesita más datos. Mientras los das puedes seguir cobrando.',
  rejected: 'Stripe ha rechazado la cuenta y no deja cobrar con ella. Escríbele si crees que es un error.',
  underReview: 'Stripe ha parado la cuenta mientras la revisa. Puedes preguntarle cuánto tardará.',
  rejectedBadge: 'Rechazada',
  accessLost:
    'Has quitado el acceso a Tarjetero desde Stripe. Los servicios que se pagan al reservar no se pueden reservar.',
};

/** Data that Stripe asks for, by how the names of its fields begin; the first that fits counts. */
const requirementWords: readonly (readonly [string, string])[] = [
  ['external_account', 'La cuenta bancaria en la que cobras'],
  ['tos_acceptance', 'Que aceptes las condiciones de Stripe'],
  ['business_type', 'Si eres autónomo o empresa'],
  ['business_profile.url', 'Tu página web o una descripción de lo que vendes'],
  ['business_profile.product_description', 'Una descripción de lo que vendes'],
  ['business_profile.mcc', 'Tu sector de actividad'],
  ['business_profile.support_phone', 'Un teléfono para tus clientes'],
  ['business_profile', 'Datos de tu actividad'],
  ['individual.verification.additional_document', 'Un segundo documento, como un recibo con tu dirección'],
  ['individual.verification', 'Una foto de tu documento de identidad'],
  ['individual.id_number', 'Tu NIF o número de identidad'],
  ['individual.dob', 'Tu fecha de nacimiento'],
  ['individual.address', 'Tu dirección'],
  ['individual.first_name', 'Tu nombre'],
  ['individual.last_name', 'Tus apellidos'],
  ['individual.email', 'Tu email'],
  ['individual.phone', 'Tu teléfono'],
  ['individual', 'Tus datos personales'],
  ['company.tax_id', 'El NIF de la empresa'],
  ['company.address', 'La dirección de la empresa'],
  ['company.name', 'El nombre de la empresa'],
  ['company.phone', 'El teléfono de la empresa'],
  ['company.verification', 'Un documento de la empresa'],
  ['company', 'Datos de la empresa'],
  ['owners', 'Quién es titular de la empresa'],
  ['directors', 'Quién dirige la empresa'],
  ['executives', 'Quién dirige la empresa'],
  ['representative', 'Quién representa a la empresa'],
  ['person_', 'Datos de una persona de la empresa'],
  ['settings.payments', 'El nombre que verán en el extracto del banco'],
  ['documents', 'Un documento que Stripe te indica'],
];

const otherRequirement = 'Otro dato que verás en Stripe';

/** Describes the data that Stripe requires in plain words, each once. */
export function requirementsInWords(fields: readonly string[]): string[] {
  const words = fields.map(
    (field) => requirementWords.find(([start]) => field.startsWith(start))?.[1] ?? otherRequirement,
  );
  return [...new Set(words)];
}
