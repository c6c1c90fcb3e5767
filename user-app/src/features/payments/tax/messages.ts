/** Spanish texts of the data of invoices. */
export const messages = {
  title: 'Datos fiscales',
  text: 'Opcionales. Con ellos, el archivo de tus pagos lleva base e IVA, listo para tu gestoría.',
  name: 'Nombre o razón social',
  taxId: 'NIF',
  vat: 'IVA incluido en tus precios (%)',
  vatHelp: 'Por ejemplo 21. Déjalo vacío si tus precios no llevan IVA.',
  save: 'Guardar',
  saved: 'Datos fiscales guardados',
};
