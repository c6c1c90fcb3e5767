import type { CardLanguage } from 'shared-lib/model';
import type { Booking, ServicePlace } from 'shared-lib/model/booking';
import { HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { composeMail } from '../compose-mail';
import { safeFirstName } from '../safe-text';
import { aBooking, START } from '../testing/a-booking';
import { aMailInput, aMailOwner } from '../testing/a-mail-input';
import { typeset } from '../typeset';

const LANGUAGES = ['es', 'en', 'ca', 'gl', 'eu', 'pt', 'fr', 'it', 'de'] as const;
const PAGE = 'https://tarjetas.ejemplo.com/c/ana-garcia/reserva/booking0000000000001?t=abc';

const at = (place: ServicePlace, overrides: Partial<Booking> = {}): Booking => {
  const booking = aBooking({ language: 'es', zone: 'Europe/Madrid', ...overrides });
  return { ...booking, service: { ...booking.service, place } };
};
const mailOf = (...[input]: Parameters<typeof aMailInput>) => composeMail(aMailInput(input));

/** Returns the facts of a mail, by their labels. */
const factsOf = (text: string) => text.split('\n').map((line) => line.replaceAll('\u00a0', ' '));

const partly = (state: 'paid' | 'awaiting'): Booking['payment'] => ({
  ...{ rule: 'deposit', state, paidAt: state === 'paid' ? NOW : null },
  online: {
    ...{ due: 2000, isBegun: true, paid: state === 'paid' ? 2000 : null, giveBack: 0, refunded: 0 },
    refunds: [{ noticeMinutes: 1440, percent: 50 }],
  },
});

describe('the text of a booking mail', () => {
  it.each(LANGUAGES)(
    'links in %s to the booking’s page that the privacy notice promises, even once the booking is over',
    (language) => {
      for (const template of ['cancelled', 'rejected', 'expired'] as const) {
        const { text } = mailOf({ template, booking: aBooking({ language, status: template }) });
        expect(text.split('\n--\n')[1]).toContain(PAGE);
      }
      // Once: where the main button leads there already, it isn't repeated.
      expect(mailOf({ booking: aBooking({ language }) }).text.split(PAGE)).toHaveLength(2);
    },
  );

  it.each(['visitor', 'owner'] as const)('tells the %s the time before a move', (recipient) => {
    const input = {
      recipient,
      booking: aBooking({ language: 'es', zone: 'Europe/Madrid' }),
      before: START - HOUR_MS,
    };
    for (const template of ['rescheduled', 'move-accepted'] as const) {
      const lines = factsOf(mailOf({ ...input, template }).text);
      expect(lines).toContain('Antes: miércoles, 4 de marzo de 2026, 09:00–09:45');
      expect(lines).toContain('Cuándo: miércoles, 4 de marzo de 2026, 10:00–10:45');
    }
    // Mails queued before the earlier time was stored.
    expect(mailOf({ ...input, template: 'rescheduled', before: undefined }).text).not.toContain('Antes');
  });

  it.each([
    ['es', 'que queda confirmada'],
    ['en', 'which is confirmed'],
    ['ca', 'que queda confirmada'],
    ['gl', 'que queda confirmada'],
    ['eu', 'Erreserba berretsita dago'],
    ['pt', 'que fica confirmada'],
    ['fr', 'qui est confirmée'],
    ['it', 'che è confermata'],
    ['de', 'damit bestätigt'],
  ] as const)('says in %s that a paid booking is confirmed, only where it is', (language, sentence) => {
    const lead = (status: Booking['status']) =>
      mailOf({
        template: 'paid',
        booking: aBooking({ language, status, payment: { rule: 'link', state: 'paid', paidAt: NOW } }),
      }).text.split('\n')[2];
    expect(lead('confirmed')).toContain(sentence);
    expect(lead('pending_confirmation')).not.toContain(sentence);
  });

  it.each([
    ['es', '(pagada la señal de 20 €, quedan 25,50 €)'],
    ['en', '(deposit of €20 paid, €25.50 still due)'],
    ['de', '(Anzahlung von 20 € bezahlt, 25,50 € offen)'],
  ] as const)('tells both parties in %s the rest due after a deposit', (language, words) => {
    for (const recipient of ['visitor', 'owner'] as const) {
      const owner = aMailOwner({ language: language === 'de' ? 'es' : language });
      const { text } = mailOf({ recipient, owner, booking: aBooking({ language, payment: partly('paid') }) });
      const paid =
        recipient === 'owner' && language === 'de' ? '(pagada la señal de 20 €, quedan 25,50 €)' : words;
      expect(text.replaceAll('\u00a0', ' ')).toContain(paid);
    }
    const unpaid = mailOf({ booking: aBooking({ language, payment: partly('awaiting') }) });
    expect(unpaid.text).not.toMatch(/quedan|still due|offen/);
  });

  it.each(LANGUAGES)('says in %s who calls whom', (language) => {
    const theirs = mailOf({ booking: at({ kind: 'phone', detail: '+34 600 333 444' }, { language }) });
    expect(theirs.text).toContain('+34 600 333 444');
    expect(theirs.text).not.toContain('+34 600 111 222');
    const owners = mailOf({ booking: at({ kind: 'phone', detail: '' }, { language }) });
    expect(owners.text).toMatch(/Ana García.*\+34 600 111 222|\+34 600 111 222.*Ana García/);
    expect(owners.calendar!.content.replace(/\r\n /g, '')).toContain('+34 600 111 222');
  });

  it('tells the owner whom to call, or who calls', () => {
    const textOf = (detail: string) =>
      mailOf({ recipient: 'owner', booking: at({ kind: 'phone', detail }) }).text;
    expect(textOf('')).toContain('Llamas tú a Zoë Ñandú: +34 600 111 222.');
    expect(textOf('+34 600 333 444')).toContain('Zoë Ñandú te llama al +34 600 333 444.');
  });

  it('offers in a reminder to confirm attendance, until the visitor does', () => {
    const booking = aBooking({ language: 'es' });
    const attends = { at: 1, start: booking.start };
    for (const template of ['reminder-24h', 'reminder-1h'] as const) {
      expect(mailOf({ template, booking }).text).toContain('Confirmar que voy');
      const said = mailOf({ template, booking: { ...booking, attends } });
      expect(said.text).not.toContain('Confirmar que voy');
    }
    expect(mailOf({ template: 'created', booking }).text).not.toContain('Confirmar que voy');
  });

  it('contains the video call’s link once the booking is confirmed', () => {
    const link = 'https://meet.google.com/abc-defg-hij';
    const video = { kind: 'video', detail: link } as const;
    for (const template of ['created', 'confirmed', 'reminder-1h', 'paid'] as const)
      expect(mailOf({ template, booking: at(video) }).text).toContain(link);
    expect(mailOf({ booking: at(video) }).calendar!.content.replace(/\r\n /g, '')).toContain(
      `LOCATION:${link}`,
    );
    const mail = mailOf({ booking: at(video, { status: 'pending_confirmation' }) });
    expect(mail.text + mail.calendar!.content).not.toContain(link);
  });

  it.each([
    ['María José García', 'María José'],
    ['josé luis', 'josé luis'],
    ['María del Carmen Ruiz', 'María del Carmen'],
    ['María de los Ángeles Gil', 'María de los Ángeles'],
    ['Josep Maria Puig', 'Josep Maria'],
    ['Ana Paula', 'Ana Paula'],
    ['Jean-Pierre Martin', 'Jean-Pierre'],
    ['Ana García', 'Ana'],
    ['María García José', 'María'],
    ['Zoë Ñandú', 'Zoë'],
    ['José', 'José'],
    ['María estafa.example', 'María'],
    ['Gana-dinero en http://estafa.example', 'Gana-dinero'],
    ['http://estafa.example', ''],
    ['', ''],
  ])('greets %j as %j', (name, greeted) => expect(safeFirstName(name)).toBe(greeted));

  it.each([
    ['Où : Paris', 'fr', 'Où\u00a0: Paris'],
    ['Où: Paris', 'fr', 'Où\u00a0: Paris'],
    ['Déjà ? Oui; non !', 'fr', 'Déjà\u202f? Oui\u202f; non\u202f!'],
    ['« Coupe »', 'fr', '«\u00a0Coupe\u00a0»'],
    ['à 10:00, https://ejemplo.com?a=1', 'fr', 'à 10:00, https://ejemplo.com?a=1'],
    ['Dónde: Madrid. ¿Sí?', 'es', 'Dónde: Madrid. ¿Sí?'],
    ['el 50 % de 20 €', 'es', 'el 50\u00a0% de 20\u00a0€'],
  ] as const)('typesets %j in %s', (text, language, set) => {
    expect(typeset(language, text)).toBe(set);
    expect(typeset(language, typeset(language, text))).toBe(set);
  });

  it.each(LANGUAGES)('begins no line in %s with a time, a sign or a unit', (language: CardLanguage) => {
    for (const template of ['created', 'rescheduled', 'paid', 'reminder-24h'] as const) {
      const booking = aBooking({ language, payment: partly('paid') });
      const { html, subject } = mailOf({ template, booking, before: START - HOUR_MS });
      const shown = html
        .slice(html.indexOf('<h1'))
        .replace(/<[^>]+>/g, '')
        .replaceAll('&nbsp;', '\u00a0');
      expect(shown).not.toMatch(/\S \d{1,2}:\d\d/);
      expect(shown).not.toMatch(/ [%€:;!?·–](?: |$)/m);
      if (language === 'fr') expect(`${subject}\n${shown}`).not.toMatch(/[^\s\d]:(?:\s|$)/m);
    }
  });
});
