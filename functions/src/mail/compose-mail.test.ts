import type { Booking } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import type { MailTemplate } from '../outbox/outbox';
import type { MailInput } from './booking/mail-input';
import { composeMail } from './compose-mail';
import { aBooking, START } from './testing/a-booking';
import { aMailInput as input, aMailOwner } from './testing/a-mail-input';
import { NOW } from '../testing/local-project';

const PAGE = 'https://tarjetas.ejemplo.com/c/ana-garcia/reserva/booking0000000000001?t=abc';

/** The Spanish privacy notice, which owners get in whatever language their mail is. */
const WHOLE_NOTICE = 'https://app.ejemplo.com/legal/privacidad';

describe('composeMail', () => {
  it('isolates the direction of names in right-to-left scripts', () => {
    const { service } = aBooking();
    const booking = aBooking({
      service: { ...service, name: 'תספורת (30)' },
      customer: { name: 'שלום כהן', email: 'zoe@ejemplo.com', phone: '' },
    });
    const { subject, text } = composeMail(input({ booking, recipient: 'owner' }));
    expect(subject).toBe('Reserva nueva: \u2068תספורת (30)\u2069, \u2068שלום כהן\u2069');
    expect(text).toContain('\u2068שלום כהן\u2069');
    // Each is closed where it ends: what follows has the direction of the mail.
    expect(text.match(/\u2068/g)).toHaveLength(text.match(/\u2069/g)!.length);
    expect(text.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/\p{Script=Hebrew}/u);
  });

  it('lists a visit’s services with their prices and the total', () => {
    const { service } = aBooking();
    const parts = [
      { id: 'service-1', name: 'Corte', durationMinutes: 30, price: 2000 },
      { id: 'service-2', name: 'Color', durationMinutes: 60, price: 6000 },
    ];
    const booking = aBooking({
      service: { ...service, name: 'Corte + Color', durationMinutes: 90, price: 8000, parts },
      end: START + 90 * 60_000,
      language: 'es',
    });
    const mail = composeMail(input({ booking }));
    expect(mail.subject).toBe('Reserva confirmada: Corte + Color');
    expect(mail.text).toMatch(/Servicio: Corte · 20\s€\n {2}Color · 60\s€\n/);
    expect(mail.text).toMatch(/Precio: 80\s€/);
    expect(mail.text).toMatch(/10:00–11:30/);
  });

  it('writes to the visitor in their language and time zone, with a link to their booking', () => {
    const mail = composeMail(input());
    expect(mail).toMatchObject({
      from: { name: 'Tarjetero, on behalf of Ana García', address: 'reservas@tarjetero.test' },
      to: { name: 'Zoë', address: 'zoe@ejemplo.com' },
      replyTo: { name: 'Ana García', address: 'hola@estudioana.es' },
      subject: 'Booking confirmed: Sesión de color',
    });
    expect(mail.text.split('\n--\n')[0]!.split('\n')).toEqual([
      'Booking confirmed',
      '',
      'Hello Zoë. Your booking with Ana García is confirmed.',
      '',
      'Service: Sesión de color',
      'When: Wednesday, 4 March 2026, 10:00–10:45',
      '  Madrid time, GMT+1',
      '  In your time: Wednesday, 4 March 2026, 04:00–04:45 (New York time, GMT-5)',
      'Where: Calle Mayor 1, Madrid',
      '  Directions: https://www.google.com/maps/search/?api=1&query=Calle%20Mayor%201%2C%20Madrid',
      'Price: €45.50',
      '',
      'View or change my appointment:',
      PAGE,
      '',
      'You can change or cancel it until Tuesday 3 March at 10:00.',
      '',
      'To talk to Ana García, reply to this email or choose:',
      'WhatsApp: https://wa.me/34600333444',
      'Call: tel:+34600333444',
      'Email: mailto:hola@estudioana.es',
      '',
      'Add to your calendar:',
      expect.stringMatching(/^Google Calendar: https:\/\/calendar\.google\.com\/calendar\/render\?/),
      expect.stringMatching(/^Outlook: https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/),
      '',
    ]);
    expect(mail.html).toContain('<html lang="en">');
  });

  it('writes to the visitor in Catalan and to the owner in the owner’s language', () => {
    const booking = aBooking({ language: 'ca' });
    const mail = composeMail(input({ booking }));
    expect(mail.subject).toBe('Reserva confirmada: Sesión de color');
    const [heading, , lead, , service, when, zone] = mail.text.split('\n');
    expect([heading, lead, service, when, zone]).toEqual([
      'Reserva confirmada',
      'Hola, Zoë. La teva reserva amb Ana García està confirmada.',
      'Servei: Sesión de color',
      'Quan: dimecres, 4 de març del 2026, 10:00–10:45',
      '  hora local: Madrid, GMT+1',
    ]);
    expect(mail.text).toContain('La pots canviar o cancel·lar fins dimarts 3 de març a les 10:00.');
    expect(mail.html).toContain('<html lang="ca">');
    expect(composeMail(input({ booking, recipient: 'owner' })).subject).toMatch(/^Reserva nueva/);
  });

  it.each([
    [
      'in person, where clocks differ',
      'in-person',
      'Asia/Kolkata',
      ['10:00–10:45', 'hora de Madrid, GMT+1', '14:30–15:15 (hora de Calcuta, GMT+5:30)'],
    ],
    ['in person, where they don’t', 'in-person', 'Europe/Paris', ['10:00–10:45', 'hora de Madrid, GMT+1']],
    ['by phone', 'phone', 'Asia/Kolkata', ['14:30–15:15', 'hora de Calcuta, GMT+5:30']],
    ['by video', 'video', 'America/Mexico_City', ['03:00–03:45', 'hora de Ciudad de México, GMT-6']],
  ] as const)('tells the time of a meeting %s', (_, kind, zone, expected) => {
    const booking = aBooking({ language: 'es', zone });
    booking.service.place = { kind, detail: '' };
    const { text } = composeMail(input({ booking }));
    const when = /Cuándo: ([^]*?)\nDónde/.exec(text)![1]!.split('\n');
    expect(when).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(when[index]).toContain(part));
  });

  it.each([
    ['confirmed', 'https://meet.google.com/abc', 'Entrar en la videollamada: https://meet.google.com/abc'],
    ['confirmed', 'https://eu.zoom.us/j/1', 'Entrar en la videollamada: https://eu.zoom.us/j/1'],
    ['confirmed', 'https://zoom.us.estafa.example/j/1', 'El enlace está en la página de tu reserva.'],
    ['pending_confirmation', 'https://meet.google.com/abc', 'Tendrás el enlace cuando se confirme.'],
    ['pending_payment', 'https://meet.google.com/abc', 'Tendrás el enlace cuando se confirme.'],
  ] as const)('says of a call that is %s at %s: %s', (status, detail, sentence) => {
    const booking = aBooking({ language: 'es', status });
    booking.service.place = { kind: 'video', detail };
    const mail = composeMail(input({ booking }));
    expect(mail.text).toContain(sentence);
    for (const part of [mail.text, mail.html, mail.calendar!.content])
      expect(part.includes(detail)).toBe(sentence.endsWith(detail));
  });

  it('offers free times to a visitor who paid too late', () => {
    const booking = aBooking({ language: 'es', status: 'expired' });
    const late = input({ template: 'paid-late', booking, freeStarts: [Date.UTC(2026, 2, 3, 9)] });
    const { text, html } = composeMail(late);
    for (const part of [text, html]) {
      expect(part).toContain('Horas libres');
      expect(part.replaceAll('\u00a0', ' ')).toContain('martes 3 de marzo a las 10:00');
    }
    expect(composeMail({ ...late, freeStarts: [] }).text).not.toContain('Horas libres');
  });

  it.each([
    [
      'as long as it can be changed',
      0,
      'Ver o cambiar mi cita',
      'Puedes cambiarla o cancelarla hasta el martes 3 de marzo a las 10:00.',
    ],
    [
      'when it is too late',
      DAY_MS + 1,
      'Ver mi cita',
      'El plazo para cambiar o cancelar acababa 24\u00a0h antes.',
    ],
  ])('names the deadline for changes %s, with ways to reach the owner', (_, later, button, sentence) => {
    const booking = aBooking({ language: 'es' });
    const { text, html } = composeMail(input({ booking, now: NOW + later }));
    expect(text).toContain(`${button}:\n${PAGE}`);
    expect(text).toContain(sentence);
    for (const way of ['https://wa.me/34600333444', 'tel:+34600333444', 'mailto:hola@estudioana.es'])
      expect(html).toContain(`href="${way}"`);
  });

  it('says that replies aren’t read when the owner shows no address', () => {
    const contact = { email: '', phone: '600 333 444', whatsApp: '' };
    const booking = aBooking({ language: 'es' });
    const mail = composeMail(input({ booking, owner: aMailOwner({ contact }) }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(
      'Este email no recibe respuestas. Para hablar con Ana García:\nLlamar: tel:600333444\n',
    );
  });

  it('says until when an unpaid booking is held and how to pay', () => {
    const payment = { rule: 'link', state: 'awaiting', paidAt: null, dueAt: NOW + DAY_MS } as const;
    const booking = aBooking({ language: 'es', status: 'pending_payment', payment });
    const { text } = composeMail(input({ booking }));
    expect(text).toContain('Completa el pago para confirmar tu reserva con Ana García.');
    expect(text).toContain(`Completar el pago:\n${PAGE}`);
    expect(text).toContain('Paga antes del martes 3 de marzo a las 10:00: después, el hueco queda libre.');
    const over = composeMail(input({ template: 'expired', booking: { ...booking, status: 'expired' } }));
    expect(over.text).toContain('no se pagó a tiempo');
  });

  it.each([
    ['visitor', 'visitor', 'Has cancelado tu reserva con Ana García.'],
    ['visitor', 'owner', 'Ana García ha cancelado tu reserva.'],
    ['visitor', undefined, 'Tu reserva con Ana García está cancelada.'],
    ['owner', 'visitor', 'Zoë Ñandú ha cancelado su reserva. El hueco vuelve a estar libre.'],
  ] as const)('tells the %s that %s cancelled', (recipient, by, sentence) => {
    const booking = aBooking({ language: 'es', status: 'cancelled' });
    expect(composeMail(input({ template: 'cancelled', recipient, by, booking })).text).toContain(sentence);
  });

  it('doesn’t say that the visitor requested a time that the owner chose', () => {
    const booking = aBooking({ language: 'es', status: 'pending_confirmation' });
    const moved = (by: 'visitor' | 'owner') =>
      composeMail(input({ template: 'rescheduled', by, booking })).text;
    expect(moved('visitor')).toContain('Has pedido otra hora. Ana García tiene que confirmarla.');
    expect(moved('owner')).toContain('Tu reserva con Ana García cambia de hora.');
    expect(moved('owner')).toContain('Estado: Pendiente de confirmar');
  });

  it('writes to the owner in their language, with the visitor’s details and answers', () => {
    const mail = composeMail(input({ recipient: 'owner' }));
    expect(mail).toMatchObject({
      from: { name: 'Tarjetero', address: 'reservas@tarjetero.test' },
      to: { name: 'Ana García', address: 'ana@ejemplo.com' },
      replyTo: { name: 'Zoë Ñandú', address: 'zoe@ejemplo.com' },
      subject: 'Reserva nueva: Sesión de color, Zoë Ñandú',
    });
    for (const line of [
      'Cuándo: miércoles, 4 de marzo de 2026, 10:00–10:45',
      '  hora de Madrid, GMT+1',
      'Cliente: Zoë Ñandú',
      'Email: zoe@ejemplo.com',
      'Teléfono: +34 600 111 222',
      'Nota de quien reservó: Llego en bici',
      '¿Primera vez?: Sí',
      'https://app.ejemplo.com/dashboard/bookings?reserva=booking0000000000001',
    ])
      expect(mail.text.split('\n')).toContain(line);
    // The link is the visitor's.
    expect(mail.text + mail.html).not.toContain('t=abc');
    // An entry made from a mail would stay as it was when they change the booking themselves: their calendar has its own address.
    expect(mail.calendar).toBeUndefined();
    expect(mail.text).not.toContain('calendar.google');
  });

  it('links the owner to their mail settings, also in the unsubscribe header', () => {
    const mail = composeMail(input({ recipient: 'owner' }));
    const choice = 'https://app.ejemplo.com/dashboard/settings#emails';
    expect(mail.unsubscribe).toBe(choice);
    expect(mail.text).toContain(`Elegir qué emails recibo: ${choice}`);
    expect(composeMail(input()).unsubscribe).toBeUndefined();
  });

  it('tells a visitor neither the owner’s account address nor the owner’s note', () => {
    const { text, html, calendar } = composeMail(input());
    const said = text + html + calendar!.content.replace(/\r\n /g, '');
    expect(said).not.toContain('ana@ejemplo.com');
    expect(said).not.toContain('amoniaco');
    expect(composeMail(input({ recipient: 'owner' })).text).not.toContain('amoniaco');
  });

  it('has the colour and photo of the card through which the visitor booked', () => {
    const { html } = composeMail(input());
    const photo = `https://tarjetas.ejemplo.com/c/ana-garcia/i/ana/card1/${'0'.repeat(64)}.jpg`;
    expect([...html.matchAll(/<img src="([^"]*)"[^>]* alt="([^"]*)"/g)].map(([, ...parts]) => parts)).toEqual(
      [[photo, 'Photo of Ana García']],
    );
    expect(html).toContain('bgcolor="#7C3AED"');
    expect(composeMail(input({ recipient: 'owner' })).html).not.toContain('<img');
  });

  it.each([
    ['visitor', 'Antes', 'Pides', 'Ver o cambiar mi cita'],
    ['owner', 'Antes', 'Pide', 'Responder al cambio'],
  ] as const)(
    'shows the %s both the old and the new time while a change is requested',
    (recipient, before, asks, button) => {
      const moveRequest = { start: START + DAY_MS, zone: 'Europe/Madrid' };
      const booking = aBooking({ language: 'es', zone: 'Europe/Madrid', moveRequest });
      const { text } = composeMail(input({ template: 'move-asked', by: 'visitor', recipient, booking }));
      expect(text).toMatch(new RegExp(`${before}: .*4 de marzo[^]*${asks}: .*5 de marzo`));
      expect(text).toContain(button);
    },
  );

  it.each([
    ['created', 'pending_confirmation', 'Solicitud enviada: Sesión de color', ''],
    ['created', 'pending_payment', 'Reserva pendiente de pago: Sesión de color', ''],
    ['created', 'confirmed', 'Reserva confirmada: Sesión de color', ''],
    ['confirmed', 'confirmed', 'Reserva confirmada: Sesión de color', ''],
    ['rejected', 'rejected', 'Reserva rechazada: Sesión de color', ''],
    ['rescheduled', 'confirmed', 'Reserva cambiada: Sesión de color', 'Confirmada'],
    [
      'rescheduled',
      'pending_confirmation',
      'Cambio pendiente de confirmar: Sesión de color',
      'Pendiente de confirmar',
    ],
    ['move-asked', 'confirmed', 'Cambio pedido: Sesión de color', 'Confirmada'],
    ['move-withdrawn', 'confirmed', 'Cambio retirado: Sesión de color', 'Confirmada'],
    ['move-accepted', 'confirmed', 'Cambio aceptado: Sesión de color', 'Confirmada'],
    ['move-kept', 'confirmed', 'Cita sin cambios: Sesión de color', 'Confirmada'],
    ['cancelled', 'cancelled', 'Reserva cancelada: Sesión de color', ''],
    ['expired', 'expired', 'Reserva caducada: Sesión de color', ''],
    ['paid', 'confirmed', 'Pago recibido: Sesión de color', 'Confirmada'],
    ['reminder-24h', 'confirmed', 'Recordatorio: Sesión de color, mié, 4 mar, 10:00', ''],
  ] as const)('has the subject and status of «%s» for a %s booking', (template, status, subject, state) => {
    const booking = aBooking({ status, language: 'es', zone: 'Europe/Madrid' });
    const mail = composeMail(input({ template, booking }));
    expect(mail.subject).toBe(subject);
    // Only where the heading doesn't say the state.
    expect(/Estado: (.*)/.exec(mail.text)?.[1] ?? '').toBe(state);
    expect(mail.calendar?.method).toBe(
      template.startsWith('reminder')
        ? undefined
        : ['cancelled', 'rejected', 'expired'].includes(template)
          ? 'CANCEL'
          : 'REQUEST',
    );
  });

  it('offers to book again when the booking is over, unless it has no card', () => {
    const over = composeMail(
      input({ template: 'cancelled', booking: aBooking({ status: 'cancelled', reason: 'Gripe' }) }),
    );
    expect(over.text).toContain('Book again:\nhttps://tarjetas.ejemplo.com/c/ana-garcia\n');
    expect(over.text).toContain('Reason: Gripe');
    expect(over.text).not.toMatch(/calendar\.google/);
    const byHand = composeMail(
      input({
        booking: aBooking({ slug: '', cardId: '' }),
        path: '',
        owner: aMailOwner({ photoPath: '' }),
      }),
    );
    expect(byHand.text).not.toMatch(/tarjetas\.ejemplo\.com(?!\/c\/privacidad\?)/);
    expect(byHand.text).toContain('Add to your calendar:');
  });

  it.each([
    [
      'visitor',
      'es',
      'Responsable: Ana García, que usa tus datos para atender tu reserva y los guarda hasta que pidas borrarlos o elimine su cuenta. Tarjetero los trata por encargo suyo. Puedes descargarlos o borrarlos con el enlace de tu reserva, y pedirle que los corrija.',
      'Información de privacidad',
      WHOLE_NOTICE,
    ],
    [
      'visitor',
      'en',
      'Controller: Ana García, who uses your data to handle your booking and keeps it until you ask for its erasure or they delete their account. Tarjetero processes it on their behalf. You can download or erase it with your booking’s link, and ask them to correct it.',
      'Privacy notice',
      'https://tarjetas.ejemplo.com/c/privacidad?lang=en',
    ],
    [
      'owner',
      'es',
      'De los datos de quien reserva, la persona responsable eres tú.',
      'Información de privacidad',
      WHOLE_NOTICE,
    ],
    ['owner', 'en', 'Of the data of those who book, the controller is you.', 'Privacy notice', WHOLE_NOTICE],
  ] as const)(
    'tells the %s (%s) who is responsible for the data and links to the privacy notice',
    (recipient, language, notice, link, address) => {
      for (const template of ['created', 'cancelled', 'paid', 'reminder-1h'] as const) {
        const booking = aBooking({ language });
        const { text, html } = composeMail(
          input({ template, recipient, booking, owner: aMailOwner({ language }) }),
        );
        const [, footer] = text.split('\n--\n');
        expect(footer).toContain(notice);
        expect(footer).toContain(`${link}: ${address}\n`);
        expect(html).toContain(notice);
        expect(html).toMatch(
          new RegExp(`<a [^>]*href="${address.replace(/[.?]/g, '\\$&')}"[^>]*>${link}</a>`),
        );
      }
    },
  );

  it('promises no link for a booking without a page, and links no owner’s name in the notice', () => {
    const owner = aMailOwner({ name: 'www.estafa.example' });
    const { text, html } = composeMail(
      input({ path: '', owner, booking: aBooking({ slug: '', cardId: '', language: 'es' }) }),
    );
    expect(text).toContain('Puedes pedirle verlos, corregirlos o borrarlos.');
    expect(text).not.toContain('con el enlace');
    expect(text + html).not.toContain('estafa.example');
  });

  it('escapes every text in HTML and loads nothing but the card’s photo', () => {
    const evil = '<img src=x onerror="alert(1)"> & \'co\'';
    const booking = aBooking({ notes: evil, customer: { name: evil, email: 'z@ejemplo.com', phone: evil } });
    booking.service.name = evil;
    booking.service.place.detail = evil;
    for (const recipient of ['visitor', 'owner'] as const) {
      const { html } = composeMail(input({ recipient, booking, owner: aMailOwner({ name: evil }) }));
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
      // Nothing is fetched but the card's photo, whose address is the same for everybody.
      const others = html.replace(/<img src="https:\/\/tarjetas\.ejemplo\.com\/c\/ana-garcia\/i\/[^"]*"/, '');
      expect(others).not.toMatch(/<(img|script|link|iframe|video)|src=["']|url\(/i);
    }
  });

  it('sends none of the visitor’s words to the address that they entered', () => {
    const booking = aBooking({
      status: 'cancelled',
      language: 'es',
      customer: { name: 'Gana-dinero en http://estafa.example', email: 'victima@ejemplo.com', phone: '' },
      notes: 'Entra en estafa.example',
      answers: [{ question: '¿Qué?', answer: 'estafa.example' }],
      reason: 'Mira estafa.example',
    });
    const mail = composeMail(input({ template: 'cancelled', booking }));
    expect(JSON.stringify(mail)).not.toContain('estafa.example');
    const named = composeMail(
      input({ booking: { ...booking, customer: { ...booking.customer, name: 'www.estafa.example' } } }),
    );
    expect(named.text).not.toContain('Hola');
    // Their words reach the owner, whom they were said to, and lead nowhere.
    expect(composeMail(input({ template: 'cancelled', recipient: 'owner', booking })).text).toContain(
      'Motivo: Mira estafa.\u200cexample',
    );
  });

  it.each([
    [100000, 'JPY', '100.000 ¥'],
    [4550, 'EUR', '45,50 €'],
  ])('writes %i of %s as an amount', (price, currency, written) => {
    const booking = aBooking({ language: 'es', payment: { rule: 'link', state: 'paid', paidAt: 1 } });
    Object.assign(booking.service, { price, currency });
    const text = composeMail(input({ booking })).text.replace(/\u00a0/g, ' ');
    expect(text).toContain(`Precio: ${written} (pagado)`);
  });

  it('states the terms of a card guarantee and the amount charged', () => {
    const withCard = (status: Booking['status'], paid: number | null = null) =>
      aBooking({
        ...{ status, language: 'es' as const },
        payment: {
          ...{ rule: 'card' as const, state: paid === null ? ('awaiting' as const) : ('paid' as const) },
          ...{ paidAt: paid, dueAt: NOW + DAY_MS },
          online: {
            ...{ due: 2000, refunds: [], isBegun: true, paid, giveBack: 0, refunded: 0 },
            card: { state: 'awaited', asked: 0, attempts: 0, isDeclined: false },
          },
        },
      });
    const textOf = (template: MailTemplate, booking: Booking, recipient: 'owner' | 'visitor' = 'visitor') =>
      composeMail(input({ template, booking, recipient })).text.replace(/\u00a0/g, ' ');
    const wanted = textOf('created', withCard('pending_payment'));
    expect(wanted).toContain('Guardar mi tarjeta:');
    expect(wanted).toMatch(/Guárdala antes del .*: después, el hueco queda libre\./);
    expect(wanted).toContain('Si no acudes y no has cancelado, se te pueden cobrar 20 €.');
    expect(textOf('card-kept', withCard('confirmed'))).toContain('No se te ha cobrado nada.');
    const fee = textOf('paid', withCard('no_show', 1500));
    expect(fee).toContain('te ha cobrado 15 €, como se indicó al reservar');
    expect(fee).toContain('Ver mi cita:');
    expect(textOf('paid', withCard('no_show', 1500), 'owner')).toContain('Has cobrado 15 € a');
  });

  it.each(['paid', 'refunded'] as const)('links a visitor to the receipt in the mail «%s»', (template) => {
    const receiptPath = '/b/justificante/booking0000000000001.pdf?t=abc';
    const url = `https://tarjetas.ejemplo.com${receiptPath}`;
    const textOf = (changes: Partial<MailInput>) =>
      composeMail(input({ template, receiptPath, booking: aBooking({ language: 'es' }), ...changes })).text;
    expect(textOf({})).toContain(`Justificante de lo que has pagado (no es factura):`);
    expect(textOf({})).toContain(url);
    expect(textOf({ recipient: 'owner' })).not.toContain(url);
    expect(textOf({ template: 'created' })).not.toContain(url);
  });

  it.each([
    ['visitor', 'Te hemos devuelto 10 € de tu reserva con Ana García. En total te hemos devuelto 20 €.'],
    ['owner', 'Se han devuelto 10 € de la reserva de Zoë Ñandú. En total, 20 €.'],
  ] as const)(
    'tells the %s the amount of the latest of several refunds and their total',
    (recipient, sentence) => {
      const booking = aBooking({ language: 'es' });
      const refund = { amount: 1000, total: 2000 };
      const { text } = composeMail(input({ template: 'refunded', recipient, booking, refund }));
      expect(text.replace(/\s+/g, ' ')).toContain(sentence);
      const first = composeMail(
        input({ template: 'refunded', recipient, booking, refund: { amount: 1000, total: 1000 } }),
      );
      expect(first.text).not.toContain('En total');
    },
  );

  it('links an owner to the deadline of a dispute', () => {
    const mail = composeMail(input({ template: 'disputed', recipient: 'owner' }));
    expect(mail.subject).toMatch(/^Pago reclamado: /);
    expect(mail.text).toMatch(/Ver el plazo en Pagos:\n.*\/dashboard\/stripe/);
  });

  it('lists every booking of a series with its page, in one calendar file', () => {
    const series = [0, 1].map((week) => ({
      booking: aBooking({
        id: `booking000000000000${week}`,
        icsUid: `booking000000000000${week}@tarjetero`,
        start: START + week * 7 * DAY_MS,
        end: START + week * 7 * DAY_MS + 45 * 60_000,
      }),
      path: `/c/ana-garcia/reserva/booking000000000000${week}?t=abc`,
    }));
    const { subject, text, calendar } = composeMail(
      input({ by: 'owner', booking: series[0]!.booking, series }),
    );
    expect(subject).toBe('Appointments confirmed: Sesión de color');
    expect(text).toContain('Ana García has booked 2 appointments for you.');
    expect(text).toContain('When (1/2): Wednesday, 4 March 2026, 10:00–10:45');
    expect(text).toContain('When (2/2): Wednesday, 11 March 2026, 10:00–10:45');
    for (const { path } of series) expect(text).toContain(`https://tarjetas.ejemplo.com${path}`);
    expect(calendar!.method).toBe('PUBLISH');
    expect(calendar!.content.match(/^UID:.*$/gm)!.map((line) => line.trim())).toEqual(
      series.map(({ booking }) => `UID:${booking.icsUid}`),
    );
    expect(calendar!.content).not.toContain('ATTENDEE');
  });
});
