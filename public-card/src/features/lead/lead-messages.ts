import type { LeadField } from 'shared-lib/domain/booking';

/** Spanish texts of the form in which visitors leave their details. */
export const leadMessages = {
  title: 'Dejar mis datos',
  intro: (owner: string) => `${owner} los recibirá al enviarlos.`,
  close: 'Cerrar',
  name: 'Nombre',
  fields: {
    email: 'Email',
    phone: 'Teléfono',
    company: 'Empresa',
    note: 'Mensaje',
  } satisfies Record<LeadField, string>,
  optional: 'opcional',
  privacy: 'Información de privacidad',
  send: 'Enviar mis datos',
  sending: 'Enviando…',
  sent: (owner: string) => `${owner} ya tiene tus datos.`,
  kept: 'Sin conexión. Tus datos se enviarán cuando vuelva la conexión y esta tarjeta esté abierta.',
  keptButRefused: 'Tus datos siguen guardados aquí. Los enviaremos cuando vuelvas a abrir esta tarjeta.',
  erase: 'Borrar mis datos',
  erased: 'Tus datos están borrados.',
  eraseFailed: 'No se han borrado. Comprueba tu conexión e inténtalo de nuevo.',
  again: 'Dejar otros datos',
  nameRequired: 'Escribe tu nombre.',
  nameLink: 'Escribe tu nombre sin direcciones.',
  contactRequired: 'Escribe un email o un teléfono.',
  emailRequired: 'Escribe tu email.',
  phoneRequired: 'Escribe tu teléfono.',
  emailInvalid: 'Escribe un email como ana@ejemplo.com.',
  phoneInvalid: 'Escribe un teléfono de al menos 6 cifras.',
  consentRequired: 'Marca esta casilla para enviar tus datos.',
  problems: {
    gone: 'Esta tarjeta ya no recoge datos.',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
    failure: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  },
};
