import type { Service } from 'shared-lib/model/booking';
import { updateBookableCards } from '../offer/bookable-cards';
import {
  BOOKING,
  DATE,
  openVisitorProject,
  SERVICE_ID,
  SLUG,
  tokenIn,
  ZONE,
} from '../testing/visitor-project';

/* Answers to a visitor's page about a booking, over HTTP, at the services as they are exported. */

const project = openVisitorProject();
const { post } = project;
const CALL = 'https://meet.example/secret-room';

const anOwner = (service: Partial<Service>, changeNoticeMinutes = 60) =>
  project.offer([service], { changeNoticeMinutes });

const book = ({ phone = '', price = 0 } = {}) =>
  project.book({
    ...{ price, zone: 'Asia/Kolkata' },
    customer: { name: 'Eva', email: 'eva@ejemplo.com', phone },
  });

const linkOf = ({ body }: { body: unknown }) => ({ bookingId: BOOKING, token: tokenIn(body) });

describe('the link of a video call', () => {
  const video = { kind: 'video' as const, detail: CALL };

  it('is hidden from the visitor until the owner accepts the booking', async () => {
    await anOwner({ place: video, needsConfirmation: true });
    const booked = await book();
    expect(booked).toMatchObject({ status: 200, body: { booking: { status: 'pending_confirmation' } } });
    const answers = [booked, await post('booking', linkOf(booked)), await post('export', linkOf(booked))];
    for (const { text } of answers) expect(text).not.toContain(CALL);

    const ana = project.signUp('ana');
    const act = { bookingId: BOOKING, sequence: 0, action: 'confirm', reason: '' };
    expect((await ana.call('actOnBooking', act)).status).toBe(200);
    expect((await post('booking', linkOf(booked))).text).toContain(CALL);
  });

  it('is hidden from the visitor until the payment arrives, and again after a cancellation', async () => {
    const payment = { rule: 'link', link: 'https://buy.stripe.com/x' } as const;
    await anOwner({ place: video, price: 2500, payment });
    const unpaid = await book({ price: 2500 });
    expect(unpaid).toMatchObject({ status: 200, body: { booking: { status: 'pending_payment' } } });
    expect(unpaid.text).not.toContain(CALL);

    const act = async (action: string, sequence: number) => {
      const requested = { bookingId: BOOKING, sequence, action, reason: '' };
      expect((await project.signUp('ana').call('actOnBooking', requested)).status).toBe(200);
      return post('booking', linkOf(unpaid));
    };
    expect((await act('pay', 0)).text).toContain(CALL);
    const cancelled = await act('cancel', 1);
    expect(cancelled).toMatchObject({ status: 200, body: { booking: { status: 'cancelled' } } });
    expect(cancelled.text).not.toContain(CALL);
  });
});

describe('a booking’s page', () => {
  it('contains the owner’s time zone beside the visitor’s', async () => {
    await anOwner({});
    expect(await book()).toMatchObject({
      body: { booking: { zone: 'Asia/Kolkata', ownerZone: ZONE, contactUrl: '' } },
    });
  });

  it('contains the contact address of the card when it is too late for a change', async () => {
    // Six days before: it is too late from the start.
    await anOwner({}, 6 * 24 * 60);
    const card = project.db().doc(`publicCards/${SLUG}`);
    await card.update({ 'profile.email': 'hola@ana.es', 'profile.phone': '+34 600 11 22 33' });
    const booked = await book();
    expect(booked).toMatchObject({
      body: { booking: { canChange: false, contactUrl: 'mailto:hola@ana.es' } },
    });
    await card.update({ 'profile.email': '' });
    expect(await post('booking', linkOf(booked))).toMatchObject({
      body: { booking: { contactUrl: 'tel:+34600112233' } },
    });
    await card.set({ status: 'paused', slug: SLUG });
    expect(await post('booking', linkOf(booked))).toMatchObject({ body: { booking: { contactUrl: '' } } });
  });
});

describe('a phone number', () => {
  const openPage = async () => {
    const range = `from=${DATE}&to=${DATE}`;
    const { body } = await project.ask('visitor', `/b/${SLUG}?${range}`, { method: 'GET' });
    return (body as { services: { phoneRequired: boolean }[] }).services[0]!.phoneRequired;
  };

  it.each([
    ['the owner wants one', { phoneRequired: true }],
    ['the owner calls', { place: { kind: 'phone' as const, detail: '' } }],
  ])('is required when %s', async (_, service) => {
    await anOwner(service);
    expect(await openPage()).toBe(true);
    for (const phone of ['', ' \u200b '])
      expect(await book({ phone })).toMatchObject({
        status: 422,
        body: { reason: 'invalid-input', fields: ['customer.phone'] },
      });
    expect((await book({ phone: '600 11 22 33' })).status).toBe(200);
  });

  it.each(['600 111 222 / 91 123 45 67', 'abc', '12345'])(
    'is refused when it cannot be dialled: %j',
    async (phone) => {
      await anOwner({});
      expect(await book({ phone })).toMatchObject({
        status: 422,
        body: { reason: 'invalid-input', fields: ['customer.phone'] },
      });
    },
  );

  it('is stored without the zero in brackets', async () => {
    await anOwner({});
    expect((await book({ phone: '+34 (0) 600 111 222' })).status).toBe(200);
    const [made] = (await project.db().collection('bookings').get()).docs;
    expect(made!.get('customer.phone')).toBe('+34 600 111 222');
  });

  it('is not required by a service that was stored without the setting', async () => {
    await anOwner({});
    const service = project.db().doc(`services/${SERVICE_ID}`);
    const { phoneRequired: _, ...before } = (await service.get()).data()!;
    await service.set(before);
    await updateBookableCards(project.db(), 'ana');
    expect(await openPage()).toBe(false);
    expect((await book()).status).toBe(200);
  });
});
