import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const it: VisitorsMailTexts = {
  language: 'it',
  erasure: {
    heading: 'Risposta sui tuoi dati',
    granted: (owner) => `${owner} ha cancellato ciò che sapeva di te, come hai chiesto.`,
    refused: (owner) =>
      `${owner} non cancella ciò che sa di te, oltre a quanto già cancellato, e ti spiega perché.`,
    reason: 'Motivo',
    complaint:
      'Se non sei d’accordo, puoi rivolgerti all’autorità per la protezione dei dati del tuo paese; in Spagna, l’AEPD.',
    because: 'Ricevi questa email perché hai chiesto di cancellare i tuoi dati.',
  },
  review: {
    heading: 'Com’è andato l’appuntamento?',
    lead: (owner) =>
      `Grazie per il tuo appuntamento con ${owner}. Se vuoi, racconta su Google com’è andata: aiuta chi cerca qualcosa di simile.`,
    button: 'Scrivi una recensione su Google',
    because: (owner) => `Ricevi questa email una sola volta per il tuo appuntamento con ${owner}.`,
    stop: 'Non ricevere altre richieste di recensione',
    pageHeading: 'Non ricevere altre richieste',
    pageText:
      'Premi il pulsante e questa attività non ti chiederà più una recensione per email. Le email delle tue prenotazioni restano uguali.',
    pageButton: 'Non chiedermi altre recensioni',
    pageDone: 'Fatto. Questa attività non ti chiederà più una recensione per email.',
  },
  waiting: {
    joined: {
      heading: 'Sei nella lista d’attesa',
      lead: (other) =>
        `Se si libera un orario con ${other} che ti va bene, ti scriviamo e te lo teniamo per mezz’ora.`,
    },
    offered: {
      heading: 'Si è liberato un orario',
      lead: (other) =>
        `Si è liberato un orario con ${other} e te lo teniamo per un po’. Poi passa alla persona successiva della lista.`,
    },
    days: 'Giorni',
    hours: 'Orario',
    parts: { morning: 'La mattina', afternoon: 'Il pomeriggio', evening: 'La sera' },
    heldUntil: 'Tenuto per te fino a',
    book: 'Vedi e prenota',
    see: 'Vedi la mia richiesta',
    notNow: 'Se non ti va bene, non fare niente: resti nella lista per altri orari.',
    leave: 'Esci dalla lista d’attesa',
    because: `Ricevi questa email perché il tuo indirizzo è stato usato in una lista d’attesa di ${PRODUCT_NAME}. Se non sei stato tu, ignorala.`,
  },
  reporter: {
    heading: 'Sulla tua segnalazione',
    lead: (card) => `Hai segnalato il biglietto ${card} e una persona del nostro team ti risponde.`,
    because:
      'Ricevi questa email perché hai lasciato il tuo indirizzo segnalando un biglietto. Se non sei stato tu, ignorala.',
  },
  occasions: {
    'series-booked': {
      heading: 'Appuntamenti confermati',
      lead: ({ other, count }) => `${other} ha fissato ${count} appuntamenti per te.`,
    },
    'series-moved': {
      heading: 'Appuntamenti spostati',
      lead: ({ other, count }) => `${count} dei tuoi appuntamenti con ${other} cambiano ora.`,
    },
    'series-cancelled': {
      heading: 'Appuntamenti annullati',
      lead: ({ other, count }) => `${other} ha annullato ${count} dei tuoi appuntamenti.`,
    },
    requested: {
      heading: 'Richiesta inviata',
      lead: ({ other }) => `${other} deve confermare la tua prenotazione. Ti scriveremo allora.`,
    },
    unpaid: {
      heading: 'Prenotazione in attesa di pagamento',
      lead: ({ other }) => `Completa il pagamento per confermare la tua prenotazione con ${other}.`,
    },
    booked: {
      heading: 'Prenotazione confermata',
      lead: ({ other }) => `La tua prenotazione con ${other} è confermata.`,
    },
    confirmed: {
      heading: 'Prenotazione confermata',
      lead: ({ other }) => `${other} ha confermato la tua prenotazione.`,
    },
    rejected: {
      heading: 'Prenotazione rifiutata',
      lead: ({ other }) => `${other} non può accettare la tua prenotazione.`,
    },
    moved: {
      heading: 'Prenotazione modificata',
      lead: ({ other }) => `La tua prenotazione con ${other} cambia orario.`,
    },
    'move-requested': {
      heading: 'Modifica in attesa di conferma',
      lead: ({ other }) => `Hai chiesto un altro orario. ${other} deve confermarlo.`,
    },
    'move-asked': {
      heading: 'Modifica richiesta',
      lead: ({ other }) =>
        `Hai chiesto un altro orario. Finché ${other} non risponde, il tuo appuntamento resta all’orario di prima.`,
    },
    'move-withdrawn': {
      heading: 'Richiesta ritirata',
      lead: ({ other }) => `Non chiedi più un altro orario. Il tuo appuntamento con ${other} resta com’era.`,
    },
    'move-accepted': {
      heading: 'Modifica accettata',
      lead: ({ other }) => `${other} ha accettato la modifica. Il tuo appuntamento ha ora il nuovo orario.`,
    },
    'move-kept': {
      heading: 'Appuntamento invariato',
      lead: ({ other }) => `${other} non può cambiare l’orario. Il tuo appuntamento resta com’era.`,
    },
    cancelled: {
      heading: 'Prenotazione annullata',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Hai annullato la tua prenotazione con ${other}.`
          : by === 'owner'
            ? `${other} ha annullato la tua prenotazione.`
            : `La tua prenotazione con ${other} è annullata.`,
    },
    expired: {
      heading: 'Prenotazione scaduta',
      lead: ({ other, isUnpaid }) =>
        `La tua prenotazione con ${other} non è stata ${isUnpaid ? 'pagata' : 'confermata'} in tempo, quindi non avrà luogo.`,
    },
    'card-wanted': {
      heading: 'Manca la tua carta',
      lead: ({ other }) =>
        `Salva una carta per confermare la tua prenotazione con ${other}. Ora non viene addebitato nulla.`,
    },
    'card-kept': {
      heading: 'Prenotazione confermata',
      lead: ({ other }) =>
        `La tua carta è salvata e la tua prenotazione con ${other} è confermata. Non ti è stato addebitato nulla.`,
    },
    paid: {
      heading: 'Pagamento ricevuto',
      lead: ({ other, isConfirmed }) =>
        `${other} ha ricevuto il pagamento della tua prenotazione${isConfirmed ? ', che è confermata' : ''}.`,
    },
    fee: {
      heading: 'Addebito per mancata presenza',
      lead: ({ other, paid }) =>
        `${other} ha annotato che non ti sei presentato e ti ha addebitato ${paid}, come indicato alla prenotazione. Se è un errore, scrivigli.`,
    },
    refunded: {
      heading: 'Rimborso effettuato',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Ti abbiamo rimborsato ${refunded} della tua prenotazione con ${other}.${refundedInTotal && ` In totale ti abbiamo rimborsato ${refundedInTotal}.`} La tua banca può impiegare qualche giorno a mostrarlo.`,
    },
    'paid-late': {
      heading: 'Pagamento restituito',
      lead: ({ other }) =>
        `Il tuo pagamento è arrivato quando la prenotazione con ${other} non si poteva più confermare. Te lo restituiamo per intero. Puoi scegliere un altro orario.`,
    },
    reminder: {
      heading: 'Promemoria',
      lead: ({ other }) => `Ti ricordiamo l’appuntamento con ${other}.`,
    },
  },
  greeting: (name) => `Ciao ${name}.`,
  labels: {
    service: 'Servizio',
    when: 'Quando',
    before: 'Prima',
    youAsk: 'Chiedi',
    free: 'Orari liberi',
    place: 'Dove',
    state: 'Stato',
    price: 'Prezzo',
    customer: 'Cliente',
    email: 'Email',
    phone: 'Telefono',
    reason: 'Motivo',
  },
  states: {
    pending_payment: 'In attesa di pagamento',
    pending_confirmation: 'In attesa di conferma',
    confirmed: 'Confermata',
    cancelled: 'Annullata',
    completed: 'Svolta',
    no_show: 'Non ti sei presentato',
    rejected: 'Rifiutata',
    expired: 'Scaduta',
  },
  paid: 'pagato',
  deposit: (amount) => `${amount} alla prenotazione`,
  depositPaid: (paid, rest) => `acconto di ${paid} pagato, restano ${rest}`,
  feeTaken: (amount) => `${amount} addebitati per mancata presenza`,
  onSite: 'si paga all’appuntamento',
  yourTime: (time) => `Alla tua ora: ${time}`,
  places: { 'in-person': 'Di persona', phone: 'Per telefono', video: 'In videochiamata' },
  callsYou: (name, phone) => `${name} ti chiama al ${phone}.`,
  youCall: (phone) => `Chiami tu il ${phone}.`,
  directions: 'Come arrivare',
  call: 'Chiama',
  write: 'Scrivi',
  joinCall: 'Entra nella videochiamata',
  linkOnPage: 'Il link è sulla pagina della tua prenotazione.',
  linkLater: 'Avrai il link dopo la conferma.',
  photoOf: (name) => `Foto di ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, per conto di ${name}`,
  yes: 'Sì',
  openBooking: 'Vedi o modifica l’appuntamento',
  confirmAttendance: 'Conferma che vieni',
  seeBooking: 'Vedi l’appuntamento',
  payBooking: 'Completa il pagamento',
  keepCard: 'Salva la mia carta',
  bookAgain: 'Prenota di nuovo',
  payUntil: (moment) => `Paga entro ${moment}: dopo, l’orario torna libero.`,
  cardUntil: (moment) => `Salvala entro ${moment}: dopo, l’orario torna libero.`,
  changeUntil: (moment) => `Puoi modificarla o annullarla fino a ${moment}.`,
  changeUntilStart: 'Puoi modificarla o annullarla fino all’inizio.',
  changeOver: (notice) => `Il termine per modificare o annullare scadeva ${notice} prima.`,
  contact: {
    reply: (other) => `Per parlare con ${other}, rispondi a questa email o scegli:`,
    noReply: 'Questa email non riceve risposte.',
    others: (other) => `Questa email non riceve risposte. Per parlare con ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Aggiungi al tuo calendario:',
  removeFromCalendar: 'Se l’hai aggiunto al tuo calendario con un link, eliminalo anche lì.',
  receipt: 'Ricevuta di quanto hai pagato (non è una fattura):',
  openReceipt: 'Apri il PDF',
  because: `Ricevi questa email perché il tuo indirizzo è stato usato per prenotare su ${PRODUCT_NAME}. Se non sei stato tu, ignorala.`,
};
