import { NOTICE_CHOICES, noticeKindOf, wantsNotice, withNotice } from './notice-choice';

describe('the choice of notifications', () => {
  it('includes every notification until somebody chooses', () => {
    expect(wantsNotice(undefined, 'bookings', 'mail')).toBe(true);
    expect(wantsNotice({ payments: false }, 'bookings', 'mail')).toBe(true);
  });

  it('covers one kind on one channel', () => {
    for (const [channel, kinds] of Object.entries(NOTICE_CHOICES))
      for (const kind of kinds) {
        const choice = withNotice({}, kind, channel as 'app', false);
        const unwanted = Object.entries(NOTICE_CHOICES).flatMap(([other, all]) =>
          all.filter((one) => !wantsNotice(choice, one, other as 'app')).map((one) => `${one} ${other}`),
        );
        expect(unwanted).toEqual([`${kind} ${channel}`]);
        expect(withNotice(choice, kind, channel as 'app', true)).not.toEqual(choice);
      }
  });

  it('is read from a document that was stored when there were fewer kinds', () => {
    const before = { bookings: false, templates: false };
    expect(wantsNotice(before, 'bookings', 'mail')).toBe(false);
    expect(wantsNotice(before, 'bookings', 'app')).toBe(true);
    expect(wantsNotice(before, 'templates', 'app')).toBe(false);
  });

  it('does not cover notifications about the account itself', () => {
    expect(noticeKindOf({ kind: 'sessions-ended' })).toBeUndefined();
    expect(noticeKindOf({ kind: 'card-taken-down' })).toBeUndefined();
    expect(noticeKindOf({ kind: 'person-new' })).toBe('people');
  });
});
