import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const eu: VisitorsMailTexts = {
  language: 'eu',
  erasure: {
    heading: 'Zure datuei buruzko erantzuna',
    granted: (owner) => `${owner}: ezabatu du zutaz zekiena, eskatu zenuen bezala.`,
    refused: (owner) =>
      `${owner}: ez du ezabatuko zutaz dakiena, dagoeneko ezabatutakoaz gain, eta zergatia azaltzen dizu.`,
    reason: 'Arrazoia',
    complaint:
      'Ados ez bazaude, zure herrialdeko datuak babesteko agintaritzan erreklama dezakezu; Espainian, AEPDn.',
    because: 'Mezu hau jaso duzu zure datuak ezabatzeko eskatu zenuelako.',
  },
  review: {
    heading: 'Zer moduz hitzordua?',
    lead: (owner) =>
      `Eskerrik asko hitzorduagatik: ${owner}. Nahi baduzu, kontatu Googlen zer moduz joan zen: antzeko zerbaiten bila dabilenari laguntzen dio.`,
    button: 'Idatzi iritzia Googlen',
    because: (owner) => `Behin bakarrik jasoko duzu email hau, hitzordu honengatik: ${owner}.`,
    stop: 'Iritzi-eskaera gehiagorik ez jaso',
    pageHeading: 'Eskaera gehiagorik ez jaso',
    pageText:
      'Sakatu botoia eta negozio honek ez dizu berriro iritzirik eskatuko emailez. Zure erreserben emailak berdin jarraituko dute.',
    pageButton: 'Ez eskatu iritzi gehiago',
    pageDone: 'Eginda. Negozio honek ez dizu berriro iritzirik eskatuko emailez.',
  },
  waiting: {
    joined: {
      heading: 'Itxaron-zerrendan zaude',
      lead: (other) =>
        `${other}: ondo datorkizun ordu bat libre geratzen bada, idatziko dizugu eta ordu erdiz gordeko dizugu.`,
    },
    offered: {
      heading: 'Ordu bat libre geratu da',
      lead: (other) =>
        `${other}: ordu bat libre geratu da eta zuretzat gordetzen dugu une batez. Gero, zerrendako hurrengoarentzat izango da.`,
    },
    days: 'Egunak',
    hours: 'Ordutegia',
    parts: { morning: 'Goizean', afternoon: 'Arratsaldean', evening: 'Gauean' },
    heldUntil: 'Zuretzat gordeta',
    book: 'Ikusi eta erreserbatu',
    see: 'Ikusi nire eskaera',
    notNow: 'Ondo ez badatorkizu, ez egin ezer: zerrendan jarraitzen duzu beste orduetarako.',
    leave: 'Irten itxaron-zerrendatik',
    because: `Email hau jaso duzu zure helbidea ${PRODUCT_NAME} zerbitzuko itxaron-zerrenda batean erabili delako. Zu izan ez bazara, ez ikusia egin.`,
  },
  reporter: {
    heading: 'Zure salaketari buruz',
    lead: (card) => `${card} txartela salatu zenuen, eta gure taldeko pertsona batek erantzuten dizu.`,
    because:
      'Mezu hau jaso duzu txartel bat salatzean zure helbidea utzi zenuelako. Zu izan ez bazinen, ez egin kasurik.',
  },
  occasions: {
    'series-booked': {
      heading: 'Hitzorduak berretsita',
      lead: ({ other, count }) => `${other}: ${count} hitzordu hartu ditu zuretzat.`,
    },
    'series-moved': {
      heading: 'Hitzorduak aldatuta',
      lead: ({ other, count }) => `${count} hitzordu ordu berrira aldatu dira. Norekin: ${other}.`,
    },
    'series-cancelled': {
      heading: 'Hitzorduak bertan behera',
      lead: ({ other, count }) => `${other}: zure ${count} hitzordu bertan behera utzi ditu.`,
    },
    requested: {
      heading: 'Eskaera bidalita',
      lead: ({ other }) => `Zure erreserba berretsi egin behar du honek: ${other}. Orduan idatziko dizugu.`,
    },
    unpaid: {
      heading: 'Erreserba, ordaintzeko zain',
      lead: ({ other }) => `Osatu ordainketa zure erreserba berresteko. Norekin: ${other}.`,
    },
    booked: {
      heading: 'Erreserba berretsita',
      lead: ({ other }) => `Zure erreserba berretsita dago. Norekin: ${other}.`,
    },
    confirmed: {
      heading: 'Erreserba berretsita',
      lead: ({ other }) => `Zure erreserba berretsi du honek: ${other}.`,
    },
    rejected: {
      heading: 'Erreserba baztertuta',
      lead: ({ other }) => `Zure erreserba ezin du onartu honek: ${other}.`,
    },
    moved: {
      heading: 'Erreserba aldatuta',
      lead: ({ other }) => `Zure erreserbak ordu berria du. Norekin: ${other}.`,
    },
    'move-requested': {
      heading: 'Aldaketa, berresteko zain',
      lead: ({ other }) => `Beste ordu bat eskatu duzu. Berretsi egin behar du honek: ${other}.`,
    },
    'move-asked': {
      heading: 'Aldaketa eskatuta',
      lead: ({ other }) =>
        `Beste ordu bat eskatu duzu. Erantzuna jaso arte, zure hitzordua lehengo orduan da. Erantzun behar duena: ${other}.`,
    },
    'move-withdrawn': {
      heading: 'Aldaketa-eskaera kenduta',
      lead: ({ other }) =>
        `Ez duzu beste ordurik eskatzen. Zure hitzordua zegoen bezala dago. Norekin: ${other}.`,
    },
    'move-accepted': {
      heading: 'Aldaketa onartuta',
      lead: ({ other }) => `Aldaketa onartu da, eta zure hitzorduak ordu berria du. Onartu duena: ${other}.`,
    },
    'move-kept': {
      heading: 'Hitzordua, aldaketarik gabe',
      lead: ({ other }) =>
        `Ordua ezin da aldatu, eta zure hitzordua zegoen bezala dago. Erantzun duena: ${other}.`,
    },
    cancelled: {
      heading: 'Erreserba bertan behera',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Zure erreserba bertan behera utzi duzu. Norekin: ${other}.`
          : by === 'owner'
            ? `Zure erreserba bertan behera utzi du honek: ${other}.`
            : `Zure erreserba bertan behera geratu da. Norekin: ${other}.`,
    },
    expired: {
      heading: 'Erreserba iraungita',
      lead: ({ other, isUnpaid }) =>
        `Zure erreserba ez zen garaiz ${isUnpaid ? 'ordaindu' : 'berretsi'}, eta beraz ez da egingo. Norekin: ${other}.`,
    },
    'card-wanted': {
      heading: 'Zure txartela falta da',
      lead: ({ other }) =>
        `Gorde txartel bat zure erreserba berresteko. Norekin: ${other}. Orain ez da ezer kobratzen.`,
    },
    'card-kept': {
      heading: 'Erreserba berretsita',
      lead: ({ other }) =>
        `Zure txartela gordeta dago eta zure erreserba, berretsita. Norekin: ${other}. Ez zaizu ezer kobratu.`,
    },
    paid: {
      heading: 'Ordainketa jasota',
      lead: ({ other, isConfirmed }) =>
        `Zure erreserbaren ordainketa jaso du honek: ${other}.${isConfirmed ? ' Erreserba berretsita dago.' : ''}`,
    },
    fee: {
      heading: 'Ez etortzeagatiko kargua',
      lead: ({ other, paid }) =>
        `Ez zinela etorri jaso du honek: ${other}. Kobratutakoa: ${paid}, erreserbatzean adierazi bezala. Okerra bada, idatzi iezaiozu.`,
    },
    refunded: {
      heading: 'Itzulketa eginda',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Zure erreserbatik itzuli dizuguna: ${refunded}. Norekin: ${other}.${refundedInTotal && ` Guztira: ${refundedInTotal}.`} Zure bankuak egun batzuk behar izan ditzake erakusteko.`,
    },
    'paid-late': {
      heading: 'Ordainketa itzulita',
      lead: ({ other }) =>
        `Zure ordainketa erreserba jada berretsi ezin zenean iritsi zen. Norekin: ${other}. Osorik itzuliko dizugu. Beste ordu bat aukera dezakezu.`,
    },
    reminder: {
      heading: 'Gogorarazpena',
      lead: ({ other }) => `Zure hitzordua gogorarazten dizugu. Norekin: ${other}.`,
    },
  },
  greeting: (name) => `Kaixo, ${name}.`,
  labels: {
    service: 'Zerbitzua',
    when: 'Noiz',
    before: 'Lehen',
    youAsk: 'Eskatzen duzuna',
    free: 'Ordu libreak',
    place: 'Non',
    state: 'Egoera',
    price: 'Prezioa',
    customer: 'Bezeroa',
    email: 'Emaila',
    phone: 'Telefonoa',
    reason: 'Arrazoia',
  },
  states: {
    pending_payment: 'Ordaintzeko zain',
    pending_confirmation: 'Berresteko zain',
    confirmed: 'Berretsita',
    cancelled: 'Bertan behera',
    completed: 'Eginda',
    no_show: 'Ez zinen etorri',
    rejected: 'Baztertuta',
    expired: 'Iraungita',
  },
  paid: 'ordainduta',
  deposit: (amount) => `${amount} erreserbatzean`,
  depositPaid: (paid, rest) => `${paid} ordainduta, ${rest} ordaintzeko`,
  feeTaken: (amount) => `${amount} kobratuta ez etortzeagatik`,
  onSite: 'hitzorduan ordaintzen da',
  yourTime: (time) => `Zure orduan: ${time}`,
  places: { 'in-person': 'Aurrez aurre', phone: 'Telefonoz', video: 'Bideodeiz' },
  callsYou: (name, phone) => `Honek deituko dizu ${phone} zenbakira: ${name}.`,
  youCall: (phone) => `Zuk deitu behar duzu ${phone} zenbakira.`,
  directions: 'Nola iritsi',
  call: 'Deitu',
  write: 'Idatzi',
  joinCall: 'Sartu bideodeian',
  linkOnPage: 'Esteka zure erreserbaren orrian dago.',
  linkLater: 'Esteka berresten denean izango duzu.',
  photoOf: (name) => `Argazkia: ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME} (${name})`,
  yes: 'Bai',
  openBooking: 'Ikusi edo aldatu hitzordua',
  confirmAttendance: 'Berretsi joango zarela',
  seeBooking: 'Ikusi hitzordua',
  payBooking: 'Osatu ordainketa',
  keepCard: 'Gorde nire txartela',
  bookAgain: 'Erreserbatu berriro',
  payUntil: (moment) => `Ordaintzeko epea: ${moment}. Ondoren, ordua libre geratuko da.`,
  cardUntil: (moment) => `Gordetzeko epea: ${moment}. Ondoren, ordua libre geratuko da.`,
  changeUntil: (moment) => `Aldatzeko edo bertan behera uzteko epea: ${moment}.`,
  changeUntilStart: 'Aldatu edo bertan behera utz dezakezu hasi arte.',
  changeOver: (notice) => `Aldatzeko edo bertan behera uzteko epea ${notice} lehenago amaitzen zen.`,
  contact: {
    reply: (other) => `Harremanetan jartzeko, erantzun email honi edo aukeratu. Norekin: ${other}:`,
    noReply: 'Email honek ez du erantzunik jasotzen.',
    others: (other) => `Email honek ez du erantzunik jasotzen. Harremanetarako: ${other}:`,
    email: 'Emaila',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Gehitu zure egutegira:',
  removeFromCalendar: 'Esteka batekin zure egutegira gehitu bazenuen, ezabatu han ere.',
  receipt: 'Ordaindutakoaren frogagiria (ez da faktura):',
  openReceipt: 'Ireki PDFa',
  because: `Email hau jaso duzu zure helbidea ${PRODUCT_NAME} bidez erreserbatzeko erabili delako. Zu izan ez bazara, ez ikusia egin.`,
};
