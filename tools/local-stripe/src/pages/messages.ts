import type { OnboardingEnd } from '../state/accounts';

/** Sentences of the stand-in's pages. */
export const messages = {
  onboarding: 'Configura tu cuenta',
  onboardingText: 'Elige cómo acaba la configuración y vuelve a la aplicación.',
  linkOver: 'Este enlace ha caducado',
  askNewLink: 'Pedir otro enlace',
  notFound: 'Esta página no existe',
  pay: 'Pagar',
  keepCard: 'Guardar tarjeta',
  keepCardTitle: 'Guarda una tarjeta',
  wayToPay: 'Forma de pago',
  card: 'Tarjeta',
  cardNumber: 'Número de tarjeta',
  testCards:
    '4242… vale · …0002 rechazada · …3155 pide autorización · …0341 solo se guarda · …0259 acaba en disputa',
  bizum: 'Bizum',
  phone: 'Teléfono',
  sepa: 'Domiciliación SEPA',
  iban: 'IBAN',
  name: 'Nombre',
  email: 'Email',
  back: 'Volver sin pagar',
  sessionOver: 'Esta página de pago ya no está disponible',
  alreadyPaid: 'Este pago ya está hecho',
  goOn: 'Continuar',
  bankAsks: 'Tu banco pide que autorices el pago',
  authorise: 'Autorizar',
  refuse: 'Rechazar',
  numberMissing: 'Escribe el número con el que pagas.',
  receipt: 'Recibo',
} as const;

/** Ends of the onboarding as the page offers them. */
export const ends: Readonly<Record<OnboardingEnd, string>> = {
  active: 'Terminar: cuenta activa',
  left: 'Salir a medias',
  'more-data': 'Enviar, pero faltan datos',
  'in-review': 'Enviar y dejar en revisión',
  'no-payouts': 'Activa, pero sin transferencias al banco',
  'under-review': 'Enviar y que Stripe la revise',
  listed: 'Enviar y que aparezca en una lista',
  rejected: 'Enviar y que sea rechazada',
};

/** Reasons for a refusal, as the page says them. */
export const refusals: Readonly<Record<string, string>> = {
  'Your card was declined.': 'Tu tarjeta ha sido rechazada. Prueba con otra.',
  'Your card has insufficient funds.': 'La tarjeta no tiene fondos suficientes. Prueba con otra.',
  'Your card has expired.': 'La tarjeta ha caducado. Prueba con otra.',
  'Your card number is incorrect.': 'El número de tarjeta no es correcto.',
  'We are unable to authenticate your payment method.':
    'No se ha autorizado el pago. Inténtalo otra vez o elige otra forma de pago.',
};
