import { aBooking } from 'shared-lib/testing';
import { contactAction } from './contact-action';

const at = (kind: 'in-person' | 'phone' | 'video', detail: string, phone = '+34 600 11 22 33') =>
  contactAction(
    aBooking({
      service: { ...aBooking().service, place: { kind, detail } },
      customer: { name: 'Eva', email: '', phone },
    }),
  );

describe('the contact action of an appointment', () => {
  it('is its video call, its phone call or its map', () => {
    expect(at('video', 'https://meet.example/eva')).toEqual({
      kind: 'video',
      href: 'https://meet.example/eva',
    });
    expect(at('phone', '')).toEqual({ kind: 'call', href: 'tel:+34600112233' });
    expect(at('in-person', 'Calle Mayor 1')).toEqual({
      kind: 'map',
      href: expect.stringContaining('Calle%20Mayor%201'),
    });
  });

  it('is never a script, and is null without any contact', () => {
    expect(at('video', 'javascript:alert(1)')).toEqual({ kind: 'call', href: 'tel:+34600112233' });
    expect(at('video', 'javascript:alert(1)', '')).toBeNull();
    expect(at('in-person', '', '')).toBeNull();
  });
});
