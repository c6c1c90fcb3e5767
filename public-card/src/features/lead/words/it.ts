import { it as visitor } from 'shared-lib/visitor-words/it';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Lascia i miei dati',
  intro: (owner) => `${owner} li riceverà quando li invii.`,
  close: 'Chiudi',
  name: 'Nome',
  fields: { email: 'Email', phone: 'Telefono', company: 'Azienda', note: 'Messaggio' },
  optional: 'facoltativo',
  either: 'email o telefono',
  privacy: 'Informativa sulla privacy',
  send: 'Invia i miei dati',
  sending: 'Invio…',
  sent: (owner) => `${owner} ora ha i tuoi dati.`,
  kept: 'Nessuna connessione. I tuoi dati verranno inviati quando torna e questo biglietto è aperto.',
  keptButRefused: 'I tuoi dati sono ancora salvati qui. Li invieremo quando riapri questo biglietto.',
  erase: 'Cancella i miei dati',
  erased: 'I tuoi dati sono stati cancellati.',
  eraseFailed: 'Non sono stati cancellati. Controlla la connessione e riprova.',
  again: 'Lascia altri dati',
  offer: (owner) => `Vuoi lasciare i tuoi dati a ${owner}?`,
  notNow: 'Non ora',
  nameRequired: 'Scrivi il tuo nome.',
  nameLink: 'Scrivi il tuo nome senza indirizzi.',
  contactRequired: 'Scrivi un’email o un numero di telefono.',
  emailRequired: 'Scrivi la tua email.',
  phoneRequired: 'Scrivi il tuo numero di telefono.',
  emailInvalid: 'Scrivi un’email come ana@example.com.',
  emailAccent: (address: string) => `Prima della @ non ci sono accenti: è ${address}?`,
  phoneInvalid: 'Scrivi un numero di almeno 6 cifre.',
  phoneSeveral: 'Scrivi un solo numero, di 15 cifre al massimo.',
  consentRequired: 'Spunta questa casella per inviare i tuoi dati.',
  problems: {
    gone: 'Questo biglietto non riceve più dati.',
    refilled:
      'Il tuo browser ha compilato un campo che non si vede. Lo abbiamo svuotato: premi di nuovo il pulsante.',
    tooMany: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
    failure: 'Qualcosa è andato storto da parte nostra. Riprova tra un momento.',
  },
};
