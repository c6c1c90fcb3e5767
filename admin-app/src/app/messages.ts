export const messages = {
  checking: 'Comprobando permisos…',
  retry: 'Reintentar',
  notAllowed: 'Tu rol no incluye esta pantalla',
  notAllowedText: 'Si la necesitas, pídele a alguien con el rol «Todo» que te lo cambie.',
  toDashboard: 'Ir a Dashboard',
};
