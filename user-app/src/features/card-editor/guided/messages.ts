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
    publicar: { title: 'Así la verán', intro: 'Publícala y compártela. Podrás cambiarla cuando quieras.' },
  },
  publish: 'Publicar',
  done: {
    title: 'Tu tarjeta está publicada',
    intro: 'Enseña este código y la tendrán en su móvil.',
    whatsApp: 'Enviar por WhatsApp',
    said: (address: string) => `Esta es mi tarjeta: ${address}`,
    copy: 'Copiar enlace',
    print: 'Imprimir',
    view: 'Ver mi tarjeta',
    edit: 'Seguir editando',
    bookings: '¿Quieres que te reserven? Añade un servicio',
  },
};
