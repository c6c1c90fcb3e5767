/** Spanish texts of the guided way to a first card. */
export const messages = {
  step: (place: number, count: number) => `Paso ${place} de ${count}`,
  back: 'Atrás',
  next: 'Continuar',
  skip: 'Saltar',
  later: 'Seguir en otro momento',

  who: {
    title: '¿Quién eres?',
    intro: 'Con esto hacemos tu tarjeta. Podrás cambiarlo todo después.',
    name: 'Nombre y apellidos',
    trade: 'A qué te dedicas',
    tradeHelp: 'Por ejemplo: fotógrafa, fisioterapeuta, electricista.',
    create: 'Continuar',
    blank: 'Empezar en blanco',
    cardName: 'Mi tarjeta',
  },
  steps: {
    foto: { title: 'Tu foto', intro: 'Una cara se recuerda mejor que un nombre.' },
    aspecto: { title: 'Elige un aspecto', intro: 'Así queda con lo que ya has escrito.' },
    enlaces: { title: 'Tus enlaces', intro: 'Toca los que uses y escribe tu usuario o tu número.' },
    reservas: {
      title: '¿Quieres que te reserven?',
      intro: 'Tu tarjeta tendrá un botón para reservar. Si no, salta este paso.',
    },
    publicar: { title: 'Así la verán', intro: 'Publícala y compártela. Podrás cambiarla cuando quieras.' },
  },
  booking: {
    service: 'Qué ofreces',
    services: { short: 'Cita de 30 minutos', hour: 'Cita de 1 hora', call: 'Llamada de 15 minutos' },
    hours: 'Cuándo, de lunes a viernes',
    weeks: {
      whole: 'De 9 a 14 y de 16 a 19',
      mornings: 'Solo mañanas, de 9 a 14',
      afternoons: 'Solo tardes, de 16 a 19',
    },
    ready: 'Tu tarjeta tendrá el botón «Reservar»',
    unverified: 'El botón «Reservar» aparecerá cuando verifiques tu email.',
    hoursSet: 'Tu horario está listo',
  },

  publish: 'Publicar',
  done: {
    title: 'Tu tarjeta está publicada',
    intro: 'Enseña este código y la tendrán en su móvil.',
    whatsApp: 'Enviar por WhatsApp',
    said: (address: string) => `Esta es mi tarjeta: ${address}`,
    print: 'Imprimir',
    view: 'Ver mi tarjeta',
    edit: 'Seguir editando',
  },
};
