/** Spanish texts of the administration's 'Configuración'. */
const moment = (at: Date) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const messages = {
  sections: {
    flags: 'Funciones',
    alerts: 'Avisos',
    product: 'Producto',
    admins: 'Administración',
    system: 'Sistema',
    freeze: 'Solo lectura',
  },
  label: 'Apartados de la configuración',
  save: 'Guardar',
  saved: 'Guardado',
  discard: 'Descartar cambios',
  conflict: 'Otra persona ha guardado cambios',
  conflictText:
    'Mientras editabas se ha guardado otra cosa. Elige qué se queda; lo otro sigue en el registro.',
  theirs: (value: string) => `Guardado: ${value}`,
  mine: (value: string) => `Lo tuyo: ${value}`,
  keepMine: 'Guardar lo mío',
  takeTheirs: 'Quedarme con lo guardado',

  webhook: 'Webhook de alertas',
  webhookText: 'Las alertas importantes se envían aquí, por ejemplo a un canal de chat.',
  webhookUrl: 'Dirección del webhook',
  webhookHint: 'Empieza por https://. Vacía: la que tenga el despliegue.',
  webhookProblem: 'Escribe una dirección que empiece por https://.',
  minSeverity: 'Avisar desde',
  severities: { critical: 'Críticas', high: 'Graves', medium: 'Medias', low: 'Leves' },
  test: 'Enviar una prueba',
  testHint: 'Se envía a la dirección guardada.',
  tested: (status: number) => `El webhook ha respondido ${status}.`,

  linkHosts: 'Dominios vetados',
  linkHostsText:
    'Ninguna tarjeta puede publicar enlaces a estos dominios ni a los que cuelgan de ellos. Lo publicado antes sigue hasta que se retire o se vuelva a publicar.',
  hosts: 'Dominios, uno por línea',
  hostsProblem: (host: string) => `«${host}» no es un dominio, como ejemplo.com.`,
  hostsTooMany: (most: number) => `Como mucho ${most} dominios.`,

  linked: 'Tarjetas publicadas con estos dominios',
  linkedText: 'Mira todas las tarjetas publicadas, con los dominios guardados, y las retira de una vez.',
  searchLinked: 'Buscar tarjetas',
  searching: (done: number, all: number) => `Miradas ${done} tarjetas${all > done ? ` de unas ${all}` : ''}.`,
  takingDown: (done: number, all: number) => `Retiradas ${done} de ${all}.`,
  foundLinked: (count: number) =>
    count === 0
      ? 'Ninguna tarjeta publicada lleva a estos dominios.'
      : count === 1
        ? '1 tarjeta lleva a estos dominios.'
        : `${count} tarjetas llevan a estos dominios.`,
  leadsTo: (title: string, host: string) => `«${title}» lleva a ${host}`,
  takeDownLinked: (count: number) => (count === 1 ? 'Retirar la tarjeta' : `Retirar las ${count}`),
  takeDownLinkedTitle: (count: number) =>
    count === 1 ? '¿Retirar la tarjeta?' : `¿Retirar las ${count} tarjetas?`,
  takeDownLinkedText:
    'Dejarán de verse y no se podrán publicar hasta que las vuelvas a permitir, una a una. Cada titular recibe un email con el motivo y cómo reclamar.',
  takeDownLinkedConfirm: 'Retirar',
  linkedReason: 'Motivo',
  linkedReasonHelp: 'Lo leerá cada titular.',
  linkedDone: (count: number) => (count === 1 ? '1 tarjeta retirada' : `${count} tarjetas retiradas`),

  product: 'Producto',
  productText: 'Lo que vale para todas las cuentas.',
  supportEmail: 'Email de ayuda',
  supportEmailHint: 'Se muestra donde se denuncia una tarjeta. Vacío: no se muestra.',
  supportEmailProblem: 'Escribe un email, como ayuda@ejemplo.com.',
  cardsPerAccount: 'Tarjetas por cuenta',
  cardsPerAccountHint: '0: sin límite.',
  reportsForAlert: 'Denuncias para avisar',
  reportsForAlertHint: 'Denuncias de una tarjeta en un día que lanzan una alerta. 0: ninguna.',
  numberProblem: (most: number) => `Un número entero de 0 a ${most}.`,

  policy: 'Quién puede administrar',
  policyText: 'Siempre pueden quienes reciben una invitación.',
  isOpen: 'Ahora puede cualquier persona con cuenta: es solo para pruebas.',
  isClosed: 'Nadie más puede hacerse administrador por su cuenta.',
  open: 'Abrir la administración',
  proposeOpening: 'Proponer abrirla',
  openApproval: 'Abrirla la aprueba otra persona de administración; cerrarla, nadie.',
  openQuestion: '¿Abrir la administración a cualquiera?',
  openWarning: 'Solo para pruebas: cualquier persona con cuenta puede administrar el producto.',
  openMeaning: 'cualquiera puede administrar',
  openConfirmation: 'Escribe «cualquiera puede administrar» para confirmarlo',
  openConfirmationHelp: 'Mientras esté abierta lo dirá cada pantalla del panel.',
  close: 'Cerrar la administración',
  closed: 'La administración está cerrada',
  invitations: 'Invitar o quitar administradores',

  system: 'Estado del sistema',
  systemText: 'Qué versión de cada pieza está publicada y si responde.',
  check: 'Comprobar otra vez',
  answers: (ms: number) => `Responde (${ms} ms)`,
  fails: 'No responde',
  override: 'Forzada por operaciones',
  canary: (percent: number) => `Otra versión para el ${percent} %`,
  unknown: 'desconocida',
  rules: 'firestore.rules',
  rulesSince: (since: Date) => `En vigor desde el ${moment(since)}`,
  rulesMatch: 'Las de esta versión',
  rulesDiffer: 'No son las de esta versión',
  rulesUnknown: 'No se pueden leer',

  deploymentSettings: 'Ajustes del despliegue',
  deploymentSettingsText: 'Solo se dice si están; su valor no sale de donde se guarda.',
  settingsUnknown: 'Estas funciones no se han compilado con la lista de ajustes.',
  settingsMissing: (needed: number, all: number) =>
    all === 0
      ? 'No falta ninguno.'
      : `${needed === 0 ? 'No falta ninguno necesario' : needed === 1 ? 'Falta 1 necesario' : `Faltan ${needed} necesarios`}${all > needed ? `; sin poner, ${all - needed} ${all - needed === 1 ? 'opcional' : 'opcionales'}` : ''}.`,
  settingStates: { present: 'Puesto', missing: 'Falta', elsewhere: 'No se ve desde aquí' },
  settingOff: 'Sin poner',
  otherSettings: (count: number) => (count === 1 ? 'Ver el otro' : `Ver los otros ${count}`),
  usage: 'Usado hoy',
  usageText: 'Lo que el producto cuenta por su cuenta, desde las 0:00 (UTC).',
  usageOf: {
    visits: 'Visitas a tarjetas',
    bookings: 'Reservas',
    mails: 'Emails puestos en cola',
    signUps: 'Cuentas nuevas',
  },
  usageElsewhere:
    'Lecturas, escrituras, espacio y llamadas no se cuentan aquí: están en la consola del proveedor.',
  usageConsole: 'Ver el uso en la consola',
  sites: 'Dominios y certificados',
  sitesText: 'Lo que enseña cada dominio a un navegador.',
  siteNames: {
    shell: 'El producto',
    userApp: 'Pantallas de titulares',
    adminApp: 'Administración',
    publicCard: 'Tarjetas públicas',
  },
  certificate: (until: number, issuer: string) =>
    `Certificado de ${issuer || 'emisor desconocido'}, hasta el ${moment(new Date(until))}`,
  certificateDays: (days: number) =>
    days < 0 ? 'Caducado' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`,
  noCertificate: 'No responde',
  untrusted: 'No es de confianza',
  work: 'Ver las tareas periódicas y la cola de emails',
};
