import { beginDraft, type BookingDraft } from './draft';
import { readPrefill } from './prefill';

const kept: BookingDraft = {
  serviceId: 'one',
  start: null,
  zone: 'Europe/Madrid',
  values: { name: 'Eva', email: '', phone: '', notes: '', answers: { topic: 'Un salón' } },
  session: 's'.repeat(20),
  bookingId: 'b'.repeat(20),
};
const link = readPrefill('?servicio=two&nombre=Luz&email=luz%40ejemplo.com');

describe('where a booking begins', () => {
  it('is what the link brings along, with ids of its own', () => {
    const draft = beginDraft(null, link, 'Europe/Madrid');
    expect(draft).toMatchObject({
      serviceId: 'two',
      start: null,
      zone: 'Europe/Madrid',
      values: { name: 'Luz', email: 'luz@ejemplo.com', answers: {} },
    });
    expect(draft.session).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(draft.bookingId).not.toBe(draft.session);
  });

  it('never takes the place of what was typed', () => {
    expect(beginDraft(kept, link, 'UTC')).toEqual({
      ...kept,
      serviceId: 'two',
      values: { ...kept.values, email: 'luz@ejemplo.com' },
    });
  });

  it('goes on at the form with the service whose time was chosen', () => {
    expect(beginDraft({ ...kept, start: 5 }, link, 'UTC')).toMatchObject({ serviceId: 'one', start: 5 });
  });
});
