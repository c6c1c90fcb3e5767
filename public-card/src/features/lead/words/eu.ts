import { eu as visitor } from 'shared-lib/visitor-words/eu';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Utzi nire datuak',
  intro: (owner) => `Bidaltzen dituzunean jasoko ditu: ${owner}.`,
  close: 'Itxi',
  name: 'Izena',
  fields: { email: 'Emaila', phone: 'Telefonoa', company: 'Enpresa', note: 'Mezua' },
  optional: 'aukerakoa',
  either: 'emaila edo telefonoa',
  privacy: 'Pribatutasunari buruzko informazioa',
  send: 'Bidali nire datuak',
  sending: 'Bidaltzen…',
  sent: (owner) => `Zure datuak bidali dira. Hartzailea: ${owner}.`,
  kept: 'Konexiorik ez. Zure datuak konexioa itzultzean bidaliko dira, txartel hau irekita dagoenean.',
  keptButRefused:
    'Zure datuak hemen gordeta daude oraindik. Txartel hau berriro irekitzen duzunean bidaliko ditugu.',
  erase: 'Ezabatu nire datuak',
  erased: 'Zure datuak ezabatu dira.',
  eraseFailed: 'Ez dira ezabatu. Egiaztatu konexioa eta saiatu berriro.',
  again: 'Utzi beste datu batzuk',
  offer: (owner) => `${owner}: zure datuak utzi nahi dizkiozu?`,
  notNow: 'Orain ez',
  nameRequired: 'Idatzi zure izena.',
  nameLink: 'Idatzi zure izena, helbiderik gabe.',
  contactRequired: 'Idatzi email bat edo telefono bat.',
  emailRequired: 'Idatzi zure emaila.',
  phoneRequired: 'Idatzi zure telefonoa.',
  emailInvalid: 'Idatzi email bat, adibidez ana@example.com.',
  emailAccent: (address: string) => `Helbideek ez dute azenturik @ aurretik: ${address} da?`,
  phoneInvalid: 'Idatzi gutxienez 6 zifrako telefono bat.',
  phoneSeveral: 'Idatzi telefono bakarra, gehienez 15 zifrakoa.',
  consentRequired: 'Markatu lauki hau zure datuak bidaltzeko.',
  problems: {
    gone: 'Txartel honek ez du jada daturik jasotzen.',
    refilled: 'Zure nabigatzaileak ikusten ez den eremu bat bete du. Hustu dugu: sakatu botoia berriro.',
    tooMany: 'Saiakera gehiegi. Itxaron minutu batzuk eta saiatu berriro.',
    failure: 'Zerbaitek huts egin du gure aldetik. Saiatu berriro une baten buruan.',
  },
};
