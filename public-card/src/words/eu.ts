import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { eu as visitor } from 'shared-lib/visitor-words/eu';
import type { PageWords } from './page-words';

export const eu: PageWords = {
  language: 'eu',
  locale: 'eu_ES',
  card: CARD_WORDS.eu,
  page: {
    share: 'Partekatu',
    qr: 'QR kodea',
    lead: 'Utzi nire datuak',
    madeWith: 'Honekin egina:',
    report: 'Salatu',
    languages: 'Hizkuntzak',
  },
  script: {
    tools: {
      offline: 'Konexiorik ez. Itzultzen denean gorde ahal izango duzu kontaktua eta ireki estekak.',
      openingFailed: 'Ezin izan da ireki. Egiaztatu konexioa eta saiatu berriro.',
    },
    share: { linkCopied: 'Esteka kopiatuta', copyByHand: 'Kopiatu esteka hau: ' },
    qr: {
      title: 'QR kodea',
      help: 'Eskaneatu kamerarekin txartela irekitzeko.',
      image: 'Txartelaren QR kodea: {name}',
      close: 'Itxi',
      svg: 'Deskargatu SVGa',
      png: 'Deskargatu PNGa',
    },
    book: {
      nextSlot: 'Hurrengo ordu librea: ',
      ownTime: '(zure ordua)',
      timeOf: '(tokiko ordua: {city})',
      today: 'gaur',
      tomorrow: 'bihar',
      locales: ['eu', 'es'],
      month: 'numeric',
    },
  },
  absence: {
    goHome: 'Joan hasierara',
    paused: {
      title: 'Txartela pausan',
      text: 'Titularrak pausan jarri du. Saiatu aurrerago.',
    },
    deleted: {
      title: 'Txartel hau ez da existitzen jada',
      text: 'Titularrak ezabatu du.',
    },
    'taken-down': {
      title: 'Txartel hau ez dago erabilgarri jada',
      text: 'Kendu egin dugu, erabilera-baldintzak betetzen ez zituelako.',
    },
    unknown: {
      title: 'Ez dago horrelako txartelik',
      text: 'Egiaztatu helbidea: letraren bat falta edo sobera izan daiteke.',
    },
    'unknown-page': {
      title: 'Ez dago horrelako orririk',
      text: 'Egiaztatu helbidea: letraren bat falta edo sobera izan daiteke.',
    },
    failure: {
      title: 'Ezin dugu txartela erakutsi',
      text: 'Gure arazo bat da, eta gutxi iraun ohi du. Saiatu berriro une bat barru.',
    },
  },
  offline: {
    title: 'Konexiorik gabe',
    book: 'Erreserbatzeko konexioa behar da. Saiatu berriro konexioa duzunean.',
    other: 'Orri hau irekitzeko konexioa behar da. Saiatu berriro konexioa duzunean.',
    ways: 'Zer egin dezakezu',
    retry: 'Saiatu berriro',
    backToCard: 'Itzuli txartelera',
  },
  bookingPage: {
    pageTitle: (name) => `Erreserbatu: ${name}`,
    manageTitle: 'Zure erreserba',
    loading: 'Ordu libreak bilatzen…',
    loadingBooking: 'Zure erreserba kargatzen…',
    openingFailed: 'Ezin izan da ireki. Egiaztatu konexioa eta kargatu orria berriro.',
    backToCard: 'Itzuli txartelera',
    needsScript: 'Ordua aukeratzeko JavaScript behar da. Zuzenean ere erreserbatu dezakezu:',
    needsScriptToManage: 'Zure erreserba ikusteko, aldatzeko edo bertan behera uzteko JavaScript behar da.',
    needsScriptToAnswer:
      'Zure erreserba ikusteko edo aldatzeko JavaScript behar da. Bera gabe, joango zarela berretsi edo bertan behera utz dezakezu:',
    answer: {
      confirm: 'Joango naizela berresten dut',
      cancel: 'Utzi erreserba bertan behera',
      states: {
        confirmada: 'Joango zarela berretsi duzu.',
        cancelada: 'Erreserba bertan behera utzi duzu.',
        enlace: 'Esteka honek ez du balio. Erabili azken mezuko esteka.',
        estado: 'Erreserba hau ezin da jada aldatu.',
        plazo: 'Bertan behera uzteko epea amaitu da.',
        espera: 'Saiakera gehiegi. Itxaron minutu batzuk eta saiatu berriro.',
        fallo: 'Zerbaitek huts egin du gure aldetik. Saiatu berriro une batean.',
      },
    },
  },
  report: {
    title: 'Salatu txartel hau',
    intro: (name) => `Esaguzu zer gertatzen den txartel honekin: ${name}. Pertsona batek aztertuko du.`,
    question: 'Zer gertatzen da?',
    reasons: {
      impersonation: 'Beste pertsona edo enpresa baten itxurak egiten ditu',
      fraud: 'Engainua edo iruzurra da',
      offensive: 'Iraintzen du edo gorrotora bultzatzen du',
      'personal-data': 'Norbaiten datuak baimenik gabe argitaratzen ditu',
      other: 'Beste zerbait',
    },
    details: 'Xehetasunak (nahi baduzu)',
    detailsHelp: 'Ez idatzi zure datu pribaturik: ez dira behar.',
    email: 'Erantzuteko emaila (nahi baduzu)',
    emailHelp: 'Salaketa honi buruz erantzuteko bakarrik erabiltzen dugu.',
    notice: `Arduraduna: ${operator.name}. Idazten duzuna txartela aztertzeko erabiltzen du, eta urtebetez gordetzen du. Ez du gordetzen nork salatzen duen, zure emaila izan ezik, uzten baduzu. Ikusteko, zuzentzeko edo ezabatzeko eska dezakezu: ${operator.email}.`,
    submit: 'Bidali salaketa',
    back: 'Itzuli txartelera',
    support: 'Hona ere idatz diezagukezu: ',
    sent: {
      title: 'Eskerrik asko abisatzeagatik',
      text: `Salaketa jaso dugu. ${PRODUCT_NAME} taldeak aztertuko du.`,
      reference: 'Erreferentzia: ',
      ask: 'Gorde: horrekin galdetu ahal diguzu hemen: ',
      subject: (reference) => `${reference} salaketa`,
    },
    problems: {
      datos: 'Aukeratu zer gertatzen den eta bidali berriro.',
      espera: 'Hainbat salaketa bidali dituzu jarraian. Itxaron pixka bat eta saiatu berriro.',
      fallo: 'Ezin izan dugu gorde. Saiatu berriro une baten buruan.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Non eta noiz: ${whereAndWhen}.`,
    channels: {
      qr: 'QR kodea',
      nfc: 'NFC etiketa',
      wa: 'WhatsApp',
      mail: 'Emaila',
      firma: 'Emaileko sinadura',
      google: 'Google profila',
    },
    description: (name) => `Txartela: ${name}. Kontaktua eta estekak.`,
  },
  visitor,
};
