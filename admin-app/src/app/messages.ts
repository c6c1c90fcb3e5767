export const messages = { checking: 'Comprobando permisos…' };
