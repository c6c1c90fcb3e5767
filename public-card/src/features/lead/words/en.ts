import { en as visitor } from 'shared-lib/visitor-words/en';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Leave my details',
  intro: (owner) => `${owner} will get them when you send them.`,
  close: 'Close',
  name: 'Name',
  fields: { email: 'Email', phone: 'Phone', company: 'Company', note: 'Message' },
  optional: 'optional',
  either: 'email or phone',
  privacy: 'Privacy notice',
  send: 'Send my details',
  sending: 'Sending…',
  sent: (owner) => `${owner} has your details now.`,
  kept: 'No connection. Your details will be sent when it is back and this card is open.',
  keptButRefused: 'Your details are still kept here. We will send them when you open this card again.',
  erase: 'Erase my details',
  erased: 'Your details are erased.',
  eraseFailed: 'They were not erased. Check your connection and try again.',
  again: 'Leave other details',
  offer: (owner) => `Would you like to leave ${owner} your details?`,
  notNow: 'Not now',
  nameRequired: 'Enter your name.',
  nameLink: 'Enter your name without addresses.',
  contactRequired: 'Enter an email or a phone number.',
  emailRequired: 'Enter your email.',
  phoneRequired: 'Enter your phone number.',
  emailInvalid: 'Enter an email such as ana@example.com.',
  emailAccent: (address: string) => `Emails have no accents before the @: is it ${address}?`,
  phoneInvalid: 'Enter a phone number of at least 6 digits.',
  phoneSeveral: 'Enter a single phone number of at most 15 digits.',
  consentRequired: 'Tick this box to send your details.',
  problems: {
    gone: 'This card doesn’t take details any more.',
    refilled:
      'Your browser filled in a field that can’t be seen. We have emptied it: press the button again.',
    tooMany: 'Too many attempts. Wait a few minutes and try again.',
    failure: 'Something went wrong on our side. Try again in a moment.',
  },
};
