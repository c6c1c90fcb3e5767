/** Spanish texts of the payment of a service. */
export const paymentMessages = {
  rule: 'Cobro',
  free: 'Pon un precio para poder cobrarlo.',
  rules: {
    none: { label: 'Sin indicar', means: 'Se ve el precio; cómo se paga lo acordáis vosotros.' },
    'on-site': { label: 'En la cita', means: 'Quien reserva lee que se paga en la cita.' },
    link: {
      label: 'Con un enlace de pago de Stripe',
      means: 'Quien reserva paga en tu enlace y tú lo marcas como pagado.',
    },
    deposit: {
      label: 'Una señal al reservar',
      means: 'Quien reserva paga una parte con tarjeta o Bizum y el resto en la cita. Se confirma al pagar.',
    },
    full: {
      label: 'Todo al reservar',
      means: 'Quien reserva lo paga entero con tarjeta o Bizum. La reserva se confirma sola al pagar.',
    },
    card: {
      label: 'En la cita, con tarjeta guardada por si no acude',
      means: 'Al reservar no se cobra nada. Si no acude, decides tú si le cobras un cargo.',
    },
  },
  notConnected: 'Para cobrar al reservar, conecta antes tu cuenta de Stripe.',
  cannotCharge: 'Tu cuenta de Stripe no puede cobrar ahora, así que este servicio no se puede pagar.',
  toPayments: 'Ir a Pagos',
  link: 'Enlace de pago',
  linkHelp: 'Empieza por https://buy.stripe.com/. En Pagos te explicamos cómo crearlo.',
  depositKind: 'Tipo de señal',
  percent: 'Porcentaje',
  amount: 'Importe',
  depositPercent: 'Señal, en porcentaje',
  depositAmount: 'Importe de la señal',
  feeKind: 'Tipo de cargo',
  feePercent: 'Cargo si no acude, en porcentaje del precio',
  feeAmount: 'Cargo si no acude',
  cardTerms: (days: number) =>
    `Marca en la reserva que no acudió y cóbrale desde ahí, en los ${days} días siguientes. Después se olvida la tarjeta.`,
  refunds: 'Si cancela quien reservó',
  refundsHelp: 'Si cancelas tú, se devuelve todo.',
  policies: {
    always: 'Devolver todo hasta que empiece la cita',
    day: 'Devolver todo hasta 24 h antes',
    twoDays: 'Devolver todo hasta 48 h antes',
    steps: 'Todo hasta 7 días antes; la mitad hasta 24 h antes',
    never: 'No devolver nada',
    own: 'La que ya tenía',
  },
  visitorReads: 'Al reservar se leerá:',
  due: (due: string) => `Pagas ahora ${due}.`,
  problems: {
    percent: 'Pon un porcentaje del 1 al 100',
    amount: 'Escribe el importe así: 10 o 12,50',
    more: 'No puede ser más que el precio',
    least: (least: string) => `Stripe cobra como mínimo ${least}`,
    most: (most: string) => `Stripe cobra como máximo ${most}`,
  },
};
