import type { WaitingWords } from '../waiting-words';

export const words: WaitingWords = {
  heading: 'Warteliste',
  intro: (owner) =>
    `Sag uns, wann du könntest. Wenn bei ${owner} ein Termin frei wird, schreiben wir dir und halten ihn eine halbe Stunde für dich frei.`,
  from: 'Von',
  to: 'Bis',
  weekdays: 'Wochentage',
  parts: 'Tageszeit',
  partNames: {
    morning: 'Vormittags, bis 14:00',
    afternoon: 'Nachmittags, von 14:00 bis 20:00',
    evening: 'Abends, ab 20:00',
  },
  errors: {
    required: 'Wähle ein Datum',
    order: 'Das letzte Datum darf nicht vor dem ersten liegen',
    long: 'Wähle höchstens drei Monate',
    past: 'Wähle ein Datum ab heute',
    oneDay: 'Wähle mindestens einen Tag',
    onePart: 'Wähle mindestens eine Tageszeit',
  },
  emailHelp: 'Dort sagen wir dir Bescheid.',
  submit: 'Auf die Liste setzen',
  joined: 'Du stehst auf der Warteliste',
  joinedText: (email) =>
    `Wir haben an ${email} geschrieben. Mit dieser E-Mail kannst du die Liste verlassen.`,
  next: 'Wenn ein passender Termin frei wird, bekommst du eine weitere E-Mail, um ihn zu buchen. Wir schreiben nur von 8:00 bis 21:00.',
  free: 'Du musst nicht warten: Es gibt schon freie Termine, die passen.',
  loading: 'Warteliste wird geladen…',
  offered: 'Dieser Termin ist für dich',
  heldUntil: (when) =>
    `Wir halten ihn für dich frei bis ${when}. Danach geht er an die nächste Person auf der Liste.`,
  book: 'Buchen',
  waitingText: (service, owner) => `Du wartest auf einen Termin für ${service} bei ${owner}.`,
  passed: 'Dieser Termin wird nicht mehr für dich frei gehalten',
  passedText: 'Er ging an die nächste Person. Du bleibst für andere Termine auf der Liste.',
  booked: 'Du hast diesen Termin gebucht',
  seeBooking: 'Buchung ansehen',
  gone: 'Du stehst nicht auf der Warteliste',
  goneText: 'Du hast sie verlassen, oder das Warten ist zu Ende. Deine Daten auf der Liste werden gelöscht.',
  leave: 'Liste verlassen',
  left: 'Du hast die Liste verlassen',
  leftText: 'Was du dafür angegeben hast, ist gelöscht.',
  changed: 'Die Bedingungen haben sich geändert. Buche über die Karte.',
  bookOnCard: 'Zur Buchung',
  failed: 'Die Warteliste konnte nicht geladen werden',
};
