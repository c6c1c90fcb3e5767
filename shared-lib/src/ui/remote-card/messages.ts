/** Spanish texts in place of a card that only the shell can mount. */
export const messages = {
  unavailable: 'Aquí no se puede ver la tarjeta',
  unavailableText: 'Abre esta pantalla desde Tarjetero para verla como se ve al visitarla.',
};
