import {
  formKind,
  isDirty,
  keepOwn,
  rebase,
  startDraft as start,
  takeStored as take,
  type ThreeWay,
} from './three-way';

type Form = typeof stored;
const kind = formKind<Form>();
const startDraft = (form: Form) => start<Form, keyof Form>(form);
const followStored = (stored: ThreeWay<Form, keyof Form>, now: Form) => rebase(kind, stored, now);
const takeStored = (stored: ThreeWay<Form, keyof Form>) => take(kind, stored);

const stored = { name: 'Corte', price: '20', questions: ['¿Color?'] };
const typed = { ...startDraft(stored), draft: { ...stored, name: 'Corte y lavado' } };

describe('a form that is being filled in', () => {
  it('follows the stored document while nothing is typed', () => {
    const followed = followStored(startDraft(stored), { ...stored, price: '25' });
    expect(followed.draft.price).toBe('25');
    expect(isDirty(followed)).toBe(false);
  });

  it('is the same object while nothing new is stored', () => {
    expect(followStored(typed, { ...stored, questions: ['¿Color?'] })).toBe(typed);
  });

  it('keeps the typed fields and follows the stored document in the others', () => {
    const followed = followStored(typed, { ...stored, price: '25' });
    expect(followed.draft).toEqual({ ...stored, name: 'Corte y lavado', price: '25' });
    expect(followed.overlaps).toEqual([]);
    expect(isDirty(followed)).toBe(true);
  });

  it('asks about a field that both sides changed, and applies the answer', () => {
    const followed = followStored(typed, { ...stored, name: 'Corte de pelo' });
    expect(followed.draft.name).toBe('Corte y lavado');
    expect(followed.overlaps).toEqual(['name']);
    expect(takeStored(followed)).toEqual(startDraft({ ...stored, name: 'Corte de pelo' }));
    expect(keepOwn(followed)).toMatchObject({ draft: { name: 'Corte y lavado' }, overlaps: [] });
  });

  it('asks nothing when both sides made the same change', () => {
    const followed = followStored(typed, { ...stored, name: 'Corte y lavado' });
    expect(followed.overlaps).toEqual([]);
    expect(isDirty(followed)).toBe(false);
  });

  it('stops asking when the stored field becomes what was typed', () => {
    const state = followStored(typed, { ...stored, name: 'Corte de pelo' });
    const agreed = followStored(state, { ...stored, name: 'Corte y lavado' });
    expect(agreed.overlaps).toEqual([]);
  });
});
