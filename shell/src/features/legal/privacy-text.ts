import { FUNCTIONS_REGION, PRODUCT_NAME, type Operator } from 'shared-lib/config';
import { placeOfRegion } from 'shared-lib/privacy';

/** One legal text: its title and its sections, each a heading and paragraphs. */
export interface LegalText {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Facts of an installation that the privacy notice depends on. */
interface Installation {
  operator: Operator;
  /** True when errors are reported to a monitoring service. */
  hasMonitoring: boolean;
  /** True when events of people who agree go to Google Analytics. */
  hasAnalytics: boolean;
}

/** Returns the place of a region, as far as the law distinguishes it. */
function whereIs(region: string): string {
  const found = placeOfRegion(region);
  if (found === 'union') return 'en la Unión Europea';
  const place = found === 'states' ? 'en Estados Unidos' : 'fuera de la Unión Europea';
  return `${place}, con las cláusulas contractuales tipo de la Comisión Europea`;
}

/**
 * Returns the privacy notice of an installation. Its retention times are those of the functions' jobs, and what concerns
 * visitors is translated in `public-card/server/privacy`: change them together, and raise `LEGAL_VERSION`.
 */
export function privacyText({ operator, hasMonitoring, hasAnalytics }: Installation): LegalText {
  return {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Responsable',
        paragraphs: [
          `${operator.name}, con NIF ${operator.taxId} y domicilio en ${operator.address}, es responsable de los datos de las cuentas, las denuncias y las visitas. Contacto para todo lo relativo a tus datos: ${operator.email}.`,
          `De los datos de quien reserva o deja los suyos en una tarjeta, la persona responsable es la titular de la tarjeta. ${PRODUCT_NAME} los trata por encargo suyo y solo para gestionar la reserva o el contacto.`,
        ],
      },
      {
        heading: 'Si tienes una cuenta',
        paragraphs: [
          'Nombre, email, contraseña cifrada y ajustes, para que puedas entrar y usarla. Guardamos también qué versión de estos textos aceptaste y cuándo, y el día de tu última visita.',
          'Tus tarjetas: lo que escribes y las fotos y los PDF que subes. Solo es público lo que publicas, y deja de serlo cuando lo pausas o lo eliminas; las copias que acelera la red pueden tardar hasta una hora en desaparecer.',
          'Tus servicios, horarios y reservas, los contactos de quien reserva contigo y las notas que escribes.',
          'Si conectas otros calendarios, leemos sus nombres y cuándo estás ocupado, y guardamos solo esas horas: ni títulos ni asistentes. Si lo pides, escribimos en uno tus reservas. La llave que nos dan Google o Microsoft se guarda cifrada. Cuando quitas el calendario o eliminas la cuenta, la de Google se devuelve y la de Microsoft se borra.',
          'Lo que recibimos de las API de Google se usa solo para eso y cumple la política de datos de usuario de los servicios de las API de Google, incluidos los requisitos de uso limitado (Limited Use). No se vende, no sirve para publicidad ni para entrenar modelos, y ninguna persona lo lee.',
          'Base: el contrato que aceptas al crear la cuenta. Los conservamos mientras la tengas. Una tarjeta eliminada se puede recuperar durante 30 días; después se borra, con sus fotos y sus PDF. Su enlace público queda reservado para ti 90 días.',
          'Al eliminar la cuenta tus tarjetas dejan de verse al momento y tus datos se borran en unos minutos. El archivo con tus datos que pides en Configuración se borra al día siguiente. Durante 30 días queda una marca sin datos personales que impide usar sesiones antiguas.',
        ],
      },
      {
        heading: 'Si reservas con alguien',
        paragraphs: [
          'Nombre, email, teléfono si lo das, tus respuestas, tus notas y la cita, para atender la reserva y avisarte por email de sus cambios y de la cita. Base: la reserva misma (un contrato o su preparación). No pedimos más consentimiento que el de las casillas que ponga la persona con quien reservas; guardamos cada una con su texto.',
          'Cada reserva guarda la versión de este texto que estaba a la vista. Se conserva hasta que pidas borrar tus datos o la persona titular elimine su cuenta. Los horarios ocupados, sin nombres, se borran 60 días después.',
          'Con el enlace de tu reserva puedes descargar tus datos y pedir que se borren: al momento si ya ha pasado o la cancelas; si no, cuando pase. Queda la reserva como cifra, sin nada tuyo.',
          'Si esperas un hueco en una lista, guardamos lo mismo y los días y momentos que elijas. Se borra cuando sales de la lista con el enlace de su email, cuando la persona titular te quita o, si no, un día después del último que elegiste.',
          'Si pagas, lo haces en la página de Stripe de la persona con quien reservas. No vemos ni guardamos tu tarjeta de pago.',
        ],
      },
      {
        heading: 'Si dejas tus datos en una tarjeta',
        paragraphs: [
          'Tu nombre, tu email o tu teléfono y, si los das, tu empresa y un mensaje, para que la persona titular de la tarjeta se ponga en contacto contigo. Guardamos con ellos la frase que aceptas, cuándo la aceptas, la versión de este texto y el lugar que diga el enlace con el que abriste la tarjeta. Base: tu consentimiento.',
          'La persona titular los recibe en su lista de contactos y le avisamos de que han llegado. Se conservan hasta que tú o ella los borréis, o ella elimine su cuenta.',
          'Puedes retirar tu consentimiento cuando quieras. Con «Borrar mis datos», en la misma tarjeta y desde el dispositivo con que los enviaste, se borran al momento; desde otro, pídeselo a ella. Queda lo que sepa de ti por una reserva o porque lo haya anotado y, 91 días, una marca sin datos tuyos que impide que el mismo envío vuelva a entrar.',
        ],
      },
      {
        heading: 'Si visitas o denuncias una tarjeta',
        paragraphs: [
          'Contamos visitas, clics y contactos guardados sin cookies. Tu dirección IP y tu navegador se convierten en un código con una clave que cambia cada día; el código caduca en un día y la clave, un día después de acabar el suyo. La dirección IP no se guarda. Base: interés legítimo en saber cuánto se usa una tarjeta y en evitar abusos.',
          'De una denuncia guardamos el motivo y el texto durante un año, no quién la envía. Si dejas tu email para que te contestemos, lo guardamos con ella y solo lo usamos para eso. Base: interés legítimo en retirar lo que incumple la ley o las condiciones.',
        ],
      },
      {
        heading: 'Emails, avisos y errores',
        paragraphs: [
          'Los emails sobre reservas se escriben al enviarse. Guardamos 30 días que se enviaron, sin su contenido, y un día cuántos recibió cada dirección, como código.',
          'Si algo grave falla mientras usas tu cuenta, guardamos durante un año qué falló, en qué pantalla, el identificador de tu cuenta, la dirección IP y el navegador, para arreglarlo y proteger el servicio. Base: interés legítimo.',
          'El registro de lo que cambia la administración (quién, qué cuenta o tarjeta y cuándo) se conserva mientras exista el servicio, para poder rendir cuentas. Base: interés legítimo.',
          ...(hasMonitoring
            ? [
                'Los errores se envían además a Sentry con tu nombre, tu email y las diez últimas cosas que pulsaste, nunca lo que escribiste. Sentry los conserva el plazo contratado, 90 días como mucho.',
              ]
            : []),
          ...(hasAnalytics
            ? [
                'Solo si lo aceptas en Configuración, Google Analytics recibe qué pantallas abres, sin tu nombre. Base: tu consentimiento, que puedes retirar allí mismo.',
              ]
            : []),
        ],
      },
      {
        heading: 'Quién más los ve',
        paragraphs: [
          `Google (Firebase y Google Cloud) aloja la aplicación, la base de datos y los archivos como encargado del tratamiento. Las funciones se ejecutan en la región ${FUNCTIONS_REGION}, ${whereIs(FUNCTIONS_REGION)}.`,
          'Un proveedor externo entrega los emails.',
          'Si quien te atiende tiene conectado su calendario (de Google, Apple u otro), allí llegan también la cita y tu nombre.',
          'Si pides que te lo recuerden por WhatsApp, WhatsApp (Meta) recibe tu teléfono, tu nombre y la cita, en nombre de quien te atiende. Base: tu consentimiento, que puedes retirar en la página de la reserva.',
          ...(hasMonitoring ? ['Sentry (Functional Software, Inc.) recibe los errores.'] : []),
          'No vendemos datos ni los cedemos para publicidad.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes acceder a tus datos, corregirlos, llevártelos, limitar su uso, oponerte o pedir que se borren. Desde Configuración puedes descargar o eliminar los de tu cuenta; desde el enlace de una reserva, los de esa reserva; desde una tarjeta, borrar los que dejaste en ella. Lo que la persona titular haya anotado sobre ti, pídeselo a ella.',
          `Para lo demás, escribe a ${operator.email} o a ${operator.address}.`,
          'Si crees que no lo hemos hecho bien, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
        ],
      },
      {
        heading: 'Cookies y almacenamiento',
        paragraphs: [
          hasAnalytics
            ? 'Las tarjetas públicas no usan cookies. Dentro de la aplicación las hay solo si aceptas las estadísticas: son de Google Analytics.'
            : 'No usamos cookies.',
          'Dentro de la aplicación guardamos en tu navegador la sesión, tus ajustes y los borradores; al reservar, lo que escribes, hasta que reservas o cierras la pestaña; al dejar tus datos, lo que escribes si no hay conexión, hasta que se envía, y después lo que hace falta para borrarlos. Son necesarios para que funcione y no sirven para seguirte.',
        ],
      },
    ],
  };
}
