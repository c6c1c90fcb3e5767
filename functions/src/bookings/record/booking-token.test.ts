import { bookingKey } from './booking-secret';
import { bookingPath, bookingToken, isBookingToken, isEarlierBookingToken } from './booking-token';
import { expectLog } from '../../testing/recorded-logs';

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
  it('is valid for one booking, one sequence and one secret', () => {
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

  it('stays valid after a change of the secret while the old one is still listed', () => {
    const old = bookingToken('booking1', 0);
    process.env['BOOKING_SECRET'] = `${'t'.repeat(32)}, ${'s'.repeat(32)}`;
    expect(isBookingToken('booking1', 0, old)).toBe(true);
    const signedNow = bookingToken('booking1', 0);
    expect(signedNow).not.toBe(old);
    process.env['BOOKING_SECRET'] = 't'.repeat(32);
    expect(isBookingToken('booking1', 0, signedNow)).toBe(true);
    expect(isBookingToken('booking1', 0, old)).toBe(false);
  });

  it('counts as an earlier token only for the next fifty changes', () => {
    const first = bookingToken('booking1', 0);
    expect(isEarlierBookingToken('booking1', 0, first)).toBe(false);
    expect(isEarlierBookingToken('booking1', 1, first)).toBe(true);
    expect(isEarlierBookingToken('booking1', 50, first)).toBe(true);
    expect(isEarlierBookingToken('booking1', 51, first)).toBe(false);
    expect(isEarlierBookingToken('booking1', 1, bookingToken('booking1', 2))).toBe(false);
    expect(isEarlierBookingToken('booking2', 1, first)).toBe(false);
  });

  it('is part of the path of a booking only if it was made through a card', () => {
    const booking = { id: 'booking1', sequence: 2, language: 'es' } as const;
    const link = `reserva/booking1?t=${bookingToken('booking1', 2)}`;
    expect(bookingPath({ ...booking, slug: 'ana' }, 'ana-garcia')).toBe(`/c/ana-garcia/${link}`);
    expect(bookingPath({ ...booking, slug: 'ana' }, '')).toBe(`/c/${link}`);
    expect(bookingPath({ ...booking, slug: '' }, '')).toBe('');
    expect(bookingPath({ ...booking, slug: 'ana', language: 'ca' }, 'ana')).toBe(`/c/ana/${link}&lang=ca`);
  });
});

describe('bookingKey', () => {
  it.each([undefined, '', 'short', `${'s'.repeat(32)},short`])(
    'refuses to sign with the secret %j in a deployment',
    (secret) => {
      if (secret === undefined) {
        expectLog(/BOOKING_SECRET/);
        delete process.env['BOOKING_SECRET'];
      } else process.env['BOOKING_SECRET'] = secret;
      expect(() => bookingKey('link')).toThrow('BOOKING_SECRET');
    },
  );

  it('needs no secret in a local project', () => {
    delete process.env['BOOKING_SECRET'];
    process.env['GCLOUD_PROJECT'] = 'demo-tarjetero';
    expect(bookingKey('link')).not.toBe(bookingKey('proof'));
  });
});
