import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const de: VisitorsMailTexts = {
  language: 'de',
  erasure: {
    heading: 'Antwort zu Ihren Daten',
    granted: (owner) => `${owner} hat gelöscht, was über Sie gespeichert war, wie Sie es wollten.`,
    refused: (owner) => `${owner} löscht nicht, was sonst über Sie gespeichert ist, und nennt den Grund.`,
    reason: 'Grund',
    complaint:
      'Wenn Sie nicht einverstanden sind, können Sie sich bei der Datenschutzbehörde Ihres Landes beschweren; in Spanien ist das die AEPD.',
    because: 'Sie erhalten diese E-Mail, weil Sie um die Löschung Ihrer Daten gebeten haben.',
  },
  review: {
    heading: 'Wie war dein Termin?',
    lead: (owner) =>
      `Danke für deinen Termin bei ${owner}. Wenn du magst, erzähle bei Google, wie es war: Das hilft allen, die etwas Ähnliches suchen.`,
    button: 'Bewertung bei Google schreiben',
    because: (owner) => `Du bekommst diese E-Mail nur einmal, wegen deines Termins bei ${owner}.`,
    stop: 'Keine Bitten um Bewertungen mehr',
    pageHeading: 'Keine Bitten um Bewertungen mehr',
    pageText:
      'Drücke den Knopf, und dieser Anbieter bittet dich nicht mehr per E-Mail um eine Bewertung. E-Mails zu deinen Buchungen bekommst du weiterhin.',
    pageButton: 'Nicht mehr fragen',
    pageDone: 'Erledigt. Dieser Anbieter bittet dich nicht mehr per E-Mail um eine Bewertung.',
  },
  waiting: {
    joined: {
      heading: 'Du stehst auf der Warteliste',
      lead: (other) =>
        `Wenn bei ${other} ein Termin frei wird, der dir passt, schreiben wir dir und halten ihn eine halbe Stunde für dich frei.`,
    },
    offered: {
      heading: 'Ein Termin ist frei geworden',
      lead: (other) =>
        `Bei ${other} ist ein Termin frei geworden, und wir halten ihn kurz für dich frei. Danach geht er an die nächste Person auf der Liste.`,
    },
    days: 'Tage',
    hours: 'Tageszeit',
    parts: { morning: 'Vormittags', afternoon: 'Nachmittags', evening: 'Abends' },
    heldUntil: 'Für dich frei gehalten bis',
    book: 'Ansehen und buchen',
    see: 'Meine Anfrage ansehen',
    notNow:
      'Wenn er dir nicht passt, brauchst du nichts zu tun: Du bleibst für andere Termine auf der Liste.',
    leave: 'Warteliste verlassen',
    because: `Du bekommst diese E-Mail, weil deine Adresse auf einer Warteliste von ${PRODUCT_NAME} angegeben wurde. Wenn du das nicht warst, ignoriere sie.`,
  },
  reporter: {
    heading: 'Zu Ihrer Meldung',
    lead: (card) => `Sie haben die Karte ${card} gemeldet, und eine Person aus unserem Team antwortet Ihnen.`,
    because:
      'Sie erhalten diese E-Mail, weil Sie beim Melden einer Karte Ihre Adresse hinterlassen haben. Wenn Sie das nicht waren, ignorieren Sie sie.',
  },
  occasions: {
    'series-booked': {
      heading: 'Termine bestätigt',
      lead: ({ other, count }) => `${other} hat ${count} Termine für dich eingetragen.`,
    },
    'series-moved': {
      heading: 'Termine verschoben',
      lead: ({ other, count }) => `${count} deiner Termine mit ${other} haben eine neue Uhrzeit.`,
    },
    'series-cancelled': {
      heading: 'Termine abgesagt',
      lead: ({ other, count }) => `${other} hat ${count} deiner Termine abgesagt.`,
    },
    requested: {
      heading: 'Anfrage gesendet',
      lead: ({ other }) => `${other} muss deine Buchung noch bestätigen. Wir schreiben dir dann.`,
    },
    unpaid: {
      heading: 'Buchung wartet auf Zahlung',
      lead: ({ other }) => `Schließe die Zahlung ab, um deine Buchung bei ${other} zu bestätigen.`,
    },
    booked: {
      heading: 'Buchung bestätigt',
      lead: ({ other }) => `Deine Buchung bei ${other} ist bestätigt.`,
    },
    confirmed: {
      heading: 'Buchung bestätigt',
      lead: ({ other }) => `${other} hat deine Buchung bestätigt.`,
    },
    rejected: {
      heading: 'Buchung abgelehnt',
      lead: ({ other }) => `${other} kann deine Buchung nicht annehmen.`,
    },
    moved: {
      heading: 'Buchung geändert',
      lead: ({ other }) => `Deine Buchung bei ${other} hat eine neue Uhrzeit.`,
    },
    'move-requested': {
      heading: 'Änderung wartet auf Bestätigung',
      lead: ({ other }) => `Du hast um eine andere Uhrzeit gebeten. ${other} muss sie noch bestätigen.`,
    },
    'move-asked': {
      heading: 'Änderung angefragt',
      lead: ({ other }) =>
        `Du hast um eine andere Uhrzeit gebeten. Bis ${other} antwortet, bleibt dein Termin bei der bisherigen Uhrzeit.`,
    },
    'move-withdrawn': {
      heading: 'Anfrage zurückgezogen',
      lead: ({ other }) =>
        `Du bittest nicht mehr um eine andere Uhrzeit. Dein Termin mit ${other} bleibt, wie er war.`,
    },
    'move-accepted': {
      heading: 'Änderung angenommen',
      lead: ({ other }) => `${other} hat die Änderung angenommen. Dein Termin hat jetzt die neue Uhrzeit.`,
    },
    'move-kept': {
      heading: 'Termin unverändert',
      lead: ({ other }) => `${other} kann die Uhrzeit nicht ändern. Dein Termin bleibt, wie er war.`,
    },
    cancelled: {
      heading: 'Buchung abgesagt',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Du hast deine Buchung bei ${other} abgesagt.`
          : by === 'owner'
            ? `${other} hat deine Buchung abgesagt.`
            : `Deine Buchung bei ${other} ist abgesagt.`,
    },
    expired: {
      heading: 'Buchung verfallen',
      lead: ({ other, isUnpaid }) =>
        `Deine Buchung bei ${other} wurde nicht rechtzeitig ${isUnpaid ? 'bezahlt' : 'bestätigt'} und findet deshalb nicht statt.`,
    },
    'card-wanted': {
      heading: 'Deine Karte fehlt',
      lead: ({ other }) =>
        `Speichere eine Karte, um deine Buchung bei ${other} zu bestätigen. Jetzt wird nichts abgebucht.`,
    },
    'card-kept': {
      heading: 'Buchung bestätigt',
      lead: ({ other }) =>
        `Deine Karte ist gespeichert und deine Buchung bei ${other} bestätigt. Es wurde nichts abgebucht.`,
    },
    paid: {
      heading: 'Zahlung erhalten',
      lead: ({ other, isConfirmed }) =>
        `${other} hat die Zahlung für deine Buchung erhalten.${isConfirmed ? ' Sie ist damit bestätigt.' : ''}`,
    },
    fee: {
      heading: 'Gebühr für Nichterscheinen',
      lead: ({ other, paid }) =>
        `${other} hat vermerkt, dass du nicht gekommen bist, und dir ${paid} berechnet, wie bei der Buchung angegeben. Wenn das nicht stimmt, melde dich dort.`,
    },
    refunded: {
      heading: 'Zahlung erstattet',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Wir haben dir ${refunded} deiner Buchung bei ${other} erstattet.${refundedInTotal && ` Insgesamt sind es ${refundedInTotal}.`} Bis deine Bank es anzeigt, kann es ein paar Tage dauern.`,
    },
    'paid-late': {
      heading: 'Zahlung zurückgegeben',
      lead: ({ other }) =>
        `Deine Zahlung kam an, als die Buchung bei ${other} nicht mehr bestätigt werden konnte. Du bekommst alles zurück. Du kannst einen anderen Termin wählen.`,
    },
    reminder: {
      heading: 'Erinnerung',
      lead: ({ other }) => `Wir erinnern dich an deinen Termin bei ${other}.`,
    },
  },
  greeting: (name) => `Hallo ${name}!`,
  labels: {
    service: 'Leistung',
    when: 'Wann',
    before: 'Bisher',
    youAsk: 'Gewünscht',
    free: 'Freie Termine',
    place: 'Wo',
    state: 'Status',
    price: 'Preis',
    customer: 'Kunde',
    email: 'E-Mail',
    phone: 'Telefon',
    reason: 'Grund',
  },
  states: {
    pending_payment: 'Zahlung ausstehend',
    pending_confirmation: 'Bestätigung ausstehend',
    confirmed: 'Bestätigt',
    cancelled: 'Abgesagt',
    completed: 'Wahrgenommen',
    no_show: 'Nicht gekommen',
    rejected: 'Abgelehnt',
    expired: 'Verfallen',
  },
  paid: 'bezahlt',
  deposit: (amount) => `${amount} beim Buchen`,
  depositPaid: (paid, rest) => `Anzahlung von ${paid} bezahlt, ${rest} offen`,
  feeTaken: (amount) => `${amount} für Nichterscheinen berechnet`,
  onSite: 'zu zahlen beim Termin',
  yourTime: (time) => `In deiner Zeit: ${time}`,
  places: { 'in-person': 'Vor Ort', phone: 'Telefonisch', video: 'Per Videoanruf' },
  callsYou: (name, phone) => `${name} ruft dich unter ${phone} an.`,
  youCall: (phone) => `Du rufst an: ${phone}.`,
  directions: 'Route planen',
  call: 'Anrufen',
  write: 'Schreiben',
  joinCall: 'Am Videoanruf teilnehmen',
  linkOnPage: 'Der Link steht auf der Seite deiner Buchung.',
  linkLater: 'Den Link bekommst du nach der Bestätigung.',
  photoOf: (name) => `Foto von ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME} im Auftrag von ${name}`,
  yes: 'Ja',
  openBooking: 'Termin ansehen oder ändern',
  confirmAttendance: 'Bestätigen, dass ich komme',
  seeBooking: 'Termin ansehen',
  payBooking: 'Zahlung abschließen',
  keepCard: 'Meine Karte speichern',
  bookAgain: 'Erneut buchen',
  payUntil: (moment) => `Zahle vor ${moment}: Danach ist der Termin wieder frei.`,
  cardUntil: (moment) => `Speichere sie vor ${moment}: Danach ist der Termin wieder frei.`,
  changeUntil: (moment) => `Du kannst sie ändern oder absagen bis ${moment}.`,
  changeUntilStart: 'Du kannst sie ändern oder absagen, bis der Termin beginnt.',
  changeOver: (notice) => `Die Frist zum Ändern oder Absagen endete ${notice} vorher.`,
  contact: {
    reply: (other) => `Um ${other} zu erreichen, antworte auf diese E-Mail oder wähle:`,
    noReply: 'Diese E-Mail nimmt keine Antworten entgegen.',
    others: (other) => `Diese E-Mail nimmt keine Antworten entgegen. So erreichst du ${other}:`,
    email: 'E-Mail',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Zu deinem Kalender hinzufügen:',
  removeFromCalendar:
    'Wenn du ihn über einen Link in deinen Kalender eingetragen hast, lösche ihn auch dort.',
  receipt: 'Beleg über das Bezahlte (keine Rechnung):',
  openReceipt: 'PDF öffnen',
  because: `Du bekommst diese E-Mail, weil mit deiner Adresse über ${PRODUCT_NAME} gebucht wurde. Wenn du das nicht warst, ignoriere sie.`,
};
