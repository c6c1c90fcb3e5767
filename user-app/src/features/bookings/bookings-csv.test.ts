import { exportPages } from 'shared-lib/ui/csv-export';
import { aBooking } from 'shared-lib/testing';
import { bookingsCsv, toBookingCells } from './bookings-csv';
import { messages } from './messages';

const DAYS = { from: '2026-03-02', to: '2026-03-02', zone: 'Europe/Madrid' };

/** Returns the lines of the file with some bookings. */
async function linesOf(bookings: Parameters<typeof toBookingCells>[0][]): Promise<string[]> {
  const readPage = () => Promise.resolve({ rows: bookings, next: null });
  const file = await exportPages(
    { ...bookingsCsv('ana', DAYS), readPage },
    new AbortController().signal,
    () => {},
  );
  return file!.content.split('\r\n');
}

describe('the CSV file of bookings', () => {
  it('has a cell in every column for a booking, in the owner’s time zone', () => {
    const { service } = aBooking();
    const booking = aBooking({
      zone: 'America/Bogota',
      service: { ...service, price: 2550 },
      payment: { rule: 'link', state: 'awaiting', paidAt: null },
      status: 'pending_payment',
      answers: [
        { question: '¿Primera vez?', answer: 'Sí' },
        { question: 'Tema', answer: 'Corte' },
      ],
      notes: 'Llego en bici',
      ownerNote: 'Alérgica al tinte',
    });
    expect(toBookingCells(booking, 'Europe/Madrid')).toEqual([
      '2026-03-02',
      '10:00',
      '10:30',
      'Europe/Madrid',
      'Pendiente de pago',
      'Primera consulta',
      'Eva Ruiz',
      'eva@ejemplo.com',
      '+34 600 111 222',
      25.5,
      'EUR',
      'Pendiente',
      '¿Primera vez?: Sí\nTema: Corte',
      'Llego en bici',
      'Alérgica al tinte',
      '',
      '2026-02-20T12:00:00.000Z',
      'booking0000000000001',
    ]);
    expect(toBookingCells(booking, 'Europe/Madrid')).toHaveLength(messages.csv.columns.length);
  });

  it('uses the date in the owner’s zone, and the decimals of the currency', () => {
    const { service } = aBooking();
    const late = aBooking({ start: Date.UTC(2026, 2, 2, 23, 30), end: Date.UTC(2026, 2, 3) });
    expect(toBookingCells(late, 'Europe/Madrid').slice(0, 3)).toEqual(['2026-03-03', '00:30', '01:00']);
    const inYen = aBooking({ service: { ...service, price: 3000, currency: 'JPY' } });
    expect(toBookingCells(inYen, 'Europe/Madrid').slice(9, 11)).toEqual([3000, 'JPY']);
  });

  it('escapes typed texts that a spreadsheet would run as a formula', async () => {
    const [, line, end] = await linesOf([
      aBooking({
        customer: { name: '=HYPERLINK("https://x.y";"Eva")', email: '@eva', phone: '+34 600 111 222' },
        answers: [{ question: '=1+1', answer: 'x' }],
        notes: '-2+3',
        ownerNote: '\t=cmd|x',
        reason: '＝SUM(A1)',
      }),
    ]);
    expect(line).toBe(
      [
        '2026-03-02,10:00,10:30,Europe/Madrid,Confirmada,Primera consulta',
        `"'=HYPERLINK(""https://x.y"";'""Eva"")"`,
        `'@eva,'+34 600 111 222,0,EUR,,'=1+1: x,'-2+3," '=cmd|x",'＝SUM(A1)`,
        '2026-02-20T12:00:00.000Z,booking0000000000001',
      ].join(','),
    );
    expect(end).toBe('');
  });

  it('has only column names where there is no booking', async () => {
    expect(await linesOf([])).toEqual([`\uFEFF${messages.csv.columns.join(',')}`, '']);
  });
});
