import { describeNotification, describeTogether } from '../../words/notifications';
import { isolated } from './isolated';

describe('isolated', () => {
  it.each(['שלום כהן', 'محمد', 'Corte שלום'])('wraps %j in isolating marks', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  it.each(['Ana García', 'Łukasz', 'Ἀθηνᾶ', '日本', ''])('leaves %j as it is', (text) => {
    expect(isolated(text)).toBe(text);
  });

  it('keeps the texts of a notification in order beside names written from right to left', () => {
    const event = {
      kind: 'booking-new',
      bookingId: 'b',
      customer: 'שלום כהן',
      service: 'תספורת (30)',
      startsAt: '2026-12-02T09:00:00Z',
    } as const;
    expect(describeNotification(event, () => '2 de diciembre de 2026, 10:00')).toMatchObject({
      title: 'Nueva reserva de \u2068שלום כהן\u2069',
      text: '\u2068תספורת (30)\u2069 · 2 de diciembre de 2026, 10:00',
    });
    const person = { kind: 'person-new', personId: 'p', leadId: 'l', person: 'محمد', card: 'ana' } as const;
    expect(JSON.stringify(describeTogether([person, { ...person, person: 'Luz' }]))).toContain(
      '\u2068محمد\u2069',
    );
  });
});
