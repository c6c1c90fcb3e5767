import { TRIAL_DAYS } from 'shared-lib/model';

const day = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** Spanish texts while the account's address isn't verified. */
export const messages = {
  resend: 'Reenviar email de verificación',
  sent: (email: string) => `Email enviado a ${email}`,
  check: 'Ya lo he verificado',
  stillUnverified: 'Todavía no consta como verificado. Abre el enlace del email y vuelve a probar.',
  nowVerified: 'Email verificado',

  cards: {
    title: 'Verifica tu email',
    text: `Mientras tanto puedes publicar una tarjeta durante ${TRIAL_DAYS} días. No aparecerá en los buscadores ni podrá recibir reservas.`,
  },
  running: (until: number) => ({
    title: `Tu tarjeta se ve hasta el ${day.format(until)}`,
    text: 'Verifica tu email para que siga visible, aparezca en los buscadores y pueda recibir reservas.',
  }),
  over: {
    title: 'Tu tarjeta ya no se ve',
    text: 'Verifica tu email y volverá a verse como estaba.',
  },
  services: {
    title: 'Verifica tu email para recibir reservas',
    text: 'Cada reserva envía emails a quien reserva, así que antes tenemos que saber que el tuyo es tuyo.',
  },
};
