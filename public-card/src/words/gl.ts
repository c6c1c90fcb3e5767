import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { gl as visitor } from 'shared-lib/visitor-words/gl';
import type { PageWords } from './page-words';

export const gl: PageWords = {
  language: 'gl',
  locale: 'gl_ES',
  card: CARD_WORDS.gl,
  page: {
    share: 'Compartir',
    qr: 'Código QR',
    lead: 'Deixar os meus datos',
    madeWith: 'Feito con',
    report: 'Denunciar',
    languages: 'Linguas',
  },
  script: {
    tools: {
      offline: 'Sen conexión. Poderás gardar o contacto e abrir as ligazóns cando volva.',
      openingFailed: 'Non se puido abrir. Comproba a túa conexión e téntao de novo.',
    },
    share: { linkCopied: 'Ligazón copiada', copyByHand: 'Copia esta ligazón: ' },
    qr: {
      title: 'Código QR',
      help: 'Escanéao coa cámara para abrir a tarxeta.',
      image: 'Código QR da tarxeta de {name}',
      close: 'Pechar',
      svg: 'Descargar o SVG',
      png: 'Descargar o PNG',
    },
    book: {
      nextSlot: 'Próxima hora libre: ',
      ownTime: '(a túa hora)',
      timeOf: '(hora de {city})',
      today: 'hoxe',
      tomorrow: 'mañá',
      locales: ['gl', 'es'],
      month: 'numeric',
    },
  },
  absence: {
    goHome: 'Ir ao inicio',
    paused: {
      title: 'Tarxeta en pausa',
      text: 'O seu titular púxoa en pausa. Proba máis adiante.',
    },
    deleted: {
      title: 'Esta tarxeta xa non existe',
      text: 'O seu titular eliminouna.',
    },
    'taken-down': {
      title: 'Esta tarxeta xa non está dispoñible',
      text: 'Retirámola porque non cumpría as condicións de uso.',
    },
    unknown: {
      title: 'Esta tarxeta non existe',
      text: 'Revisa o enderezo: pode faltar ou sobrar algunha letra.',
    },
    'unknown-page': {
      title: 'Esta páxina non existe',
      text: 'Revisa o enderezo: pode faltar ou sobrar algunha letra.',
    },
    failure: {
      title: 'Non podemos amosar a tarxeta',
      text: 'É un problema noso e adoita durar pouco. Téntao de novo dentro dun momento.',
    },
  },
  offline: {
    title: 'Sen conexión',
    book: 'Para reservar fai falta conexión. Téntao de novo cando a teñas.',
    other: 'Para abrir esta páxina fai falta conexión. Téntao de novo cando a teñas.',
    ways: 'Que podes facer',
    retry: 'Tentar de novo',
    backToCard: 'Volver á tarxeta',
  },
  bookingPage: {
    pageTitle: (name) => `Reservar con ${name}`,
    manageTitle: 'A túa reserva',
    loading: 'Buscando horas libres…',
    loadingBooking: 'Cargando a túa reserva…',
    openingFailed: 'Non se puido abrir. Comproba a túa conexión e recarga a páxina.',
    backToCard: 'Volver á tarxeta',
    needsScript: 'Para escoller hora cómpre JavaScript. Tamén podes reservar directamente:',
    needsScriptToManage: 'Para ver, cambiar ou cancelar a túa reserva cómpre JavaScript.',
    needsScriptToAnswer:
      'Para ver ou cambiar a túa reserva cómpre JavaScript. Sen JavaScript podes confirmar que vas ou cancelala:',
    answer: {
      confirm: 'Confirmo que vou',
      cancel: 'Cancelar a reserva',
      states: {
        confirmada: 'Confirmaches que vas.',
        cancelada: 'Cancelaches a reserva.',
        enlace: 'Esta ligazón non funciona. Usa a do último correo.',
        estado: 'Esta reserva xa non se pode cambiar.',
        plazo: 'O prazo para cancelar rematou.',
        espera: 'Demasiados intentos. Agarda uns minutos e volve probar.',
        fallo: 'Algo fallou pola nosa parte. Téntao de novo nun momento.',
      },
    },
  },
  report: {
    title: 'Denunciar esta tarxeta',
    intro: (name) => `Cóntanos que pasa coa tarxeta de ${name}. Revisaraa unha persoa.`,
    question: 'Que pasa?',
    reasons: {
      impersonation: 'Faise pasar por outra persoa ou empresa',
      fraud: 'É un engano ou unha estafa',
      offensive: 'Ofende ou incita ao odio',
      'personal-data': 'Publica datos de alguén sen permiso',
      other: 'Outra cousa',
    },
    details: 'Detalles (se queres)',
    detailsHelp: 'Non escribas datos privados teus: non fan falta.',
    email: 'Email para contestarche (se queres)',
    emailHelp: 'Só o usamos para contestarche sobre esta denuncia.',
    notice: `Responsable: ${operator.name}, que usa o que escribas para revisar a tarxeta e gárdao un ano. Non garda quen denuncia, agás o teu email se o deixas. Podes pedir velo, corrixilo ou borralo: ${operator.email}.`,
    submit: 'Enviar a denuncia',
    back: 'Volver á tarxeta',
    support: 'Tamén podes escribirnos a ',
    sent: {
      title: 'Grazas por avisar',
      text: `Recibimos a denuncia. O equipo de ${PRODUCT_NAME} revisaraa.`,
      reference: 'Referencia: ',
      ask: 'Gárdaa: con ela podes preguntarnos en ',
      subject: (reference) => `Denuncia ${reference}`,
    },
    problems: {
      datos: 'Escolle que pasa e volve enviala.',
      espera: 'Enviaches varias denuncias seguidas. Agarda un pouco e téntao de novo.',
      fallo: 'Non puidemos gardala. Téntao de novo dentro dun momento.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Onde e cando: ${whereAndWhen}.`,
    channels: {
      qr: 'Código QR',
      nfc: 'Etiqueta NFC',
      wa: 'WhatsApp',
      mail: 'Email',
      firma: 'Sinatura de email',
      google: 'Perfil de Google',
    },
    description: (name) => `Tarxeta de ${name}: contacto e ligazóns.`,
  },
  visitor,
};
