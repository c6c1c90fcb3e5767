const reports = (count: number) => (count === 1 ? '1 tarjeta denunciada' : `${count} tarjetas denunciadas`);

/** Spanish texts of 'Denuncias'. */
export const messages = {
  views: 'Vistas de denuncias',
  open: 'Abiertas',
  decided: 'Decididas',
  found: (count: number, hasMore: boolean) => (hasMore ? `Más de ${reports(count)}` : reports(count)),
  loadMore: 'Cargar más',

  emptyOpenTitle: 'No hay denuncias abiertas',
  emptyOpenText: 'Cuando alguien denuncie una tarjeta, aparecerá aquí al momento.',
  emptyDecidedTitle: 'Todavía no se ha decidido ninguna denuncia',
  emptyDecidedText: 'Aquí quedan las tarjetas retiradas y las denuncias descartadas.',

  cardOf: (slug: string) => `/c/${slug}`,
  opensTab: 'se abre en otra pestaña',
  owner: 'Ver la cuenta de quien la publica',
  ownerUnknown: 'Sin cuenta',
  times: (count: number) => (count === 1 ? '1 denuncia' : `${count} denuncias`),
  firstAt: (date: string) => `Primera: ${date}`,
  lastAt: (date: string) => `Última: ${date}`,
  reasonsTitle: 'Motivos',
  reasons: {
    impersonation: 'Se hace pasar por otra persona',
    fraud: 'Fraude o engaño',
    offensive: 'Contenido ofensivo',
    'personal-data': 'Publica datos de otra persona',
    other: 'Otro motivo',
  },
  reasonCount: (reason: string, count: number) => `${reason}: ${count}`,
  details: 'Lo que escribieron',
  noDetails: 'Nadie escribió nada más.',
  moreDetails: (count: number) => (count === 1 ? 'Ver 1 texto más' : `Ver ${count} textos más`),

  takenDown: 'Tarjeta retirada',
  dismissed: 'Descartada',
  decidedBy: (who: string, what: string) => `${what} por ${who}.`,
  decidedMeanwhile: (who: string) => `${who} ya ha decidido sobre esta tarjeta.`,
  noWords: 'Sin explicación.',

  look: 'Ver tarjeta',
  lookAt: (slug: string) => `Ver la tarjeta ${slug}`,
  takeDown: 'Retirar tarjeta',
  takeDownOf: (slug: string) => `Retirar la tarjeta ${slug}`,
  takeDownTitle: (slug: string) => `¿Retirar la tarjeta ${slug}?`,
  takeDownText:
    'Dejará de verse y su titular no podrá publicarla hasta que se vuelva a permitir, en su ficha de Usuarios.',
  takeDownDone: (slug: string) => `La tarjeta ${slug} está retirada.`,
  dismiss: 'Descartar',
  dismissOf: (slug: string) => `Descartar la denuncia de ${slug}`,
  dismissTitle: (slug: string) => `¿Descartar la denuncia de ${slug}?`,
  dismissText: 'La tarjeta sigue como está. Si alguien vuelve a denunciarla, aparecerá otra vez.',
  dismissDone: (slug: string) => `La denuncia de ${slug} está descartada.`,
  reason: 'Motivo',
  reasonForOwner: 'Lo leerá el titular de la tarjeta.',
  reasonForLog: 'Opcional. Solo lo ven los administradores.',
};
