/** Spanish texts of every form over services and hours. */
export const formMessages = {
  overlap: 'Se ha cambiado en otra pestaña o dispositivo',
  overlapText: (fields: string) => `Aquí y allí has cambiado lo mismo de forma distinta: ${fields}.`,
  keepOwn: 'Quedarme con lo mío',
  takeStored: 'Usar lo guardado',
  linkRequired: 'Pega tu enlace de pago',
  linkInvalid: 'Pega un enlace que empiece por https://buy.stripe.com/',
};
