import { bookingDocumentSchema } from 'shared-lib/documents';
import { aBookingInput, idOf, openBookingProject, tuesdayAt } from '../testing/booking-project';

const project = openBookingProject();

const INVOICE = {
  ...{ name: 'Ruiz y Sol S. L.', taxId: 'b-12.345.674', address: 'Calle Luna 3, 2.º' },
  ...{ postcode: '28004', town: 'Madrid', country: 'ES' },
};

/** Books as a page does, with this data for an invoice. */
async function book(invoice: unknown, service = { asksInvoice: true }) {
  await project.anOwner(service);
  const reply = await project.post('book', { ...(await aBookingInput()), invoice });
  const token = String(reply.body['path'] ?? '').split('?t=')[1] ?? '';
  return { reply, link: { bookingId: idOf('booking1'), token } };
}

const stored = () => project.read(`bookings/${idOf('booking1')}`);

describe('the data of an invoice', () => {
  it('is stored with the booking, its Spanish number tidied', async () => {
    const { reply } = await book(INVOICE);
    expect(reply.status).toBe(200);
    const booking = await stored();
    expect(booking).toMatchObject({ invoice: { ...INVOICE, taxId: 'B12345674' } });
    expect(bookingDocumentSchema.safeParse(booking).error).toBeUndefined();
  });

  it('is offered on the page only where the service asks for it', async () => {
    await project.anOwner({ asksInvoice: true });
    const { body } = await project.ask('/b/ana-garcia?from=2026-03-03&to=2026-03-03');
    expect(body['services']).toEqual([expect.objectContaining({ asksInvoice: true })]);
    await project.anOwner({ asksInvoice: false });
    const other = await project.ask('/b/ana-garcia?from=2026-03-03&to=2026-03-03');
    expect(other.body['services']).toEqual([expect.not.objectContaining({ asksInvoice: true })]);
  });

  it('is left out where the service doesn’t ask for it', async () => {
    expect((await book(INVOICE, { asksInvoice: false })).reply.status).toBe(200);
    expect(await stored()).not.toHaveProperty('invoice');
  });

  it('may be missing', async () => {
    expect((await book(undefined)).reply.status).toBe(200);
    expect(await stored()).not.toHaveProperty('invoice');
  });

  it('has a number of another country as it was typed', async () => {
    await book({ ...INVOICE, country: 'DE', taxId: ' DE 123.456 ' });
    expect(await stored()).toMatchObject({ invoice: { country: 'DE', taxId: 'DE 123.456' } });
  });

  it('loses its invisible characters', async () => {
    await book({ ...INVOICE, name: 'Ana\u202eEva\u0000' });
    expect(await stored()).toMatchObject({ invoice: { name: 'Ana Eva' } });
  });

  it.each([
    ['a wrong control letter', { taxId: '12345678A' }, 'invoice.taxId'],
    ['no name', { name: '   ' }, 'invoice.name'],
    ['a name of 121 letters', { name: 'x'.repeat(121) }, 'invoice.name'],
    ['an address of a megabyte’s beginning', { address: 'x'.repeat(2000) }, 'invoice.address'],
    ['no postcode', { postcode: '' }, 'invoice.postcode'],
    ['an object for a town', { town: { $gt: '' } }, 'invoice.town'],
    ['a country that is none', { country: 'XX' }, 'invoice.country'],
  ])('is refused with %s, beside its field', async (_, wrong, field) => {
    const { reply } = await book({ ...INVOICE, ...wrong });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ reason: 'invalid-input', fields: [field] });
    expect(await stored()).toBeUndefined();
  });

  it('is in the visitor’s export, and goes when their data is erased', async () => {
    const { link } = await book(INVOICE);
    const { body } = await project.post('export', link);
    expect(body['booking']).toMatchObject({ invoice: { taxId: 'B12345674' } });
    project.setNow(tuesdayAt(12));
    expect((await project.post('erase', { ...link, when: 'now' })).status).toBe(200);
    expect(await stored()).not.toHaveProperty('invoice');
    expect(JSON.stringify(await stored())).not.toContain('Luna');
  });
});
