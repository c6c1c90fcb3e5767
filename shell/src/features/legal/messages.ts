import { deployment, LEGAL_VERSION, operator, PRODUCT_NAME } from 'shared-lib/config';
import { privacyText, type LegalText } from './privacy-text';

export const messages = {
  version: `Versión ${LEGAL_VERSION}`,
};

const contact = `Escribe a ${operator.email} o a ${operator.address}.`;

/** Legal texts by the last part of their address. */
export const legalTexts: Readonly<Record<string, LegalText>> = {
  aviso: {
    title: 'Aviso legal',
    sections: [
      {
        heading: 'Quién responde de este sitio',
        paragraphs: [
          `El titular de ${PRODUCT_NAME} es ${operator.name}, con NIF ${operator.taxId} y domicilio en ${operator.address}.`,
          `Contacto: ${operator.email}.`,
        ],
      },
      {
        heading: 'Qué es y de quién es',
        paragraphs: [
          `${PRODUCT_NAME} permite crear tarjetas de visita digitales y mostrarlas en una dirección pública.`,
          'El programa, el diseño y la marca son del titular o se usan con licencia. Lo que cada persona publica en su tarjeta sigue siendo suyo y es responsabilidad suya.',
        ],
      },
      {
        heading: 'Enlaces',
        paragraphs: [
          'Las tarjetas llevan enlaces que eligen sus titulares. No controlamos esos sitios ni respondemos de su contenido.',
          `Si una tarjeta infringe tus derechos o la ley, avísanos: ${operator.email}. La revisaremos y, si procede, la retiraremos.`,
        ],
      },
    ],
  },
  privacidad: privacyText({
    operator,
    hasMonitoring: Boolean(deployment?.monitoring.dsn),
    hasAnalytics: Boolean(deployment?.firebase.measurementId),
  }),
  condiciones: {
    title: 'Condiciones de uso',
    sections: [
      {
        heading: 'La cuenta',
        paragraphs: [
          'Para crear una cuenta debes tener 14 años o más y dar un email que sea tuyo. Guarda tu contraseña y avísanos si alguien la usa.',
        ],
      },
      {
        heading: 'Lo que puedes publicar',
        paragraphs: [
          'Publica solo datos tuyos o que tengas permiso para mostrar. No se admite suplantar a nadie, engañar, publicar contenido ilegal ni enlazar a programas dañinos.',
          'Podemos retirar una tarjeta o suspender una cuenta que incumpla estas condiciones, y te diremos por qué.',
        ],
      },
      {
        heading: 'El servicio',
        paragraphs: [
          'Procuramos que tus tarjetas estén siempre disponibles, pero no podemos garantizar que no haya interrupciones. Te avisaremos de los cambios importantes con antelación razonable.',
          'Puedes dejar de usarlo cuando quieras: elimina tus tarjetas y tu cuenta y borraremos tus datos.',
        ],
      },
      {
        heading: 'Ley aplicable',
        paragraphs: [
          'Estas condiciones se rigen por la ley española. Si contratas como particular, conservas los derechos que te da la ley de tu país de residencia.',
          contact,
        ],
      },
    ],
  },
};
