import type { LetterKind } from 'shared-lib/model';

/** Spanish texts of notes on an account and of letters to it. */
export const helpMessages = {
  notes: 'Notas',
  notesText: 'Solo las ven los administradores. Se borran con la cuenta.',
  noNotes: 'Todavía no hay notas.',
  note: 'Nota nueva',
  addNote: 'Añadir nota',
  noteAdded: 'Nota añadida',
  noteRemoved: 'Nota borrada',
  noteBy: (who: string, moment: string) => `${who}, ${moment}`,
  removeNote: 'Borrar',
  removeNoteOf: (moment: string) => `Borrar la nota del ${moment}`,
  removeTitle: '¿Borrar esta nota?',
  removeText: (text: string) => `«${text}» No se puede recuperar.`,

  write: 'Escribir un email',
  letterTitle: (name: string) => `Escribir a ${name}`,
  letterKind: 'Asunto',
  letterKinds: {
    answer: 'Respuesta a tu consulta',
    'card-advice': 'Revisa tu tarjeta',
    payments: 'Sobre tus pagos',
    service: 'Aviso sobre tu cuenta',
  } satisfies Record<LetterKind, string>,
  letterText: 'Mensaje',
  letterHelp: 'Los enlaces se quitan. Se añade cómo contestar y quiénes somos. Como mucho cinco al día.',
  sendLetter: 'Enviar email',
  letterSent: 'El email está en camino',
};
