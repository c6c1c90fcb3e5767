import { PRODUCT_NAME } from 'shared-lib/config';

export const messages = {
  title: 'Tu tarjeta de visita digital',
  headline: 'Tu tarjeta, de tu móvil al suyo',
  lead: 'Enseña tu QR y te guardan en contactos, con foto y enlaces. Sin instalar nada.',
  start: 'Crear mi tarjeta',
  example: 'Ver un ejemplo',
  free: 'Gratis. Lista en dos minutos.',
  previewLabel: 'Ejemplo de tarjeta',
  bookings: {
    title: 'Te reservan desde la tarjeta',
    text: 'Eligen servicio, día y hora sin llamarte ni crear una cuenta. La hora que ven libre está libre.',
    points: [
      'Tu horario, tus descansos y tus festivos, en la hora de cada cual.',
      'Confirmación y recordatorio por email, con la cita en su calendario.',
      'Pueden cambiarla o cancelarla solos, hasta cuando tú digas.',
    ],
  },
  scene: {
    label: 'Una reserva en tres toques: día, hora y confirmada',
    title: 'Elige día y hora',
    days: ['lun', 'mar', 'mié', 'jue', 'vie'],
    times: ['10:00', '10:30', '12:00'],
    done: { title: 'Reserva confirmada', text: 'Miércoles 25, a las 10:30' },
  },
  payments: {
    title: 'Y cobras sin perseguir a nadie',
    text: 'Conecta tu cuenta de Stripe y pide el precio entero o una señal al reservar. El dinero llega a tu cuenta, no a la nuestra.',
    points: [
      'Tarjeta, Bizum y lo que acepte tu cuenta.',
      'Tu política de cancelación, a la vista antes de pagar.',
      'Devoluciones y cobros en una lista, con sus comisiones.',
    ],
  },
  tradesTitle: 'Una para cada oficio',
  tradesText:
    'Doce diseños para empezar. Cambia los colores, la letra y la forma, y no se parecerá a ninguna otra.',
  reasonsTitle: `Por qué ${PRODUCT_NAME}`,
  reasons: [
    {
      title: 'Se abre al instante',
      text: 'Lo importante se ve enseguida, también con mala cobertura.',
    },
    {
      title: 'Se guarda de verdad en los contactos',
      text: 'Un toque y tu nombre, teléfono, email y foto quedan en sus contactos, en iPhone y en Android.',
    },
    {
      title: 'Cambia sin reimprimir',
      text: 'Edita cuando quieras: el mismo código QR lleva siempre a lo último que publicaste.',
    },
    {
      title: 'Respeta a quien te visita',
      text: 'Sin cookies, sin publicidad y sin terceros mirando. Tu tarjeta habla de ti, no de nosotros.',
    },
  ],
  stepsTitle: 'Tres pasos',
  steps: [
    {
      title: 'Cuenta quién eres',
      text: 'Nombre, cargo, foto y una frase. Lo ves tal como quedará mientras escribes.',
    },
    {
      title: 'Añade tus enlaces',
      text: 'Web, redes, WhatsApp, mapa… Ordénalos, descríbelos y oculta los que hoy no toquen.',
    },
    {
      title: 'Publica y comparte',
      text: 'Elige tu enlace público, descarga el código QR y ponlo donde te encuentren.',
    },
  ],
  closing: 'La próxima vez que te pidan una tarjeta, la llevarás en el móvil.',
};
