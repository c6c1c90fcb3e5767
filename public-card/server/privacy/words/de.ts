import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const de: PrivacyWords = {
  title: 'Datenschutz für Besucher',
  translated: 'Dies ist eine Übersetzung dessen, was Besucher betrifft. Maßgeblich ist der spanische Text:',
  whole: 'die vollständigen Hinweise, auf Spanisch',
  places: {
    union: 'in der Europäischen Union',
    states: 'in den Vereinigten Staaten, mit den Standardvertragsklauseln der Europäischen Kommission',
    elsewhere:
      'außerhalb der Europäischen Union, mit den Standardvertragsklauseln der Europäischen Kommission',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Verantwortlich',
      paragraphs: [
        `${operator.name}, Steuernummer ${operator.taxId}, Anschrift ${operator.address}, ist für die Daten von Meldungen und Besuchen verantwortlich. Kontakt für alles, was deine Daten betrifft: ${operator.email}.`,
        `Für die Daten derer, die buchen oder auf einer Karte ihre Daten hinterlassen, ist verantwortlich, wem die Karte gehört. ${PRODUCT_NAME} verarbeitet sie in deren Auftrag und nur für die Buchung oder den Kontakt.`,
      ],
    },
    {
      heading: 'Wenn du einen Termin buchst',
      paragraphs: [
        'Name, E-Mail, Telefon (falls du es angibst), deine Antworten, deine Notizen und der Termin, um die Buchung zu bearbeiten und dich per E-Mail über Änderungen und den Termin zu informieren. Rechtsgrundlage: die Buchung selbst (ein Vertrag oder dessen Vorbereitung). Wir holen keine andere Einwilligung ein als die der Kästchen, die die Person vorsieht, bei der du buchst; jede wird mit ihrem Text gespeichert.',
        'Jede Buchung speichert die Fassung dieses Textes, die angezeigt wurde. Sie bleibt, bis du die Löschung deiner Daten verlangst oder das Konto der Karte gelöscht wird. Belegte Zeiten ohne Namen werden 60 Tage später gelöscht.',
        'Mit dem Link deiner Buchung kannst du deine Daten herunterladen und ihre Löschung verlangen: sofort, wenn der Termin vorbei ist oder du ihn absagst; sonst, sobald er vorbei ist. Die Buchung bleibt als Zahl, ohne etwas von dir.',
        'Wenn du zahlst, dann auf der Stripe-Seite der Person, bei der du buchst. Deine Zahlungskarte sehen und speichern wir nicht.',
      ],
    },
    {
      heading: 'Wenn du deine Daten auf einer Karte hinterlässt',
      paragraphs: [
        'Dein Name, deine E-Mail oder dein Telefon und, falls du sie angibst, deine Firma und eine Nachricht, damit die Person, der die Karte gehört, sich bei dir melden kann. Dazu speichern wir den Satz, dem du zustimmst, wann du zustimmst, die Fassung dieses Textes und den Ort, den der Link nennt, mit dem du die Karte geöffnet hast. Rechtsgrundlage: deine Einwilligung.',
        'Die Person erhält sie in ihrer Kontaktliste, und wir sagen ihr, dass sie angekommen sind. Sie bleiben, bis du oder sie die Daten löscht oder ihr Konto gelöscht wird.',
        'Du kannst deine Einwilligung jederzeit widerrufen. Mit „Meine Daten löschen“, auf derselben Karte und auf dem Gerät, von dem du sie gesendet hast, werden sie sofort gelöscht; auf einem anderen verlange es von der Person. Was sie aus einer Buchung über dich weiß oder selbst notiert hat, bleibt, und 91 Tage lang eine Markierung ohne Daten von dir, damit dieselbe Sendung nicht noch einmal ankommt.',
      ],
    },
    {
      heading: 'Wenn du eine Karte besuchst oder meldest',
      paragraphs: [
        'Wir zählen Besuche, Klicks und gespeicherte Kontakte ohne Cookies. Aus deiner IP-Adresse und deinem Browser wird ein Code, mit einem Schlüssel, der täglich wechselt; der Code verfällt nach einem Tag, der Schlüssel einen Tag nach Ende des seinen. Die IP-Adresse wird nicht gespeichert. Rechtsgrundlage: berechtigtes Interesse daran, zu wissen, wie viel eine Karte genutzt wird, und Missbrauch zu verhindern.',
        'Von einer Meldung speichern wir ein Jahr lang den Grund und den Text, nicht, wer sie sendet. Wenn du deine E-Mail für eine Antwort hinterlässt, speichern wir sie damit und nutzen sie nur dafür. Rechtsgrundlage: berechtigtes Interesse daran, zu entfernen, was gegen das Gesetz oder die Bedingungen verstößt.',
      ],
    },
    {
      heading: 'E-Mails',
      paragraphs: [
        'E-Mails zu Buchungen werden beim Senden geschrieben. 30 Tage lang speichern wir, dass sie gesendet wurden, ohne ihren Inhalt, und einen Tag lang, wie viele jede Adresse erhielt, als Code.',
      ],
    },
    {
      heading: 'Wer sie noch sieht',
      paragraphs: [
        `Google (Firebase und Google Cloud) beherbergt als Auftragsverarbeiter die Anwendung, die Datenbank und die Dateien. Die Funktionen laufen in der Region ${region}, ${place}.`,
        'Ein externer Anbieter stellt die E-Mails zu.',
        'Hat dein Gegenüber den eigenen Kalender verbunden (von Google, Apple oder einem anderen Anbieter), gelangen der Termin und dein Name auch dorthin.',
        'Wenn du per WhatsApp erinnert werden willst, erhält WhatsApp (Meta) im Auftrag deines Gegenübers deine Telefonnummer, deinen Namen und den Termin. Rechtsgrundlage: deine Einwilligung, die du auf der Seite der Buchung widerrufen kannst.',
        'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.',
      ],
    },
    {
      heading: 'Deine Rechte',
      paragraphs: [
        'Du kannst Auskunft über deine Daten verlangen, sie berichtigen, mitnehmen, ihre Nutzung einschränken, widersprechen oder ihre Löschung verlangen. Mit dem Link einer Buchung geht das für diese Buchung; auf einer Karte kannst du löschen, was du dort hinterlassen hast. Was jemand über dich notiert hat, verlange von dieser Person.',
        `Für alles Weitere schreib an ${operator.email} oder an ${operator.address}.`,
        'Wenn du meinst, dass wir etwas falsch gemacht haben, kannst du dich bei der spanischen Datenschutzbehörde beschweren, der Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookies und Speicher',
      paragraphs: [
        'Öffentliche Karten verwenden keine Cookies. Beim Buchen behält dein Browser, was du schreibst, bis du buchst oder den Tab schließt; hinterlässt du deine Daten ohne Verbindung, behält er sie, bis sie gesendet sind, und danach, was zum Löschen nötig ist. Das ist nötig, damit es funktioniert, und dient nicht dazu, dir zu folgen.',
      ],
    },
  ],
};
