/** Spanish texts of Pagos. */
export const messages = {
  title: 'Pagos',
  intro: 'Cobra tus citas con Stripe. El dinero llega a tu cuenta de Stripe, sin pasar por aquí.',
  loading: 'Cargando tus pagos…',

  awaiting: 'Reservas por pagar',
  awaitingText: 'Cuando Stripe te avise de un pago, márcalo aquí: la reserva queda confirmada.',
  nothingAwaiting: 'No hay ninguna reserva pendiente de pago.',
  reference: 'Referencia',
  copyReference: 'Copiar referencia',
  copied: 'Referencia copiada',
  copyFailed: 'No se pudo copiar. Selecciona la referencia y cópiala.',
  markPaid: 'Marcar como pagada',
  payBy: (moment: string) => `Si no se paga, el hueco se libera el ${moment}.`,
  askPaid: (name: string) => `¿Ha pagado ${name}?`,
  askPaidText: (price: string) => `Comprueba en Stripe que has recibido ${price}. No se puede deshacer.`,
  paid: (name: string) => `Pago de ${name} anotado`,
  offline: 'Necesitas conexión para anotar un pago.',

  services: 'Tus servicios con precio',
  servicesText: 'Pega en cada uno su enlace de pago. Sin enlace, se cobra como tú digas.',
  link: 'Enlace de pago',
  linkOf: (name: string) => `Enlace de pago de ${name}`,
  placeholder: 'https://buy.stripe.com/…',
  save: 'Guardar enlace',
  remove: 'Quitar enlace',
  open: 'Abrir',
  saved: (name: string) => `«${name}» se paga con tu enlace`,
  removed: (name: string) => `«${name}» ya no se paga por la web`,
  withLink: 'Se paga con enlace',
  withoutLink: 'Sin enlace',
  hidden: 'Oculto',
  emptyTitle: 'Todavía no cobras por ningún servicio',
  emptyText: 'Pon precio a un servicio y vuelve aquí para pegar su enlace de pago.',
  toServices: 'Ir a Servicios',

  guide: 'Cómo crear un enlace de pago',
  guideText: 'Cinco minutos, una vez por servicio. Necesitas una cuenta de Stripe.',
  steps: [
    {
      title: 'Entra en Stripe',
      text: 'En tu panel de Stripe abre «Payment Links» y pulsa «Nuevo».',
    },
    {
      title: 'Pon el nombre y el precio',
      text: 'Los mismos que tiene tu servicio aquí. Cantidad: 1, sin que se pueda cambiar.',
    },
    {
      title: 'Copia el enlace',
      text: 'Al crearlo, Stripe te da un enlace que empieza por https://buy.stripe.com/.',
    },
    {
      title: 'Pégalo aquí',
      text: 'En el servicio que corresponde, y guarda. Desde ese momento se pide al reservar.',
    },
  ],
  toStripe: 'Abrir Stripe',
  visitor: 'Lo que verá quien reserve',
  visitorText:
    'Al terminar de reservar, un botón le lleva a tu enlace con su email y la referencia de la reserva ya puestos. Mientras no pague, la reserva está pendiente de pago y la hora queda apartada.',
  visitorSample: { title: 'Falta el pago', when: 'martes · 10:00', pay: 'Pagar 25 €' },
};
