import { beginDraft, type BookingDraft } from './draft';
import { readPrefill } from '../../start/prefill';

const stored: BookingDraft = {
  serviceId: 'one',
  start: null,
  zone: 'Europe/Madrid',
  values: { name: 'Eva', email: '', phone: '', notes: '', answers: { topic: 'Un salón' } },
  session: 's'.repeat(20),
  bookingId: 'b'.repeat(20),
};
const link = readPrefill('?servicio=two&nombre=Luz&email=luz%40ejemplo.com');

describe('beginDraft', () => {
  it('takes the link’s details and creates ids', () => {
    const session = 'n'.repeat(20);
    const draft = beginDraft(null, link, { zone: 'Europe/Madrid', session });
    expect(draft).toMatchObject({
      serviceId: 'two',
      start: null,
      zone: 'Europe/Madrid',
      values: { name: 'Luz', email: 'luz@ejemplo.com', answers: {} },
      session,
    });
    expect(draft.bookingId).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('never overwrites what the visitor typed', () => {
    expect(beginDraft(stored, link, { zone: 'Europe/Lisbon', session: stored.session })).toEqual({
      ...stored,
      serviceId: 'two',
      values: { ...stored.values, email: 'luz@ejemplo.com' },
    });
  });

  it('continues with the service of the chosen time', () => {
    expect(
      beginDraft({ ...stored, start: 5 }, link, { zone: 'Europe/Lisbon', session: stored.session }),
    ).toMatchObject({
      serviceId: 'one',
      start: 5,
    });
  });
});
