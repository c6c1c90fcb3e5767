import type { LeadField } from 'shared-lib/model/booking';

/** Spanish texts of a card's form 'Dejar mis datos'. */
export const leadFormMessages = {
  hidden: 'El botón se verá cuando la tarjeta esté publicada.',
  fields: 'Además del nombre, pedir',
  fieldNames: { email: 'Email', phone: 'Teléfono', company: 'Empresa', note: 'Mensaje' } satisfies Record<
    LeadField,
    string
  >,
  contact: 'Deja el email o el teléfono para poder contestar.',
  amongActions: 'Mostrar el botón arriba',
  amongActionsHelp: 'Junto a «Guardar contacto», en vez de debajo de los enlaces.',
  opened: 'Tu tarjeta ya recoge datos',
  closed: 'Tu tarjeta ya no recoge datos',
  changed: 'Guardado',
};
