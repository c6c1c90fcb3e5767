import { composeMail, type MailInput } from './compose-mail';
import { aBooking } from './testing/a-booking';

const input = (overrides: Partial<MailInput> = {}): MailInput => ({
  template: 'created',
  recipient: 'visitor',
  booking: aBooking(),
  owner: {
    name: 'Ana García',
    email: 'ana@ejemplo.com',
    publicEmail: 'hola@estudioana.es',
    language: 'es',
    zone: 'Europe/Madrid',
  },
  path: '/c/ana-garcia/reserva/booking0000000000001?t=abc',
  from: 'reservas@tarjetero.test',
  cardOrigin: 'https://tarjetas.ejemplo.com',
  shellOrigin: 'https://app.ejemplo.com',
  ...overrides,
});

const PAGE = 'https://tarjetas.ejemplo.com/c/ana-garcia/reserva/booking0000000000001?t=abc';

describe('composeMail', () => {
  it('writes to who booked in their language and zone, with the way to their booking', () => {
    const mail = composeMail(input());
    expect(mail).toMatchObject({
      from: { name: 'Ana García (Tarjetero)', address: 'reservas@tarjetero.test' },
      to: { name: 'Zoë', address: 'zoe@ejemplo.com' },
      replyTo: { name: 'Ana García', address: 'hola@estudioana.es' },
      subject: 'Booking confirmed: Sesión de color',
    });
    expect(mail.text.split('\n').slice(0, 12)).toEqual([
      'Hello Zoë,',
      '',
      'Your booking with Ana García is confirmed.',
      '',
      'Service: Sesión de color',
      'When: Wednesday, 4 March 2026, 04:00–04:45 (Eastern Standard Time, America/New_York, GMT-5)',
      'Where: Calle Mayor 1, Madrid',
      'Price: €45.50',
      'Status: Confirmed',
      '',
      'View, change or cancel the booking:',
      PAGE,
    ]);
    expect(mail.text).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
    expect(mail.text).toContain('https://outlook.live.com/calendar/0/deeplink/compose?');
    expect(mail.html).toContain('<html lang="en">');
  });

  it('writes to the owner in theirs, with what the other person said', () => {
    const mail = composeMail(input({ recipient: 'owner' }));
    expect(mail).toMatchObject({
      from: { name: 'Tarjetero', address: 'reservas@tarjetero.test' },
      to: { name: 'Ana García', address: 'ana@ejemplo.com' },
      replyTo: { name: 'Zoë Ñandú', address: 'zoe@ejemplo.com' },
      subject: 'Reserva nueva: Sesión de color, Zoë Ñandú',
    });
    for (const line of [
      'Cuándo: miércoles, 4 de marzo de 2026, 10:00–10:45 (hora estándar de Europa central, Europe/Madrid, GMT+1)',
      'Cliente: Zoë Ñandú',
      'Correo: zoe@ejemplo.com',
      'Teléfono: +34 600 111 222',
      'Notas: Llego en bici',
      '¿Primera vez?: Sí',
      'https://app.ejemplo.com/dashboard/bookings?reserva=booking0000000000001',
    ])
      expect(mail.text.split('\n')).toContain(line);
    // The link is the visitor's.
    expect(mail.text + mail.html + mail.calendar!.content).not.toContain('t=abc');
  });

  it('tells nobody the other one’s phone or address in a calendar, nor what the owner noted', () => {
    const visitor = composeMail(input());
    const owner = composeMail(input({ recipient: 'owner' }));
    const calendarOf = (mail: typeof owner) =>
      mail.calendar!.content.replace(/\r\n /g, '') + mail.text.split('calendar.google.com')[1]!;
    expect(calendarOf(owner)).not.toMatch(/600|zoe@ejemplo/);
    expect(calendarOf(visitor)).not.toContain('ana@ejemplo.com');
    expect(visitor.text + visitor.html).not.toContain('ana@ejemplo.com');
    for (const { text, html, calendar } of [visitor, owner])
      expect(text + html + calendar!.content).not.toContain('amoniaco');
  });

  it.each([
    ['created', 'pending_confirmation', 'Solicitud enviada: Sesión de color', 'Pendiente de confirmar'],
    ['created', 'pending_payment', 'Reserva pendiente de pago: Sesión de color', 'Pendiente de pago'],
    ['created', 'confirmed', 'Reserva confirmada: Sesión de color', 'Confirmada'],
    ['confirmed', 'confirmed', 'Reserva confirmada: Sesión de color', 'Confirmada'],
    ['rejected', 'rejected', 'Reserva no aceptada: Sesión de color', 'No aceptada'],
    ['rescheduled', 'confirmed', 'Reserva cambiada: Sesión de color', 'Confirmada'],
    [
      'rescheduled',
      'pending_confirmation',
      'Cambio pendiente de confirmar: Sesión de color',
      'Pendiente de confirmar',
    ],
    ['cancelled', 'cancelled', 'Reserva cancelada: Sesión de color', 'Cancelada'],
    ['expired', 'expired', 'Reserva caducada: Sesión de color', 'Caducada'],
    ['paid', 'confirmed', 'Pago recibido: Sesión de color', 'Confirmada'],
    ['reminder-24h', 'confirmed', 'Recordatorio: Sesión de color, mié, 4 mar, 10:00', 'Confirmada'],
  ] as const)('says what «%s» means while the booking is %s', (template, status, subject, state) => {
    const booking = aBooking({ status, language: 'es', zone: 'Europe/Madrid' });
    const mail = composeMail(input({ template, booking }));
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`Estado: ${state}`);
    expect(mail.calendar?.method).toBe(
      template.startsWith('reminder')
        ? undefined
        : ['cancelled', 'rejected', 'expired'].includes(template)
          ? 'CANCEL'
          : 'REQUEST',
    );
  });

  it('offers to book again once it is over, and a booking without a card no page', () => {
    const over = composeMail(
      input({ template: 'cancelled', booking: aBooking({ status: 'cancelled', reason: 'Gripe' }) }),
    );
    expect(over.text).toContain('Book again:\nhttps://tarjetas.ejemplo.com/c/ana-garcia\n');
    expect(over.text).toContain('Reason: Gripe');
    expect(over.text).not.toMatch(/calendar\.google|t=abc/);
    const byHand = composeMail(input({ booking: aBooking({ slug: '', cardId: '' }), path: '' }));
    expect(byHand.text).not.toContain('tarjetas.ejemplo.com');
    expect(byHand.text).toContain('Add to Google Calendar');
  });

  it('escapes every text in HTML, and has nothing in it that is fetched', () => {
    const evil = '<img src=x onerror="alert(1)"> & \'co\'';
    const booking = aBooking({ notes: evil, customer: { name: evil, email: 'z@ejemplo.com', phone: evil } });
    booking.service.name = evil;
    booking.service.place.detail = evil;
    for (const recipient of ['visitor', 'owner'] as const) {
      const { html } = composeMail(input({ recipient, booking, owner: { ...input().owner, name: evil } }));
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
      expect(html).not.toMatch(/<(img|script|link|iframe|style|video)|src=["']|url\(/i);
    }
  });

  it('carries nobody’s words to an address that they only claimed', () => {
    const booking = aBooking({
      status: 'cancelled',
      language: 'es',
      customer: { name: 'Gana-dinero en http://estafa.example', email: 'victima@ejemplo.com', phone: '' },
      notes: 'Entra en estafa.example',
      answers: [{ question: '¿Qué?', answer: 'estafa.example' }],
      reason: 'Mira estafa.example',
    });
    const told = composeMail(input({ template: 'cancelled', booking }));
    expect(JSON.stringify(told)).not.toContain('estafa.example');
    const named = composeMail(
      input({ booking: { ...booking, customer: { ...booking.customer, name: 'www.estafa.example' } } }),
    );
    expect(named.text).toMatch(/^Hola:\n/);
    // The owner is who it was said to.
    expect(composeMail(input({ template: 'cancelled', recipient: 'owner', booking })).text).toContain(
      'Motivo: Mira estafa.example',
    );
  });

  it.each([
    [100000, 'JPY', '100.000 JPY'],
    [4550, 'EUR', '45,50 €'],
  ])('writes %i of %s as an amount', (price, currency, written) => {
    const booking = aBooking({ language: 'es', payment: { rule: 'link', state: 'paid', paidAt: 1 } });
    Object.assign(booking.service, { price, currency });
    const text = composeMail(input({ booking })).text.replace(/\u00a0/g, ' ');
    expect(text).toContain(`Precio: ${written} (pagado)`);
  });
});
