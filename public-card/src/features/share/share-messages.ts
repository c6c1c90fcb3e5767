/** Spanish texts of sharing a card. */
export const shareMessages = {
  linkCopied: 'Enlace copiado',
  /** Precedes the address. */
  copyByHand: 'Copia este enlace: ',
};
