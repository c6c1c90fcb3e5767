import { MAX_CONTEXT_LABEL, MAX_CONTEXTS, type ContextProblem } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';

const CONTEXT_LABEL = 'Nombre del lugar o del evento';

const NFC_PROBLEMS: Record<string, string> = {
  NotAllowedError: 'No hay permiso para usar NFC. Permítelo en el navegador e inténtalo de nuevo.',
  NotSupportedError: 'Este móvil no tiene NFC, o la etiqueta no se puede grabar.',
  NotReadableError: 'El NFC está apagado. Enciéndelo en los ajustes del móvil.',
  NetworkError: 'La etiqueta se ha apartado demasiado pronto. Inténtalo de nuevo.',
};

/** Spanish texts about sharing a card's address. */
export const messages = {
  shareTitle: (name: string) => `Compartir «${name}»`,
  loading: 'Preparando',
  tabs: {
    qr: 'Enlace y QR',
    signature: 'Firma de email',
    nfc: 'NFC',
    google: 'Google Maps',
    wallet: 'Monedero',
  },
  tabsLabel: 'Formas de compartir',
  nativeShare: 'Compartir con…',
  qrAlt: (address: string) => `Código QR de ${address}`,

  context: 'Dónde la compartes',
  contextHelp: 'Cada lugar tiene su propio enlace y su QR. Al guardar el contacto se anota dónde y cuándo.',
  noContext: 'En general',
  addContext: 'Añadir lugar',
  contextLabel: CONTEXT_LABEL,
  contextExample: 'Feria de Madrid',
  cancel: 'Cancelar',
  removeContext: (label: string) => `Eliminar «${label}»`,
  contextRemoved: (label: string) => `Has eliminado «${label}». Sus enlaces siguen funcionando.`,
  contextProblems: {
    required: fieldMessage('required', CONTEXT_LABEL),
    'too-long': `Usa ${MAX_CONTEXT_LABEL} caracteres como máximo.`,
    'no-letters': 'Usa al menos una letra o un número.',
    taken: 'Ya tienes un lugar con un nombre parecido. Elige otro.',
    'too-many': `Puedes tener ${MAX_CONTEXTS} lugares. Elimina uno para añadir otro.`,
  } satisfies Record<ContextProblem, string>,

  color: 'Color del QR',
  black: 'Negro',
  brand: 'El de la tarjeta',
  weakColor: 'El color de la tarjeta es demasiado claro para las cámaras.',
  walletIntro: 'Lleva la tarjeta en el móvil: su QR aparece en el monedero, también sin conexión.',
  walletUpdates: 'Si cambias tu nombre, tu color o el enlace, vuelve a añadir el pase.',
  walletDraft: 'Publica la tarjeta para poder añadirla al monedero.',
  googleWallet: 'Añadir a Google Wallet',
  applePass: 'Añadir al monedero de Apple',
  preparingPass: 'Preparando el pase…',
  passFailed: 'No se ha podido preparar el pase. Comprueba tu conexión y vuelve a intentarlo.',
  tryAgain: 'Reintentar',

  middle: 'En el centro del QR',
  nothing: 'Nada',
  photo: 'Mi foto',
  logo: 'Un logo',
  ownLogo: 'Mi logo',
  otherLogo: 'Otro logo',
  chooseLogo: 'Elegir logo',
  logoProblem: 'No se puede abrir esa imagen. Prueba con otra.',

  download: 'Descargar',
  formats: {
    svg: 'SVG',
    'png-1024': 'PNG de 1024 píxeles',
    'png-2048': 'PNG de 2048 píxeles',
    'pdf-cards': 'PDF: diez tarjetas de 85 × 55 mm',
    'pdf-a5': 'PDF: cartel de mesa A5, para doblar',
    'pdf-a6': 'PDF: cartel de mesa A6, para doblar',
  },
  format: 'Archivo',
  downloadHint: 'Antes de descargarlo comprobamos que se lee. Imprime los PDF al 100 % de su tamaño.',
  unreadable: 'Con esa imagen en el centro el QR no se lee bien. Elige otra o quítala.',
  unreadablePlain: 'El QR no se lee bien así. Prueba con el negro y sin imagen.',
  exportFailed: 'No se ha podido crear el archivo. Inténtalo de nuevo.',
  scanMe: 'Escanea el código para abrir la tarjeta',

  signatureIntro: 'Copia la firma y pégala en los ajustes de tu programa de email.',
  signaturePreview: 'Vista previa de la firma',
  copySignature: 'Copiar firma',
  copyHtml: 'Copiar HTML',
  signatureCopied: 'Firma copiada',
  signatureCopyFailed: 'No se pudo copiar. Selecciona la firma y cópiala.',
  signatureLink: 'Ver mi tarjeta',
  paused: 'La tarjeta está en pausa: quien abra el enlace no verá tus datos.',

  googleIntro:
    'Pon tu enlace de reservas en tu perfil de Google: «Reservar» aparece en Maps y en el buscador.',
  googleNotBookable: 'En esta tarjeta todavía no se puede reservar. Añade servicios y horario en Reservas.',
  googleSteps: [
    'Busca tu negocio en Google con la cuenta de su perfil. Si aún no tienes perfil, créalo en google.com/business.',
    'Elige «Editar perfil» y «Reservas». Si no aparece, pon el enlace en «Sitio web».',
    'Pega este enlace y guarda. Google puede tardar unos días en mostrarlo.',
  ],
  googleCounted: 'Las visitas y reservas que lleguen por él se cuentan en Cifras como «Perfil de Google».',

  nfcIntro: 'Graba el enlace en una etiqueta NFC: al acercar un móvil se abre tu tarjeta.',
  nfcWrite: 'Grabar etiqueta',
  nfcWaiting: 'Acerca la etiqueta a la parte trasera del móvil.',
  nfcDone: 'Etiqueta grabada',
  nfcProblems: NFC_PROBLEMS,
  nfcFailed: 'No se ha podido grabar la etiqueta. Inténtalo de nuevo.',
  nfcGuide: 'Este navegador no graba etiquetas. Puedes hacerlo así:',
  nfcSteps: [
    'Consigue una etiqueta NFC regrabable, de tipo NTAG213 o NTAG215.',
    'Abre en el móvil una app para grabar etiquetas. En Android también puedes abrir esta página con Chrome.',
    'Añade un registro de tipo enlace (URL) y pega este enlace:',
    'Acerca la etiqueta y graba. Comprueba con otro móvil que se abre tu tarjeta.',
  ],
};
