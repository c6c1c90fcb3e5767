import { receiptPath, reminderPath } from '../bookings/record/booking-token';
import { idOf, tuesdayAt } from '../bookings/testing/booking-project';
import { refundPayment } from '../payments/refund-payment';
import { BOOKING, openPaymentProject, tokenOf } from '../payments/testing/payment-project';
import { paymentReceipt } from '../receipts/payment-receipt';
import { pdfLines } from '../receipts/testing/pdf-text';

const { project, at, later, paid, opened, book, payment } = openPaymentProject();

/** Requests an address as a browser does. */
async function get(path: string, method = 'GET') {
  const response = await fetch(project.origin() + path, { method });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const addressOf = ({ bookingId, token }: { bookingId: string; token: string }) =>
  `/b/justificante/${bookingId}.pdf?t=${token}`;

/** Returns everything that is stored, except for counters of requests. */
const stored = async () => ({
  booking: await project.read(`bookings/${BOOKING}`),
  payment: await payment(),
  outbox: (await project.db().collection('outbox').get()).size,
});

describe('the receipt by a booking’s link', () => {
  it('is a PDF to save, which no cache keeps', async () => {
    const { link } = await paid();
    const { status, headers, bytes } = await get(addressOf(link));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="justificante-de-pago.pdf"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const lines = await pdfLines(bytes);
    expect(lines[0]).toBe('Justificante de pago (no es factura)');
    expect(lines).toContain('martes, 3 de marzo de 2026, 10:00–10:30');
    expect(lines).toContain('22,50 EUR · 2 de marzo de 2026 · por la web, con Stripe');
  });

  it('is named in the answer to the booking’s page, and only there', async () => {
    const { link } = await paid();
    const { body } = await project.post('booking', link);
    expect(body['booking']).toMatchObject({ receiptPath: addressOf(link) });
    const [booking] = await project.bookings();
    const reminder = await project.post('booking', { ...link, token: tokenOf(reminderPath(booking!, '')) });
    expect(reminder.status).toBe(200);
    expect(reminder.body['booking']).not.toHaveProperty('receiptPath');
  });

  it('is the same however often it is asked for, and changes nothing', async () => {
    const { link } = await paid();
    const before = await stored();
    const [one, other] = [await get(addressOf(link)), await get(addressOf(link))];
    const head = await get(addressOf(link), 'HEAD');
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers.get('content-length')).toBe(String(one.bytes.length));
    expect(await stored()).toEqual(before);
  });

  it('has a refund with its date', async () => {
    const { link } = await paid();
    await refundPayment(
      { ...project.context('ana'), now: at().now },
      { bookingId: BOOKING, amount: 1000, given: 0 },
    );
    const lines = await pdfLines((await get(addressOf(link))).bytes);
    expect(lines).toEqual(expect.arrayContaining(['10,00 EUR · 2 de marzo de 2026', '12,50 EUR']));
  });

  it('refuses other methods', async () => {
    const { link } = await paid();
    const { status, headers } = await get(addressOf(link), 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('does not exist before something is paid', async () => {
    const { link } = await opened();
    expect((await get(addressOf(link))).status).toBe(404);
  });

  it('does not exist for a booking without a price', async () => {
    const { link } = await book({ price: 0 }, { price: 0, due: 0 });
    expect((await get(addressOf(link))).status).toBe(404);
  });

  it.each([
    ['of another booking', (token: string) => ({ bookingId: idOf('booking2'), token })],
    [
      'from before the payment',
      () => ({
        bookingId: BOOKING,
        token: tokenOf(receiptPath({ id: BOOKING, sequence: 0, language: 'es' })),
      }),
    ],
    ['that is made up', () => ({ bookingId: BOOKING, token: 'x'.repeat(43) })],
    ['that is empty', () => ({ bookingId: BOOKING, token: '' })],
    ['that is sent twice', (token: string) => ({ bookingId: BOOKING, token: `${token}&t=${token}` })],
  ])('opens by no token %s, and says so in the language of the link', async (_, linkOf) => {
    const { link } = await paid();
    const { status, headers, bytes } = await get(`${addressOf(linkOf(link.token))}&lang=en`);
    expect(status).toBe(404);
    expect(headers.get('content-language')).toBe('en');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(bytes).toString()).toBe('This link does not work. Use the one in the latest email.');
  });

  it('stays closed once the visitor’s data is erased', async () => {
    const { link } = await paid();
    const after = tuesdayAt(12);
    project.setNow(after);
    expect((await project.post('erase', { ...link, when: 'now' })).status).toBe(200);
    expect((await get(addressOf(link))).status).toBe(404);
    await expect(
      paymentReceipt({ ...project.context('ana'), now: after }, { bookingId: BOOKING }),
    ).rejects.toMatchObject({ reason: 'booking-not-found' });
  });
});

describe('the receipt of an own booking', () => {
  it('is what the visitor gets', async () => {
    const { link } = await paid();
    const { name, file } = await paymentReceipt(project.context('ana'), { bookingId: BOOKING });
    const { bytes } = await get(addressOf(link));
    expect(name).toBe('justificante-de-pago.pdf');
    expect(Buffer.from(file, 'base64').equals(Buffer.from(bytes))).toBe(true);
  });

  it('is refused to another account', async () => {
    await paid();
    await expect(paymentReceipt(project.context('luis'), { bookingId: BOOKING })).rejects.toMatchObject({
      reason: 'booking-not-found',
    });
  });

  it('is refused while nothing is paid', async () => {
    await opened();
    later(1);
    await expect(paymentReceipt(project.context('ana'), { bookingId: BOOKING })).rejects.toMatchObject({
      reason: 'booking-state',
    });
  });
});
