const day = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

/** Spanish texts of an owner's appeal against the takedown of a card. */
export const messages = {
  appeal: 'Apelar',
  appealOf: (name: string) => `Apelar la retirada de «${name}»`,
  title: (name: string) => `Apelar la retirada de «${name}»`,
  lead: 'Cuéntanos por qué crees que es un error. Lo revisará otra persona si la hay, y te responderemos por email. Solo se puede apelar una vez.',
  text: 'Explicación',
  send: 'Enviar apelación',
  cancel: 'Cancelar',
  sent: 'Hemos recibido tu apelación',
  waiting: (at: number) => `Apelaste el ${day.format(at)}. Te responderemos por email.`,
  refused: (answer: string) => `Revisamos tu apelación y la decisión se mantiene: ${answer}`,
  accepted: (answer: string) => `Aceptamos tu apelación: ${answer}`,
};
