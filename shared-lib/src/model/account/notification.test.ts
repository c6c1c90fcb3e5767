import fc from 'fast-check';
import { parseNotificationEvent, type NotificationEvent } from './notification';

const EVENTS: NotificationEvent[] = [
  {
    kind: 'booking-new',
    bookingId: 'b1',
    customer: 'Eva',
    service: 'Corte',
    startsAt: '2026-11-20T10:00:00.000Z',
  },
  {
    kind: 'booking-cancelled',
    bookingId: 'b1',
    customer: 'Eva',
    service: 'Corte',
    startsAt: '2026-11-20T10:00:00.000Z',
  },
  {
    kind: 'booking-moved',
    bookingId: 'b1',
    customer: 'Eva',
    service: 'Corte',
    wasAt: '2026-11-20T10:00:00.000Z',
    startsAt: '2026-11-21T10:00:00.000Z',
  },
  { kind: 'payment-state', bookingId: 'b1', customer: 'Eva', state: 'refunded' },
  { kind: 'booking-erased', bookingId: 'b1', service: 'Corte', startsAt: '2026-11-20T10:00:00.000Z' },
  { kind: 'template-update', cardSlug: 'eva', template: 'Noche', version: '1.2.0' },
  { kind: 'sessions-ended' },
  { kind: 'card-reported', slug: 'eva' },
  { kind: 'account-restored' },
  { kind: 'trial-ending', endsAt: '2026-11-20T10:00:00.000Z' },
  { kind: 'trial-over', endsAt: '2026-11-20T10:00:00.000Z' },
  { kind: 'stripe-account', state: 'shut' },
  { kind: 'flag-proposed', flagId: 'dark_mode_v2', flag: 'Modo oscuro', by: 'marta@ejemplo.com' },
  { kind: 'flag-changed', flagId: 'dark_mode_v2', flag: 'Modo oscuro', by: 'marta@ejemplo.com' },
  { kind: 'flag-dropped', flagId: 'dark_mode_v2', flag: 'Modo oscuro', by: 'marta@ejemplo.com' },
];

describe('a notification’s document', () => {
  it.each(EVENTS)('of kind $kind is read, without unknown fields', (event) => {
    expect(parseNotificationEvent({ ...event, more: 'than this version knows' })).toEqual(event);
  });

  it('is rejected when one of its facts is missing or wrong', () => {
    for (const event of EVENTS) {
      for (const fact of Object.keys(event)) {
        for (const wrong of [undefined, null, 7, 'x'.repeat(201)]) {
          expect(parseNotificationEvent({ ...event, [fact]: wrong })).toBeNull();
        }
      }
    }
    expect(parseNotificationEvent({ ...EVENTS[0], startsAt: 'mañana' })).toBeNull();
    expect(parseNotificationEvent({ ...EVENTS[0], startsAt: '2026-99-99T10:00:00Z' })).toBeNull();
    expect(parseNotificationEvent({ ...EVENTS[3], state: 'lost' })).toBeNull();
    expect(parseNotificationEvent({ kind: 'toString' })).toBeNull();
  });

  it('is either rejected or of a known kind, whatever it holds', () => {
    const kinds = EVENTS.map(({ kind }) => kind);
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.anything()),
        fc.constantFrom(...kinds, 'new'),
        (facts, kind) => {
          const event = parseNotificationEvent({ ...facts, kind });
          return event === null || kinds.includes(event.kind);
        },
      ),
    );
  });
});
