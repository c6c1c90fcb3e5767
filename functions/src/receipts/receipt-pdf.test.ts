import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { CARD_LANGUAGES } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { aBooking, START } from '../mail/testing/a-booking';
import { receiptContent, type ReceiptFacts } from './receipt-content';
import { receiptPdf } from './receipt-pdf';
import { pdfLines } from './testing/pdf-text';
import { RECEIPT_WORDS } from './words';

const PAID_AT = START - 2 * DAY_MS;

const paidOnline = (
  changes: Partial<NonNullable<Booking['payment']['online']>> = {},
): Booking['payment'] => ({
  rule: 'deposit',
  state: 'paid',
  paidAt: PAID_AT,
  online: { due: 2250, refunds: [], isBegun: true, paid: 2250, giveBack: 0, refunded: 0, ...changes },
});

const facts = (booking: Partial<Booking> = {}, changes: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  booking: aBooking({ language: 'es', payment: paidOnline(), ...booking }),
  ownerName: 'Ana García',
  cardAddress: 'tarjetas.ejemplo.com/c/ana-garcia',
  zone: 'Europe/Madrid',
  paidAt: PAID_AT,
  refunds: [],
  refunding: 0,
  ...changes,
});

async function fileOf(given: ReceiptFacts): Promise<Uint8Array> {
  const content = receiptContent(given);
  if (!content) throw new Error('Nothing was paid');
  return receiptPdf(content);
}

const linesOf = async (given: ReceiptFacts) => pdfLines(await fileOf(given));

describe('the PDF of a receipt', () => {
  it('says what was paid, by whom, to whom and for what', async () => {
    expect(await linesOf(facts())).toEqual([
      'Justificante de pago (no es factura)',
      ...['Negocio', 'Ana García', 'tarjetas.ejemplo.com/c/ana-garcia'],
      ...['Cliente', 'Zoë Ñandú', 'zoe@ejemplo.com'],
      ...['Servicio', 'Sesión de color: 45,50 EUR'],
      ...['Cita', 'miércoles, 4 de marzo de 2026, 10:00–10:45', 'hora de Madrid, GMT+1'],
      ...['Lugar', 'Calle Mayor 1, Madrid'],
      ...['Referencia', 'booking0000000000001'],
      ...['Pagado', '22,50 EUR · 2 de marzo de 2026 · por la web, con Stripe'],
      ...['Total', '22,50 EUR'],
      'Este documento acredita lo pagado y no sirve de factura. Tarjetero no emite facturas: si la necesitas, pídela a Ana',
      'García.',
    ]);
  });

  it('lists the services of a visit with their prices', async () => {
    const { service } = aBooking();
    const part = (name: string, price: number) => ({ id: name, name, price, durationMinutes: 20 });
    const parts = [part('Corte', 2000), part('Color', 2550)];
    const lines = await linesOf(facts({ service: { ...service, parts } }));
    expect(lines).toEqual(expect.arrayContaining(['Corte: 20,00 EUR', 'Color: 25,50 EUR']));
  });

  it('lists each refund with its date, and subtracts them from the total', async () => {
    const refunds = [
      { amount: 1000, at: PAID_AT + DAY_MS },
      { amount: 250, at: PAID_AT + 3 * DAY_MS },
    ];
    const lines = await linesOf(
      facts({ payment: paidOnline({ refunded: 1250, giveBack: 1500 }) }, { refunds, refunding: 250 }),
    );
    expect(lines.slice(lines.indexOf('Devuelto'), lines.indexOf('Total') + 2)).toEqual([
      ...['Devuelto', '10,00 EUR · 3 de marzo de 2026', '2,50 EUR · 5 de marzo de 2026'],
      ...['Devolución en curso', '2,50 EUR'],
      ...['Total', '10,00 EUR'],
    ]);
  });

  it('says after a full refund that everything went back', async () => {
    const lines = await linesOf(facts({ payment: paidOnline({ refunded: 2250, giveBack: 2250 }) }));
    expect(lines).toEqual(
      expect.arrayContaining(['Devuelto', '22,50 EUR', '0,00 EUR', 'Se ha devuelto todo lo pagado.']),
    );
  });

  it('names a payment that the business noted by hand', async () => {
    const payment = { rule: 'link', state: 'paid', paidAt: PAID_AT } as const;
    expect(await linesOf(facts({ payment }))).toContain(
      '45,50 EUR · 2 de marzo de 2026 · anotado por el negocio',
    );
  });

  it('names the fee of somebody who did not come', async () => {
    const card = { state: 'forgotten', asked: 2250, attempts: 1, isDeclined: false } as const;
    const lines = await linesOf(facts({ payment: { ...paidOnline({ card }), rule: 'card' } }));
    expect(lines).toContain('Cargo por no acudir: Sesión de color');
    expect(lines).toContain('22,50 EUR · 2 de marzo de 2026 · con la tarjeta guardada, por Stripe');
  });

  it('has the invoice data that the visitor gave', async () => {
    const invoice = {
      ...{ name: 'Ruiz y Sol S. L.', taxId: 'B12345674', address: 'Calle Luna 3, 2.º' },
      ...{ postcode: '28004', town: 'Madrid', country: 'ES' },
    };
    const lines = await linesOf(facts({ invoice }));
    expect(lines.slice(lines.indexOf('Datos de factura'), lines.indexOf('Servicio'))).toEqual([
      'Datos de factura',
      'Ruiz y Sol S. L.',
      'B12345674',
      'Calle Luna 3, 2.º',
      '28004 Madrid, ES',
    ]);
  });

  it.each([
    ['JPY', '4550 JPY'],
    ['KWD', '4,550 KWD'],
  ])('gives an amount in %s its decimals', async (currency, shown) => {
    const { service } = aBooking();
    const lines = await linesOf(facts({ service: { ...service, currency } }));
    expect(lines.join('\n')).toContain(shown);
  });

  it.each(CARD_LANGUAGES)(
    'shows every word in %s, with its title and language for screen readers',
    async (language) => {
      const bytes = await fileOf(facts({ language, payment: paidOnline({ refunded: 2250 }) }));
      const lines = await pdfLines(bytes);
      const { title, labels } = RECEIPT_WORDS[language];
      expect(lines[0]).toBe(title);
      expect(lines).toContain(labels.total);
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(pdf.getTitle()).toBe(title);
      expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe(`(${language})`);
    },
  );

  it('is tagged: its content has an order and kinds', async () => {
    const pdf = await PDFDocument.load(await fileOf(facts()), { updateMetadata: false });
    const { catalog } = pdf;
    expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const document = tree.lookup(PDFName.of('K'), PDFDict);
    const kinds = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('Pg'))
          ? [String(object.get(PDFName.of('S')))]
          : [],
      );
    expect(String(document.get(PDFName.of('S')))).toBe('/Document');
    expect(kinds[0]).toBe('/H1');
    expect(kinds.filter((kind) => kind === '/Lbl')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === '/LBody')).toHaveLength(8);
  });

  it('has the same bytes each time', async () => {
    const [one, other] = [await fileOf(facts()), await fileOf(facts())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('shows what it can of a name in other letters', async () => {
    const customer = { name: 'Ольга Шевченко', email: '', phone: '' };
    expect(await linesOf(facts({ customer }))).toContain('Olga Shevchenko');
  });

  it('says so where it can show nothing of a name', async () => {
    const customer = { name: '王小明', email: 'wang@ejemplo.com', phone: '' };
    const lines = await linesOf(facts({ customer }));
    expect(lines).toContain('Texto con letras que este PDF no puede mostrar');
    expect(lines).toContain('wang@ejemplo.com');
  });

  it('goes on on another page with endless and hostile texts', async () => {
    const { service } = aBooking();
    const name = `(\\) Tj ET <</MCID 0>> ${'W'.repeat(580)}\u202e\u0000`;
    const parts = ['a', 'b', 'c', 'd'].map((id) => ({ id, name, price: 1, durationMinutes: 5 }));
    const hostile = facts({
      customer: { name, email: `${'e'.repeat(240)}@ejemplo.com`, phone: '' },
      service: { ...service, parts, place: { kind: 'in-person', detail: `${name}\n`.repeat(5) } },
    });
    const bytes = await fileOf({ ...hostile, ownerName: name });
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    expect((await pdfLines(bytes)).join('')).toContain('(\\) Tj ET <</MCID 0>>');
  });

  it('does not exist where nothing was paid', () =>
    expect(receiptContent(facts({ payment: { rule: 'none', state: 'none', paidAt: null } }))).toBeNull());
});
