export const messages = { checking: 'Comprobando permisos…', retry: 'Reintentar' };
