import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { de as visitor } from 'shared-lib/visitor-words/de';
import type { PageWords } from './page-words';

export const de: PageWords = {
  language: 'de',
  locale: 'de_DE',
  card: CARD_WORDS.de,
  page: {
    share: 'Teilen',
    qr: 'QR-Code',
    lead: 'Meine Daten hinterlassen',
    madeWith: 'Erstellt mit',
    report: 'Melden',
    languages: 'Sprachen',
  },
  script: {
    tools: {
      offline:
        'Keine Verbindung. Sobald sie zurück ist, kannst du den Kontakt speichern und die Links öffnen.',
      openingFailed: 'Es konnte nicht geöffnet werden. Prüfe deine Verbindung und versuche es erneut.',
    },
    share: { linkCopied: 'Link kopiert', copyByHand: 'Kopiere diesen Link: ' },
    qr: {
      title: 'QR-Code',
      help: 'Scanne ihn mit der Kamera, um die Karte zu öffnen.',
      image: 'QR-Code der Karte von {name}',
      close: 'Schließen',
      svg: 'SVG herunterladen',
      png: 'PNG herunterladen',
    },
    book: {
      nextSlot: 'Nächster Termin: ',
      ownTime: '(deine Zeit)',
      timeOf: '(Ortszeit {city})',
      today: 'heute',
      tomorrow: 'morgen',
      locales: ['de'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Zur Startseite',
    paused: {
      title: 'Diese Karte pausiert',
      text: 'Wer sie führt, hat sie pausiert. Versuche es später noch einmal.',
    },
    deleted: {
      title: 'Diese Karte gibt es nicht mehr',
      text: 'Wer sie führte, hat sie gelöscht.',
    },
    'taken-down': {
      title: 'Diese Karte ist nicht mehr verfügbar',
      text: 'Wir haben sie entfernt, weil sie gegen die Nutzungsbedingungen verstieß.',
    },
    unknown: {
      title: 'Diese Karte gibt es nicht',
      text: 'Prüfe die Adresse: Vielleicht fehlt ein Buchstabe, oder einer ist zu viel.',
    },
    'unknown-page': {
      title: 'Diese Seite gibt es nicht',
      text: 'Prüfe die Adresse: Vielleicht fehlt ein Buchstabe, oder einer ist zu viel.',
    },
    failure: {
      title: 'Wir können die Karte nicht zeigen',
      text: 'Das Problem liegt bei uns und dauert meist nicht lange. Versuche es gleich noch einmal.',
    },
  },
  offline: {
    title: 'Keine Verbindung',
    book: 'Zum Buchen wird eine Verbindung benötigt. Versuche es erneut, sobald du eine hast.',
    other: 'Für diese Seite wird eine Verbindung benötigt. Versuche es erneut, sobald du eine hast.',
    ways: 'Was du tun kannst',
    retry: 'Erneut versuchen',
    backToCard: 'Zurück zur Karte',
  },
  bookingPage: {
    pageTitle: (name) => `Termin bei ${name} buchen`,
    manageTitle: 'Deine Buchung',
    loading: 'Freie Termine werden gesucht…',
    loadingBooking: 'Deine Buchung wird geladen…',
    openingFailed: 'Es konnte nicht geöffnet werden. Prüfe deine Verbindung und lade die Seite neu.',
    backToCard: 'Zurück zur Karte',
    needsScript: 'Zur Terminauswahl wird JavaScript benötigt. Du kannst auch direkt buchen:',
    needsScriptToManage: 'Um deine Buchung anzusehen, zu ändern oder abzusagen, wird JavaScript benötigt.',
    needsScriptToAnswer:
      'Um deine Buchung anzusehen oder zu ändern, wird JavaScript benötigt. Ohne kannst du bestätigen, dass du kommst, oder absagen:',
    waiting: {
      title: 'Warteliste',
      loading: 'Warteliste wird geladen…',
      needsScript:
        'Um die Warteliste zu sehen, brauchst du JavaScript. Ohne kannst du den für dich frei gehaltenen Termin buchen oder die Liste verlassen:',
      book: 'Buchen',
      leave: 'Liste verlassen',
      states: {
        fuera: 'Du hast die Liste verlassen. Deine Daten sind gelöscht.',
        paso: 'Dieser Termin wird nicht mehr für dich frei gehalten. Du bleibst auf der Liste.',
        enlace: 'Dieser Link funktioniert nicht. Nimm den aus der letzten E-Mail.',
        espera: 'Zu viele Versuche. Warte ein paar Minuten und versuche es noch einmal.',
        fallo: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
      },
    },
    answer: {
      confirm: 'Ich komme',
      cancel: 'Buchung absagen',
      stopWhatsApp: 'Nicht per WhatsApp erinnern',
      next: {
        look: 'Nächsten Termin ansehen',
        offer: (when, price) => `Der nächste Termin: ${when}. Preis: ${price}.`,
        free: 'kostenlos',
        onRequest: 'auf Anfrage',
        book: 'Nächsten Termin buchen',
        request: 'Termin anfragen',
      },
      states: {
        confirmada: 'Du hast bestätigt, dass du kommst.',
        cancelada: 'Du hast die Buchung abgesagt.',
        'sin-whatsapp': 'Wir schreiben dir nicht per WhatsApp.',
        enlace: 'Dieser Link funktioniert nicht. Nimm den aus der letzten E-Mail.',
        estado: 'Diese Buchung lässt sich nicht mehr ändern.',
        plazo: 'Die Frist zum Absagen ist vorbei.',
        espera: 'Zu viele Versuche. Warte ein paar Minuten und versuche es erneut.',
        fallo: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
        reservada:
          'Wir haben die Buchung deines nächsten Termins erhalten. Die Einzelheiten kommen per E-Mail.',
        'sin-hueco': 'Zu dieser Zeit ist nichts frei. Wähle auf der Karte eine andere.',
        'sin-siguiente': 'Der nächste Termin lässt sich hier nicht buchen.',
        'con-pago': 'Der nächste Termin wird beim Buchen bezahlt; dafür ist JavaScript nötig.',
        cambio: 'Die Leistung hat sich geändert. Sieh dir den nächsten Termin noch einmal an.',
      },
    },
  },
  report: {
    title: 'Diese Karte melden',
    intro: (name) => `Sag uns, was mit der Karte von ${name} nicht stimmt. Ein Mensch prüft sie.`,
    question: 'Was stimmt nicht?',
    reasons: {
      impersonation: 'Sie gibt sich als eine andere Person oder Firma aus',
      fraud: 'Sie ist Betrug oder Täuschung',
      offensive: 'Sie beleidigt oder stiftet zu Hass an',
      'personal-data': 'Sie veröffentlicht Daten einer Person ohne Erlaubnis',
      other: 'Etwas anderes',
    },
    details: 'Einzelheiten (wenn du magst)',
    detailsHelp: 'Schreib keine privaten Daten von dir: Sie werden nicht gebraucht.',
    email: 'E-Mail für eine Antwort (wenn du magst)',
    emailHelp: 'Wir nutzen sie nur, um dir zu dieser Meldung zu antworten.',
    notice: `Verantwortlich: ${operator.name}. Was du schreibst, dient der Prüfung der Karte und wird ein Jahr gespeichert. Wer meldet, wird nicht gespeichert, außer deiner E-Mail, wenn du sie hinterlässt. Du kannst Auskunft, Berichtigung oder Löschung verlangen: ${operator.email}.`,
    submit: 'Meldung senden',
    back: 'Zurück zur Karte',
    support: 'Du kannst uns auch schreiben an ',
    sent: {
      title: 'Danke für den Hinweis',
      text: `Wir haben die Meldung erhalten. Das Team von ${PRODUCT_NAME} prüft sie.`,
      reference: 'Referenz: ',
      ask: 'Bewahre sie auf: Damit kannst du nachfragen bei ',
      subject: (reference) => `Meldung ${reference}`,
    },
    problems: {
      datos: 'Wähle aus, was nicht stimmt, und sende sie erneut.',
      espera: 'Du hast mehrere Meldungen nacheinander gesendet. Warte eine Weile und versuche es erneut.',
      fallo: 'Wir konnten sie nicht speichern. Versuche es gleich noch einmal.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Wo und wann: ${whereAndWhen}.`,
    channels: {
      qr: 'QR-Code',
      nfc: 'NFC-Tag',
      wa: 'WhatsApp',
      mail: 'E-Mail',
      firma: 'E-Mail-Signatur',
      google: 'Google-Profil',
    },
    description: (name) => `Karte von ${name}: Kontakt und Links.`,
  },
  visitor,
};
