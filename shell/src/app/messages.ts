import { PRODUCT_NAME } from 'shared-lib/config';

export const siteMessages = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  legalNavigation: 'Textos legales',
  login: 'Entrar',
  register: 'Empezar gratis',
  dashboard: 'Ir a mis tarjetas',
  tagline: `${PRODUCT_NAME}: tu tarjeta de visita, siempre al día.`,
  legalNotice: 'Aviso legal',
  status: 'Estado del servicio',
  privacy: 'Privacidad',
  terms: 'Condiciones',
};
