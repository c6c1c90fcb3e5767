import { isolated } from 'shared-lib/model';

const cards = (count: number) => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);
const reports = (count: number) => (count === 1 ? '1 denuncia' : `${count} denuncias`);

/** Spanish texts of 'Denuncias'. */
export const messages = {
  views: 'Vistas de denuncias',
  open: 'Abiertas',
  decided: 'Decididas',
  appeals: 'Apelaciones',
  found: (count: number) => (count === 1 ? '1 tarjeta denunciada' : `${count} tarjetas denunciadas`),
  foundOf: (shown: number, all: number) => `${shown} de ${all} tarjetas denunciadas`,
  loadMore: 'Cargar más',

  emptyOpenTitle: 'No hay denuncias abiertas',
  emptyOpenText: 'Cuando alguien denuncie una tarjeta, aparecerá aquí al momento.',
  emptyDecidedTitle: 'Todavía no se ha decidido ninguna denuncia',
  emptyDecidedText: 'Aquí quedan las tarjetas retiradas y las denuncias descartadas.',
  nothingTitle: 'Ninguna denuncia coincide',
  nothingText: 'Prueba con otros filtros.',

  find: 'Encontrar denuncias',
  order: 'Primero, lo más grave, más denunciado y más visto.',
  state: 'Estado',
  anyState: 'Todos',
  states: {
    'account-active': 'Cuenta activa',
    'account-suspended': 'Cuenta suspendida',
    'taken-down': 'Retiradas',
    dismissed: 'Descartadas',
  },
  reason: 'Motivo',
  anyReason: 'Todos',
  assigned: 'Asignada a',
  anybody: 'Cualquiera',
  nobody: 'Nadie',
  me: 'Mí',
  grouping: 'Agrupar',
  byCard: 'Por tarjeta',
  byAccount: 'Por cuenta',

  cardOf: (slug: string) => `/c/${slug}`,
  opensTab: 'se abre en otra pestaña',
  owner: 'Ver la cuenta de quien la publica',
  ownerUnknown: 'Sin cuenta',
  ownerOf: (name: string) => isolated(name),
  accountTotals: (count: number, all: number) => `${cards(count)}, ${reports(all)}`,
  times: reports,
  visits: (count: number) => (count === 1 ? '1 visita' : `${count} visitas`),
  lastAt: (date: string) => `Última: ${date}`,
  assignedTo: (email: string) => `Asignada a ${email}`,
  waiting: (count: number) => (count === 1 ? '1 espera respuesta' : `${count} esperan respuesta`),
  suspended: 'Suspendida',
  reasonsTitle: 'Motivos',
  reasons: {
    impersonation: 'Se hace pasar por otra persona',
    fraud: 'Fraude o engaño',
    offensive: 'Contenido ofensivo',
    'personal-data': 'Publica datos de otra persona',
    other: 'Otro motivo',
  },
  reasonCount: (reason: string, count: number) => `${reason}: ${count}`,

  detail: (slug: string) => `Denuncia de ${slug}`,
  close: 'Cerrar',
  preview: (slug: string) => `Vista previa de ${slug}`,
  details: 'Lo que escribieron',
  noDetails: 'Nadie escribió nada más.',
  moreDetails: (count: number) => (count === 1 ? 'Ver 1 texto más' : `Ver ${count} textos más`),
  reporters: 'Quien espera respuesta',
  noReporters: 'Nadie dejó su email.',
  reporter: (reason: string, date: string) => `${reason} · ${date}`,
  answered: (who: string) => `Contestó ${who}`,
  answer: 'Contestar',
  answerTo: (email: string) => `Contestar a ${email}`,
  answerTitle: 'Respuesta a quien denuncia',
  answerAbout: (email: string, language: string) => `Para ${email}. Denunció desde la página en ${language}.`,
  answerHelp: 'Llega por email con tus palabras, sin enlaces. Se envía una sola vez.',
  answerText: 'Mensaje',
  template: 'Empezar con',
  templates: {
    blank: { label: 'En blanco', text: '' },
    'taken-down': {
      label: 'La hemos retirado',
      text: 'Gracias por avisar. Hemos revisado la tarjeta y la hemos retirado: ya nadie puede verla.',
    },
    kept: {
      label: 'La mantenemos',
      text: 'Gracias por avisar. Hemos revisado la tarjeta y no incumple nuestras normas, así que seguirá visible.',
    },
    more: {
      label: 'Pedir más datos',
      text: 'Gracias por avisar. Para poder decidir necesitamos saber más: dinos qué es falso y cómo podemos comprobarlo.',
    },
  },
  send: 'Enviar respuesta',
  answerSent: 'Respuesta enviada',
  answeredBefore: 'Ya se le había contestado; no se ha enviado otra vez.',

  statuses: {
    'taken-down': 'Tarjeta retirada',
    dismissed: 'Descartada',
    'account-suspended': 'Cerrada con la suspensión',
  },
  decidedBy: (who: string, what: string) => `${what} por ${who}.`,
  decidedMeanwhile: (who: string) =>
    who ? `${who} ya ha decidido sobre esta tarjeta.` : 'Ya se había decidido sobre esta tarjeta.',
  noWords: 'Sin explicación.',

  look: 'Ver denuncia',
  lookAt: (slug: string) => `Ver la denuncia de ${slug}`,
  takeDown: 'Retirar tarjeta',
  takeDownOf: (slug: string) => `Retirar la tarjeta ${slug}`,
  takeDownTitle: (slugs: readonly string[]) =>
    slugs.length === 1 ? `¿Retirar la tarjeta ${slugs[0]}?` : `¿Retirar ${cards(slugs.length)}?`,
  takeDownText: (count: number) =>
    count === 1
      ? 'Dejará de verse y su titular no podrá publicarla hasta que se vuelva a permitir, en su ficha de Usuarios.'
      : 'Dejarán de verse y sus titulares no podrán publicarlas hasta que se vuelva a permitir, en su ficha de Usuarios.',
  dismiss: 'Descartar',
  dismissOf: (slug: string) => `Descartar la denuncia de ${slug}`,
  dismissTitle: (slugs: readonly string[]) =>
    slugs.length === 1
      ? `¿Descartar la denuncia de ${slugs[0]}?`
      : `¿Descartar las denuncias de ${cards(slugs.length)}?`,
  dismissText: (count: number) =>
    count === 1
      ? 'La tarjeta sigue como está. Si alguien vuelve a denunciarla, aparecerá otra vez.'
      : 'Las tarjetas siguen como están. Si alguien vuelve a denunciarlas, aparecerán otra vez.',
  reasonForOwner: (count: number) =>
    count === 1 ? 'Lo leerá el titular de la tarjeta.' : 'Lo leerá el titular de cada tarjeta.',
  reasonForLog: 'Opcional. Solo lo ven los administradores.',
  done: (decision: 'take-down' | 'dismiss', slugs: readonly string[]) => {
    if (slugs.length === 1)
      return decision === 'dismiss'
        ? `La denuncia de ${slugs[0]} está descartada.`
        : `La tarjeta ${slugs[0]} está retirada.`;
    return decision === 'dismiss'
      ? `Denuncias de ${cards(slugs.length)} descartadas.`
      : `${cards(slugs.length)} retiradas.`;
  },
  undone: (decision: 'take-down' | 'dismiss', count: number) => {
    if (decision === 'dismiss')
      return count === 1 ? 'La denuncia vuelve a estar abierta.' : 'Las denuncias vuelven a estar abiertas.';
    return count === 1 ? 'La tarjeta ya no está retirada.' : 'Las tarjetas ya no están retiradas.';
  },

  choose: (slug: string) => `Elegir ${slug}`,
  chooseAll: 'Elegir todas',
  chooseAccount: (name: string) => `Elegir todas las de ${name}`,
  chosen: (count: number) => (count === 1 ? '1 elegida' : `${count} elegidas`),
  bulk: 'Decidir las elegidas',
  dismissChosen: 'Descartar las elegidas',
  takeDownChosen: 'Retirar las elegidas',
  results: (done: number, all: number) => `${done} de ${cards(all)} decididas`,
  resultAlready: (slug: string, who: string) =>
    who ? `/c/${slug}: ${who} ya lo había decidido.` : `/c/${slug}: ya estaba decidida.`,
  resultFailed: (slug: string, why: string) => `/c/${slug}: ${why}`,
  hideResults: 'Entendido',

  emptyAppealsTitle: 'No hay apelaciones',
  emptyAppealsText: 'Cuando un titular apele una decisión, aparecerá aquí y en las notificaciones.',
  openAppeals: 'Abiertas',
  decidedAppeals: 'Decididas',
  appealsState: 'Estado de las apelaciones',
  appealOfCard: (slug: string) => `Retirada de /c/${slug}`,
  appealOfAccount: 'Suspensión de una cuenta',
  appealAt: (date: string) => `Apeló: ${date}`,
  appealStatuses: { open: 'Abierta', accepted: 'Aceptada', refused: 'Rechazada' },
  appealReason: (reason: string, who: string) =>
    `Motivo de la decisión${who ? ` de ${who}` : ''}: ${reason || 'sin motivo escrito'}`,
  ownDecision: 'Esta decisión fue tuya. Si puedes, deja que la revise otra persona.',
  account: 'Ver la cuenta',
  comments: 'Comentarios del equipo',
  noComments: 'Solo los ven los administradores.',
  comment: 'Comentario nuevo',
  addComment: 'Añadir comentario',
  accept: 'Aceptar',
  acceptTitle: '¿Aceptar la apelación?',
  acceptText: {
    card: 'La tarjeta dejará de estar retirada y volverá a verse si se veía antes.',
    account: 'La cuenta volverá a estar activa y sus tarjetas publicadas volverán a verse.',
  },
  refuse: 'Rechazar',
  refuseTitle: '¿Rechazar la apelación?',
  refuseText: 'La decisión se mantiene. No se puede apelar otra vez.',
  appealAnswer: 'Respuesta',
  appealAnswerHelp: 'La recibirá el titular por email.',
  appealDone: { accepted: 'Apelación aceptada', refused: 'Apelación rechazada' },
  appealDecidedBefore: 'Otra persona ya la había decidido.',
  appealOutcome: (who: string, what: string) => `${what} por ${who}.`,
};
