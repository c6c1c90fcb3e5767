import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { HOSTILE_TEXTS, marked, readable, readHtml, readLines } from 'shared-lib/testing/hostile';
import { NOW } from '../testing/local-project';
import { letterMail, trialMail } from './account/account-mail';
import { composeMail, type ComposedMail } from './compose-mail';
import type { MailInput } from './booking/mail-input';
import { takedownMail } from './account/moderation-mail';
import { aBooking } from './testing/a-booking';
import { aMailInput, aMailOwner } from './testing/a-mail-input';

/*
 * Everything hostile, in every field that mail shows: the same elements, attributes and styles as for harmless texts, no
 * address but ours, no second header, and each text there to be read; of a visitor, nothing in mail to themselves.
 */

const ADDRESS = /^(https:\/\/|http:\/\/127\.0\.0\.1:5\d\d\d\/|mailto:|tel:)/;

function bookingOf(text: string, overrides: Partial<Booking> = {}): Booking {
  const booking = aBooking({ language: 'es', zone: 'Europe/Madrid' });
  return {
    ...booking,
    service: {
      ...booking.service,
      name: marked(text, 'service'),
      place: { kind: 'in-person', detail: marked(text, 'place') },
    },
    customer: { ...booking.customer, name: marked(text, 'customer'), phone: marked(text, 'phone') },
    answers: [{ question: marked(text, 'question'), answer: marked(text, 'answer') }],
    notes: marked(text, 'notes'),
    reason: marked(text, 'reason'),
    ownerNote: marked(text, 'private-note'),
    invoice: {
      name: marked(text, 'invoice'),
      taxId: marked(text, 'invoice'),
      address: marked(text, 'invoice'),
      postcode: marked(text, 'invoice'),
      town: marked(text, 'invoice'),
      country: 'ES',
    },
    ...overrides,
  };
}

const about = (text: string, overrides: Partial<MailInput>, booking: Partial<Booking> = {}): ComposedMail =>
  composeMail(
    aMailInput({
      owner: aMailOwner({ name: marked(text, 'owner') }),
      booking: bookingOf(text, booking),
      ...overrides,
    }),
  );

const person = (text: string) => ({ name: marked(text, 'name'), email: 'ana@ejemplo.com' });
const OURS = 'hola@ejemplo.com';

interface Mail {
  compose: (text: string) => ComposedMail;
  /** Fields that appear in the mail, and fields that must not. */
  says: readonly string[];
  hides?: readonly string[];
  /** Fields of its own recipient, which may lead somewhere; none by default. */
  links?: number;
}

const OF_VISITOR = ['customer', 'phone', 'question', 'answer', 'notes', 'private-note', 'invoice'] as const;
const OF_BOOKING = ['service', 'place'] as const;

const byPhone = (text: string): Partial<Booking> => ({
  service: { ...bookingOf(text).service, place: { kind: 'phone', detail: marked(text, 'place') } },
});
const byVideo = (text: string): Partial<Booking> => ({
  service: { ...bookingOf(text).service, place: { kind: 'video', detail: marked(text, 'place') } },
});

const MAILS: Record<string, Mail> = {
  'a booking, for who booked': {
    compose: (text) => about(text, {}),
    says: OF_BOOKING,
    hides: OF_VISITOR,
  },
  'a booking by phone, for who booked': {
    compose: (text) => about(text, {}, byPhone(text)),
    says: OF_BOOKING,
    hides: OF_VISITOR,
  },
  'a booking by video, for who booked': {
    compose: (text) => about(text, {}, byVideo(text)),
    says: ['service'],
    hides: OF_VISITOR,
  },
  'a rejection, for who booked': {
    compose: (text) => about(text, { template: 'rejected', by: 'owner' }, { status: 'rejected' }),
    says: [...OF_BOOKING, 'reason'],
    hides: OF_VISITOR,
  },
  'a reminder, for who booked': {
    compose: (text) => about(text, { template: 'reminder-24h' }),
    says: OF_BOOKING,
    hides: OF_VISITOR,
  },
  'a booking, for the owner': {
    compose: (text) => about(text, { recipient: 'owner' }),
    says: [...OF_BOOKING, 'customer', 'phone', 'question', 'answer', 'notes'],
    hides: ['private-note', 'invoice'],
    links: 1,
  },
  'a cancellation, for the owner': {
    compose: (text) => about(text, { template: 'cancelled', recipient: 'owner' }, { status: 'cancelled' }),
    says: [...OF_BOOKING, 'reason', 'customer', 'notes'],
    hides: ['private-note', 'invoice'],
    links: 1,
  },
  'a trial that ends': { compose: (text) => trialMail(person(text), NOW, OURS), says: ['name'] },
  'a takedown': {
    compose: (text) =>
      takedownMail(
        person(text),
        marked(text, 'card'),
        { reason: marked(text, 'reason'), at: Timestamp.fromMillis(NOW) },
        OURS,
      ),
    says: ['card', 'reason'],
  },
  'a letter of the team': {
    compose: (text) => letterMail(person(text), { kind: 'answer', text: marked(text, 'letter') }, OURS),
    says: ['letter'],
  },
};

describe.each(Object.entries(MAILS))(
  'hostile texts in mail about %s',
  (_name, { compose, says, hides = [], links = 0 }) => {
    // Texts with a line end, a link and a number, which are rendered in ways of their own.
    const harmless = ['Texto', 'Texto\nde dos líneas', 'www.ejemplo.com', '+34 600 111 222'].map(compose);
    const known = new Set(harmless.flatMap(({ html }) => readHtml(html).shape));
    const mails = HOSTILE_TEXTS.map((text) => {
      const mail = compose(text);
      return { text, mail, page: readHtml(mail.html) };
    });
    type Read = (typeof mails)[number];
    const textsOf = (found: readonly Read[]) => found.map(({ text }) => text);

    it('become no element, attribute or style', () => {
      const strange = mails.flatMap(({ page }) => page.shape).filter((element) => !known.has(element));
      expect(strange).toEqual([]);
    });

    it('become no link', () => {
      const strange = mails.flatMap(({ page }) => page.addresses).filter((address) => !ADDRESS.test(address));
      expect(strange).toEqual([]);
      const isLeading = ({ mail }: Read) => mail.text.split('://instagram').length > 1 + links;
      expect(textsOf(mails.filter(isLeading))).toEqual([]);
    });

    it('become no mail header', () => {
      const isBroken = ({ mail: { subject, from, to, replyTo } }: Read) =>
        /[\r\n]/.test([subject, from.name, to.name, replyTo?.name].join(''));
      expect(textsOf(mails.filter(isBroken))).toEqual([]);
    });

    it.each(says)('as %s are readable in text and HTML', (field) => {
      const isMissing = ({ text, mail, page }: Read) =>
        [page.textIn('body'), readable(mail.text)].some(
          (body) => !body.includes(readable(marked(text, field))),
        );
      expect(textsOf(mails.filter(isMissing))).toEqual([]);
    });

    it('are left out where they are private or another person’s', () => {
      const leaked = mails.flatMap(({ text, mail, page }) =>
        hides.filter((field) =>
          [page.textIn(), readable(mail.text), readable(mail.subject)].some((body) =>
            body.includes(readable(marked(text, field))),
          ),
        ),
      );
      expect(leaked).toEqual([]);
    });

    it('become no line of the mail’s invitation', () => {
      const expected = compose('Texto').calendar;
      if (!expected) return expect(mails.filter(({ mail }) => mail.calendar)).toEqual([]);
      const { shape: lines } = readLines(expected.content);
      for (const { text, mail } of mails) {
        const file = readLines(mail.calendar!.content);
        expect(file.shape).toEqual(lines);
        expect(file.textIn('summary')).toContain(readable(marked(text, 'service')));
        expect(file.textIn('summary')).toContain(readable(marked(text, 'owner')));
      }
    });
  },
);
