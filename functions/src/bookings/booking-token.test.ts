import { bookingKey } from './booking-secret';
import { bookingPath, bookingToken, isBookingToken } from './booking-token';

const BEFORE = { ...process.env };

beforeEach(() => {
  process.env['GCLOUD_PROJECT'] = 'tarjetero';
  process.env['BOOKING_SECRET'] = 's'.repeat(32);
  delete process.env['FUNCTIONS_EMULATOR'];
});
afterAll(() => {
  process.env = BEFORE;
});

describe('bookingToken', () => {
  it('holds for one booking, one sequence and one secret', () => {
    const token = bookingToken('booking1', 0);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(isBookingToken('booking1', 0, token)).toBe(true);
    expect(isBookingToken('booking1', 1, token)).toBe(false);
    expect(isBookingToken('booking2', 0, token)).toBe(false);
    for (const other of ['', token.slice(1), `${token}x`, 'ñ'.repeat(43)])
      expect(isBookingToken('booking1', 0, other)).toBe(false);
    process.env['BOOKING_SECRET'] = 't'.repeat(32);
    expect(isBookingToken('booking1', 0, token)).toBe(false);
  });

  it('stands in the path of a booking that came through a card, and of no other', () => {
    const booking = { id: 'booking1', sequence: 2 };
    const path = `/c/ana-garcia/reserva/booking1?t=${bookingToken('booking1', 2)}`;
    expect(bookingPath({ ...booking, slug: 'ana-garcia' })).toBe(path);
    expect(bookingPath({ ...booking, slug: '' })).toBe('');
  });
});

describe('bookingKey', () => {
  it.each([undefined, '', 'short'])('refuses to sign in a deployment whose secret is %j', (secret) => {
    if (secret === undefined) delete process.env['BOOKING_SECRET'];
    else process.env['BOOKING_SECRET'] = secret;
    expect(() => bookingKey('link')).toThrow('BOOKING_SECRET');
  });

  it('needs none on somebody’s own machine', () => {
    delete process.env['BOOKING_SECRET'];
    process.env['GCLOUD_PROJECT'] = 'demo-tarjetero';
    expect(bookingKey('link')).not.toBe(bookingKey('proof'));
  });
});
