import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { it as visitor } from 'shared-lib/visitor-words/it';
import type { PageWords } from './page-words';

export const it: PageWords = {
  language: 'it',
  locale: 'it_IT',
  card: CARD_WORDS.it,
  page: {
    share: 'Condividi',
    qr: 'Codice QR',
    lead: 'Lascia i miei dati',
    madeWith: 'Creato con',
    report: 'Segnala',
    languages: 'Lingue',
  },
  script: {
    tools: {
      offline: 'Nessuna connessione. Potrai salvare il contatto e aprire i link quando torna.',
      openingFailed: 'Non si è potuto aprire. Controlla la connessione e riprova.',
    },
    share: { linkCopied: 'Link copiato', copyByHand: 'Copia questo link: ' },
    qr: {
      title: 'Codice QR',
      help: 'Inquadralo con la fotocamera per aprire il biglietto.',
      image: 'Codice QR del biglietto di {name}',
      close: 'Chiudi',
      svg: 'Scarica l’SVG',
      png: 'Scarica il PNG',
    },
    book: {
      nextSlot: 'Prossimo orario libero: ',
      ownTime: '(ora tua)',
      timeOf: '(ora locale: {city})',
      today: 'oggi',
      tomorrow: 'domani',
      locales: ['it'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Vai alla pagina iniziale',
    paused: {
      title: 'Biglietto in pausa',
      text: 'Il titolare lo ha messo in pausa. Riprova più avanti.',
    },
    deleted: {
      title: 'Questo biglietto non esiste più',
      text: 'Il titolare lo ha eliminato.',
    },
    'taken-down': {
      title: 'Questo biglietto non è più disponibile',
      text: 'Lo abbiamo rimosso perché non rispettava le condizioni d’uso.',
    },
    unknown: {
      title: 'Questo biglietto non esiste',
      text: 'Controlla l’indirizzo: può mancare o esserci una lettera di troppo.',
    },
    'unknown-page': {
      title: 'Questa pagina non esiste',
      text: 'Controlla l’indirizzo: può mancare o esserci una lettera di troppo.',
    },
    failure: {
      title: 'Non possiamo mostrare il biglietto',
      text: 'Il problema è nostro e di solito dura poco. Riprova tra un momento.',
    },
  },
  offline: {
    title: 'Nessuna connessione',
    book: 'Per prenotare serve una connessione. Riprova quando ce l’hai.',
    other: 'Per aprire questa pagina serve una connessione. Riprova quando ce l’hai.',
    ways: 'Cosa puoi fare',
    retry: 'Riprova',
    backToCard: 'Torna al biglietto',
  },
  bookingPage: {
    pageTitle: (name) => `Prenota con ${name}`,
    manageTitle: 'La tua prenotazione',
    loading: 'Ricerca di orari liberi…',
    loadingBooking: 'Caricamento della prenotazione…',
    openingFailed: 'Non si è potuto aprire. Controlla la connessione e ricarica la pagina.',
    backToCard: 'Torna al biglietto',
    needsScript: 'Per scegliere l’orario serve JavaScript. Puoi anche prenotare direttamente:',
    needsScriptToManage: 'Per vedere, modificare o annullare la prenotazione serve JavaScript.',
    needsScriptToAnswer:
      'Per vedere o modificare la prenotazione serve JavaScript. Senza puoi confermare che vieni o annullarla:',
    waiting: {
      title: 'Lista d’attesa',
      loading: 'Caricamento della lista d’attesa…',
      needsScript:
        'Per vedere la lista d’attesa serve JavaScript. Senza puoi prenotare l’orario che ti teniamo o uscire dalla lista:',
      book: 'Prenota',
      leave: 'Esci dalla lista',
      states: {
        fuera: 'Sei uscito dalla lista. I tuoi dati sono stati cancellati.',
        paso: 'Questo orario non è più tenuto per te. Resti nella lista.',
        enlace: 'Questo link non funziona. Usa quello dell’ultima email.',
        espera: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
        fallo: 'Qualcosa è andato storto da parte nostra. Riprova tra poco.',
      },
    },
    answer: {
      confirm: 'Confermo che vengo',
      cancel: 'Annulla prenotazione',
      stopWhatsApp: 'Non ricordarmelo su WhatsApp',
      next: {
        look: 'Vedi il prossimo appuntamento',
        offer: (when, price) => `Il prossimo appuntamento: ${when}. Prezzo: ${price}.`,
        free: 'gratis',
        onRequest: 'su richiesta',
        book: 'Prenota il prossimo',
        request: 'Richiedi appuntamento',
      },
      states: {
        confirmada: 'Hai confermato che vieni.',
        cancelada: 'Hai annullato la prenotazione.',
        'sin-whatsapp': 'Non ti scriveremo su WhatsApp.',
        enlace: 'Questo link non funziona. Usa quello dell’ultima email.',
        estado: 'Questa prenotazione non si può più modificare.',
        plazo: 'Il termine per annullare è scaduto.',
        espera: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
        fallo: 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.',
        reservada:
          'Abbiamo ricevuto la prenotazione del tuo prossimo appuntamento. Ti inviamo i dettagli per email.',
        'sin-hueco': 'A quell’ora non c’è posto. Scegline un’altra sulla scheda.',
        'sin-siguiente': 'Il prossimo appuntamento non si può prenotare da qui.',
        'con-pago': 'Il prossimo appuntamento si paga alla prenotazione, e per questo serve JavaScript.',
        cambio: 'Il servizio è cambiato. Guarda di nuovo il prossimo appuntamento.',
      },
    },
  },
  report: {
    title: 'Segnala questo biglietto',
    intro: (name) => `Dicci che cosa non va nel biglietto di ${name}. Lo esaminerà una persona.`,
    question: 'Che cosa non va?',
    reasons: {
      impersonation: 'Si spaccia per un’altra persona o azienda',
      fraud: 'È un inganno o una truffa',
      offensive: 'Offende o incita all’odio',
      'personal-data': 'Pubblica dati di qualcuno senza permesso',
      other: 'Altro',
    },
    details: 'Dettagli (se vuoi)',
    detailsHelp: 'Non scrivere dati privati tuoi: non servono.',
    email: 'Email per risponderti (se vuoi)',
    emailHelp: 'La usiamo solo per risponderti su questa segnalazione.',
    notice: `Titolare: ${operator.name}, che usa ciò che scrivi per esaminare il biglietto e lo conserva un anno. Non registra chi segnala, salvo la tua email se la lasci. Puoi chiedere di vederlo, rettificarlo o cancellarlo: ${operator.email}.`,
    submit: 'Invia la segnalazione',
    back: 'Torna al biglietto',
    support: 'Puoi anche scriverci a ',
    sent: {
      title: 'Grazie per la segnalazione',
      text: `Abbiamo ricevuto la segnalazione. Il team di ${PRODUCT_NAME} la esaminerà.`,
      reference: 'Riferimento: ',
      ask: 'Conservalo: con questo puoi chiederci informazioni a ',
      subject: (reference) => `Segnalazione ${reference}`,
    },
    problems: {
      datos: 'Scegli che cosa non va e invia di nuovo.',
      espera: 'Hai inviato diverse segnalazioni di seguito. Aspetta un po’ e riprova.',
      fallo: 'Non siamo riusciti a salvarla. Riprova tra un momento.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Dove e quando: ${whereAndWhen}.`,
    channels: {
      qr: 'Codice QR',
      nfc: 'Tag NFC',
      wa: 'WhatsApp',
      mail: 'Email',
      firma: 'Firma email',
      google: 'Profilo Google',
    },
    description: (name) => `Biglietto di ${name}: contatto e link.`,
  },
  visitor,
};
