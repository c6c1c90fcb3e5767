import { LEGAL_VERSION, operator, PRODUCT_NAME } from 'shared-lib/config';

/** One legal text: its title and its sections, each a heading and paragraphs. */
export interface LegalText {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

export const messages = {
  version: `Versión ${LEGAL_VERSION}`,
};

const contact = `Escribe a ${operator.email} o a ${operator.address}.`;

/** The texts by the last part of their address. */
export const legalTexts: Readonly<Record<string, LegalText>> = {
  aviso: {
    title: 'Aviso legal',
    sections: [
      {
        heading: 'Quién responde de este sitio',
        paragraphs: [
          `${PRODUCT_NAME} lo ofrece ${operator.name} (NIF: ${operator.taxId}), con domicilio en ${operator.address}.`,
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
          'Las tarjetas llevan enlaces que eligen sus dueños. No controlamos esos sitios ni respondemos de su contenido.',
          `Si una tarjeta infringe tus derechos o la ley, avísanos: ${operator.email}. La revisaremos y, si procede, la retiraremos.`,
        ],
      },
    ],
  },
  privacidad: {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Responsable',
        paragraphs: [
          `${operator.name}, ${operator.address}. Contacto para todo lo relativo a tus datos: ${operator.email}.`,
        ],
      },
      {
        heading: 'Qué datos tratamos y para qué',
        paragraphs: [
          'De tu cuenta: nombre, email y contraseña cifrada, para que puedas entrar y editar tus tarjetas. Guardamos también qué versión de estos textos aceptaste y cuándo.',
          'De tus tarjetas: lo que escribes y las fotos que subes. Solo es público lo que publicas, y deja de serlo en cuanto lo pausas o lo eliminas.',
          'De quien visita una tarjeta: nada que le identifique. Las tarjetas públicas no usan cookies ni piden nada a otras empresas.',
        ],
      },
      {
        heading: 'Base y conservación',
        paragraphs: [
          'Tratamos los datos de tu cuenta para cumplir el contrato que aceptas al crearla. Los conservamos mientras la tengas.',
          'Una tarjeta eliminada se puede recuperar durante 30 días; después se borra, con sus fotos. Su enlace queda reservado para ti 90 días.',
        ],
      },
      {
        heading: 'Quién más los ve',
        paragraphs: [
          'Usamos los servicios de Google Firebase como encargado del tratamiento para alojar la aplicación, la base de datos y los archivos. No vendemos datos ni los cedemos para publicidad.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          `Puedes acceder a tus datos, corregirlos, llevártelos, limitar su uso, oponerte o pedir que se borren. ${contact}`,
          'Si crees que no lo hemos hecho bien, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
        ],
      },
      {
        heading: 'Cookies y almacenamiento',
        paragraphs: [
          'Dentro de la aplicación guardamos en tu navegador la sesión y los borradores sin guardar. Son necesarios para que funcione y no sirven para seguirte.',
        ],
      },
    ],
  },
  condiciones: {
    title: 'Condiciones de uso',
    sections: [
      {
        heading: 'La cuenta',
        paragraphs: [
          'Para crear una cuenta debes tener 14 años o más y dar un email que sea tuyo. Guarda tu contraseña: lo que se haga con ella se entiende hecho por ti.',
        ],
      },
      {
        heading: 'Lo que puedes publicar',
        paragraphs: [
          'Publica solo datos tuyos o que tengas permiso para mostrar. No se admite suplantar a nadie, engañar, publicar contenido ilegal ni enlazar a programas dañinos.',
          'Podemos pausar una tarjeta o suspender una cuenta que incumpla estas condiciones, y te diremos por qué.',
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
          'Estas condiciones se rigen por la ley española. Si eres consumidor, conservas los derechos que te da la ley de tu país de residencia.',
          contact,
        ],
      },
    ],
  },
};
