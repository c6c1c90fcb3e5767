import { PRODUCT_NAME } from 'shared-lib/config';

/*
 * Spanish sentences of the visitor's page, in groups by where they are needed: a phone gets only its own. What is loaded
 * later has its own beside it.
 */

/** Spanish texts of the card's page. */
export const messages = {
  share: 'Compartir',
  qr: 'Código QR',
  lead: 'Dejar mis datos',
  madeWith: 'Hecho con',
  report: 'Denunciar',
  /** Names the list of a card's languages. */
  languages: 'Idiomas',
};

/** Spanish texts of the page's tools, which its script says. */
export const toolMessages = {
  offline: 'Sin conexión. Podrás guardar el contacto y abrir los enlaces cuando vuelva.',
  openingFailed: 'No se pudo abrir. Comprueba tu conexión e inténtalo de nuevo.',
};

/** Spanish texts in place of a card that isn't shown. */
export const absenceMessages = {
  goHome: 'Ir al inicio',
  paused: {
    title: 'Tarjeta en pausa',
    text: 'Su titular la ha pausado. Prueba más adelante.',
  },
  deleted: {
    title: 'Esta tarjeta ya no existe',
    text: 'Su titular la ha eliminado.',
  },
  'taken-down': {
    title: 'Esta tarjeta ya no está disponible',
    text: 'La hemos retirado porque no cumplía las condiciones de uso.',
  },
  unknown: {
    title: 'Esta tarjeta no existe',
    text: 'Revisa la dirección: puede faltar o sobrar alguna letra.',
  },
  'unknown-page': {
    title: 'Esta página no existe',
    text: 'Revisa la dirección: puede faltar o sobrar alguna letra.',
  },
  failure: {
    title: 'No podemos mostrar la tarjeta',
    text: 'Es un problema nuestro y suele durar poco. Vuelve a intentarlo dentro de un momento.',
  },
};

/** Spanish texts of the federated card and of the site's root. */
export const appMessages = {
  loading: 'Cargando tarjeta…',
  retry: 'Reintentar',
  open: {
    title: `${PRODUCT_NAME} · Abrir una tarjeta`,
    heading: 'Abrir una tarjeta',
    label: 'Dirección de la tarjeta',
    help: 'La parte que sigue a /c/ en el enlace.',
    submit: 'Abrir',
    invalid: 'Escribe de 3 a 40 letras, números o guiones.',
  },
};
