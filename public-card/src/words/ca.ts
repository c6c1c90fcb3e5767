import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { ca as visitor } from 'shared-lib/visitor-words/ca';
import type { PageWords } from './page-words';

export const ca: PageWords = {
  language: 'ca',
  locale: 'ca_ES',
  card: CARD_WORDS.ca,
  page: {
    share: 'Comparteix',
    qr: 'Codi QR',
    lead: 'Deixa les meves dades',
    madeWith: 'Fet amb',
    report: 'Denuncia',
    languages: 'Idiomes',
  },
  script: {
    tools: {
      offline: 'Sense connexió. Podràs desar el contacte i obrir els enllaços quan torni.',
      openingFailed: 'No s’ha pogut obrir. Comprova la connexió i torna-ho a provar.',
    },
    share: { linkCopied: 'Enllaç copiat', copyByHand: 'Copia aquest enllaç: ' },
    qr: {
      title: 'Codi QR',
      help: 'Escaneja’l amb la càmera per obrir la targeta.',
      image: 'Codi QR de la targeta de {name}',
      close: 'Tanca',
      svg: 'Baixa l’SVG',
      png: 'Baixa el PNG',
    },
    book: {
      nextSlot: 'Pròxima hora lliure: ',
      ownTime: '(hora teva)',
      timeOf: '(hora local: {city})',
      today: 'avui',
      tomorrow: 'demà',
      locales: ['ca'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Anar a l’inici',
    paused: {
      title: 'Targeta en pausa',
      text: 'La persona titular l’ha posada en pausa. Prova-ho més endavant.',
    },
    deleted: {
      title: 'Aquesta targeta ja no existeix',
      text: 'La persona titular l’ha eliminada.',
    },
    'taken-down': {
      title: 'Aquesta targeta ja no està disponible',
      text: 'L’hem retirada perquè no complia les condicions d’ús.',
    },
    unknown: {
      title: 'Aquesta targeta no existeix',
      text: 'Revisa l’adreça: potser hi falta o hi sobra alguna lletra.',
    },
    'unknown-page': {
      title: 'Aquesta pàgina no existeix',
      text: 'Revisa l’adreça: potser hi falta o hi sobra alguna lletra.',
    },
    failure: {
      title: 'No podem mostrar la targeta',
      text: 'És un problema nostre i sol durar poc. Torna-ho a provar d’aquí a un moment.',
    },
  },
  offline: {
    title: 'Sense connexió',
    book: 'Per reservar cal connexió. Torna-ho a provar quan en tinguis.',
    other: 'Per obrir aquesta pàgina cal connexió. Torna-ho a provar quan en tinguis.',
    ways: 'Què pots fer',
    retry: 'Torna-ho a provar',
    backToCard: 'Torna a la targeta',
  },
  bookingPage: {
    pageTitle: (name) => `Reserva amb ${name}`,
    manageTitle: 'La teva reserva',
    loading: 'S’estan buscant hores lliures…',
    loadingBooking: 'S’està carregant la reserva…',
    openingFailed: 'No s’ha pogut obrir. Comprova la connexió i torna a carregar la pàgina.',
    backToCard: 'Torna a la targeta',
    needsScript: 'Per triar hora cal JavaScript. També pots reservar directament:',
    needsScriptToManage: 'Per veure, canviar o cancel·lar la reserva cal JavaScript.',
    needsScriptToAnswer:
      'Per veure o canviar la reserva cal JavaScript. Sense ell pots confirmar que hi vas o cancel·lar-la:',
    answer: {
      confirm: 'Confirmo que hi vaig',
      cancel: 'Cancel·la la reserva',
      states: {
        confirmada: 'Has confirmat que hi vas.',
        cancelada: 'Has cancel·lat la reserva.',
        enlace: 'Aquest enllaç no funciona. Fes servir el de l’últim correu.',
        estado: 'Aquesta reserva ja no es pot canviar.',
        plazo: 'El termini per cancel·lar s’ha acabat.',
        espera: 'Massa intents. Espera uns minuts i torna-ho a provar.',
        fallo: 'Alguna cosa ha fallat per part nostra. Torna-ho a provar d’aquí a un moment.',
      },
    },
  },
  report: {
    title: 'Denuncia aquesta targeta',
    intro: (name) => `Explica’ns què passa amb la targeta de ${name}. La revisarà una persona.`,
    question: 'Què passa?',
    reasons: {
      impersonation: 'Es fa passar per una altra persona o empresa',
      fraud: 'És un engany o una estafa',
      offensive: 'Ofèn o incita a l’odi',
      'personal-data': 'Publica dades d’algú sense permís',
      other: 'Una altra cosa',
    },
    details: 'Detalls (si vols)',
    detailsHelp: 'No hi escriguis dades privades teves: no calen.',
    email: 'Email per respondre’t (si vols)',
    emailHelp: 'Només l’usem per respondre’t sobre aquesta denúncia.',
    notice: `Responsable: ${operator.name}, que fa servir el que escriguis per revisar la targeta i ho guarda un any. No guarda qui denuncia, tret del teu email si el deixes. Pots demanar veure-ho, corregir-ho o esborrar-ho: ${operator.email}.`,
    submit: 'Envia la denúncia',
    back: 'Torna a la targeta',
    support: 'També ens pots escriure a ',
    sent: {
      title: 'Gràcies per avisar',
      text: `Hem rebut la denúncia. L’equip de ${PRODUCT_NAME} la revisarà.`,
      reference: 'Referència: ',
      ask: 'Guarda-la: amb ella ens pots preguntar a ',
      subject: (reference) => `Denúncia ${reference}`,
    },
    problems: {
      datos: 'Tria què passa i torna-la a enviar.',
      espera: 'Has enviat unes quantes denúncies seguides. Espera una estona i torna-ho a provar.',
      fallo: 'No hem pogut desar-la. Torna-ho a provar d’aquí a un moment.',
    },
  },
  contact: {
    met: (whereAndWhen) => `On i quan: ${whereAndWhen}.`,
    channels: {
      qr: 'Codi QR',
      nfc: 'Etiqueta NFC',
      wa: 'WhatsApp',
      mail: 'Email',
      firma: 'Signatura d’email',
      google: 'Perfil de Google',
    },
    description: (name) => `Targeta de ${name}: contacte i enllaços.`,
  },
  visitor,
};
