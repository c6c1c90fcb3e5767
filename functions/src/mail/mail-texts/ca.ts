import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const ca: VisitorsMailTexts = {
  language: 'ca',
  erasure: {
    heading: 'Resposta sobre les teves dades',
    granted: (owner) => `${owner} ha esborrat el que sabia de tu, com vas demanar.`,
    refused: (owner) =>
      `${owner} no esborra el que sap de tu, a part del que ja s’ha esborrat, i t’explica per què.`,
    reason: 'Motiu',
    complaint:
      'Si no hi estàs d’acord, pots reclamar davant l’autoritat de protecció de dades del teu país; a Espanya, l’AEPD.',
    because: 'Reps aquest email perquè vas demanar que s’esborressin les teves dades.',
  },
  review: {
    heading: 'Com ha anat la cita?',
    lead: (owner) =>
      `Gràcies per la teva cita amb ${owner}. Si vols, explica a Google com t’ha anat: ajuda qui busca una cosa semblant.`,
    button: 'Escriu una opinió a Google',
    because: (owner) => `Reps aquest email una sola vegada per la teva cita amb ${owner}.`,
    stop: 'No rebre més peticions d’opinió',
    pageHeading: 'No rebre més peticions',
    pageText:
      'Prem el botó i aquest negoci no et tornarà a demanar una opinió per email. Els emails de les teves reserves continuen igual.',
    pageButton: 'No em demaneu més opinions',
    pageDone: 'Fet. Aquest negoci no et tornarà a demanar una opinió per email.',
  },
  waiting: {
    joined: {
      heading: 'Ets a la llista d’espera',
      lead: (other) =>
        `Si queda una hora lliure amb ${other} que et vagi bé, t’escrivim i te la guardem mitja hora.`,
    },
    offered: {
      heading: 'Ha quedat una hora lliure',
      lead: (other) =>
        `Ha quedat una hora lliure amb ${other} i te la guardem una estona. Després passa a la persona següent de la llista.`,
    },
    days: 'Dies',
    hours: 'Horari',
    parts: { morning: 'Al matí', afternoon: 'A la tarda', evening: 'Al vespre' },
    heldUntil: 'Guardada per a tu fins a',
    book: 'Mira-la i reserva',
    see: 'Mira la petició',
    notNow: 'Si no et va bé, no facis res: continues a la llista per a altres hores.',
    leave: 'Surt de la llista d’espera',
    because: `Reps aquest email perquè s’ha fet servir la teva adreça en una llista d’espera de ${PRODUCT_NAME}. Si no has estat tu, ignora’l.`,
  },
  reporter: {
    heading: 'Sobre la teva denúncia',
    lead: (card) => `Vas denunciar la targeta ${card} i una persona del nostre equip et respon.`,
    because:
      'Reps aquest email perquè vas deixar la teva adreça en denunciar una targeta. Si no vas ser tu, ignora’l.',
  },
  occasions: {
    'series-booked': {
      heading: 'Cites confirmades',
      lead: ({ other, count }) => `${other} t’ha apuntat ${count} cites.`,
    },
    'series-moved': {
      heading: 'Cites canviades',
      lead: ({ other, count }) => `${count} de les teves cites amb ${other} canvien d’hora.`,
    },
    'series-cancelled': {
      heading: 'Cites cancel·lades',
      lead: ({ other, count }) => `${other} ha cancel·lat ${count} de les teves cites.`,
    },
    requested: {
      heading: 'Sol·licitud enviada',
      lead: ({ other }) => `${other} ha de confirmar la teva reserva. T’escriurem quan ho faci.`,
    },
    unpaid: {
      heading: 'Reserva pendent de pagament',
      lead: ({ other }) => `Completa el pagament per confirmar la teva reserva amb ${other}.`,
    },
    booked: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `La teva reserva amb ${other} està confirmada.`,
    },
    confirmed: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `${other} ha confirmat la teva reserva.`,
    },
    rejected: {
      heading: 'Reserva rebutjada',
      lead: ({ other }) => `${other} no pot acceptar la teva reserva.`,
    },
    moved: {
      heading: 'Reserva canviada',
      lead: ({ other }) => `La teva reserva amb ${other} canvia d’hora.`,
    },
    'move-requested': {
      heading: 'Canvi pendent de confirmar',
      lead: ({ other }) => `Has demanat una altra hora. ${other} l’ha de confirmar.`,
    },
    'move-asked': {
      heading: 'Canvi demanat',
      lead: ({ other }) =>
        `Has demanat una altra hora. Fins que ${other} respongui, la teva cita continua a l’hora d’abans.`,
    },
    'move-withdrawn': {
      heading: 'Canvi retirat',
      lead: ({ other }) => `Ja no demanes una altra hora. La teva cita amb ${other} continua com estava.`,
    },
    'move-accepted': {
      heading: 'Canvi acceptat',
      lead: ({ other }) => `${other} ha acceptat el canvi. La teva cita ja té la nova hora.`,
    },
    'move-kept': {
      heading: 'Cita sense canvis',
      lead: ({ other }) => `${other} no pot canviar l’hora. La teva cita continua com estava.`,
    },
    cancelled: {
      heading: 'Reserva cancel·lada',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Has cancel·lat la teva reserva amb ${other}.`
          : by === 'owner'
            ? `${other} ha cancel·lat la teva reserva.`
            : `La teva reserva amb ${other} està cancel·lada.`,
    },
    expired: {
      heading: 'Reserva caducada',
      lead: ({ other, isUnpaid }) =>
        `La teva reserva amb ${other} no es va ${isUnpaid ? 'pagar' : 'confirmar'} a temps, de manera que no tindrà lloc.`,
    },
    'card-wanted': {
      heading: 'Falta la teva targeta',
      lead: ({ other }) =>
        `Desa una targeta per confirmar la teva reserva amb ${other}. Ara no es cobra res.`,
    },
    'card-kept': {
      heading: 'Reserva confirmada',
      lead: ({ other }) =>
        `La teva targeta està desada i la teva reserva amb ${other}, confirmada. No se t’ha cobrat res.`,
    },
    paid: {
      heading: 'Pagament rebut',
      lead: ({ other, isConfirmed }) =>
        `${other} ha rebut el pagament de la teva reserva${isConfirmed ? ', que queda confirmada' : ''}.`,
    },
    fee: {
      heading: 'Càrrec per no venir',
      lead: ({ other, paid }) =>
        `${other} ha anotat que no hi vas anar i t’ha cobrat ${paid}, com s’indicava en reservar. Si és un error, escriu-li.`,
    },
    refunded: {
      heading: 'Devolució feta',
      lead: ({ other, refunded, refundedInTotal }) =>
        `T’hem tornat ${refunded} de la teva reserva amb ${other}.${refundedInTotal && ` En total t’hem tornat ${refundedInTotal}.`} El teu banc pot trigar uns dies a mostrar-ho.`,
    },
    'paid-late': {
      heading: 'Pagament tornat',
      lead: ({ other }) =>
        `El teu pagament va arribar quan la reserva amb ${other} ja no es podia confirmar. Te’l tornem sencer. Pots triar una altra hora.`,
    },
    reminder: {
      heading: 'Recordatori',
      lead: ({ other }) => `Et recordem la cita amb ${other}.`,
    },
  },
  greeting: (name) => `Hola, ${name}.`,
  labels: {
    service: 'Servei',
    when: 'Quan',
    before: 'Abans',
    youAsk: 'Demanes',
    free: 'Hores lliures',
    place: 'On',
    state: 'Estat',
    price: 'Preu',
    customer: 'Client',
    email: 'Email',
    phone: 'Telèfon',
    reason: 'Motiu',
  },
  states: {
    pending_payment: 'Pendent de pagament',
    pending_confirmation: 'Pendent de confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancel·lada',
    completed: 'Feta',
    no_show: 'No hi vas anar',
    rejected: 'Rebutjada',
    expired: 'Caducada',
  },
  paid: 'pagat',
  deposit: (amount) => `${amount} en reservar`,
  depositPaid: (paid, rest) => `pagada la paga i senyal de ${paid}, queden ${rest}`,
  feeTaken: (amount) => `${amount} cobrats per no venir`,
  onSite: 'es paga a la cita',
  yourTime: (time) => `A la teva hora: ${time}`,
  places: { 'in-person': 'Presencial', phone: 'Per telèfon', video: 'Per videotrucada' },
  callsYou: (name, phone) => `${name} et truca al ${phone}.`,
  youCall: (phone) => `Truques tu al ${phone}.`,
  directions: 'Com arribar-hi',
  call: 'Truca',
  write: 'Escriu',
  joinCall: 'Entra a la videotrucada',
  linkOnPage: 'L’enllaç és a la pàgina de la teva reserva.',
  linkLater: 'Tindràs l’enllaç quan es confirmi.',
  photoOf: (name) => `Foto: ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, de part de ${name}`,
  yes: 'Sí',
  openBooking: 'Mira o canvia la cita',
  confirmAttendance: 'Confirma que hi vas',
  seeBooking: 'Mira la cita',
  payBooking: 'Completa el pagament',
  keepCard: 'Desa la meva targeta',
  bookAgain: 'Torna a reservar',
  payUntil: (moment) => `Paga abans de ${moment}: després, l’hora queda lliure.`,
  cardUntil: (moment) => `Desa-la abans de ${moment}: després, l’hora queda lliure.`,
  changeUntil: (moment) => `La pots canviar o cancel·lar fins ${moment}.`,
  changeUntilStart: 'La pots canviar o cancel·lar fins que comenci.',
  changeOver: (notice) => `El termini per canviar o cancel·lar acabava ${notice} abans.`,
  contact: {
    reply: (other) => `Per parlar amb ${other}, respon aquest email o tria:`,
    noReply: 'Aquest email no rep respostes.',
    others: (other) => `Aquest email no rep respostes. Per parlar amb ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Afegeix al teu calendari:',
  removeFromCalendar: 'Si la vas afegir al teu calendari amb un enllaç, esborra-la també allà.',
  receipt: 'Justificant del que has pagat (no és factura):',
  openReceipt: 'Obre el PDF',
  because: `Reps aquest email perquè s’ha fet servir la teva adreça per reservar a ${PRODUCT_NAME}. Si no has estat tu, ignora’l.`,
};
