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
const followStored = (kept: ThreeWay<Form, keyof Form>, now: Form) => rebase(kind, kept, now);
const takeStored = (kept: ThreeWay<Form, keyof Form>) => take(kind, kept);

const stored = { name: 'Corte', price: '20', questions: ['¿Color?'] };
const typed = { ...startDraft(stored), draft: { ...stored, name: 'Corte y lavado' } };

describe('a form that is being filled in', () => {
  it('follows what is stored while nothing was typed', () => {
    const followed = followStored(startDraft(stored), { ...stored, price: '25' });
    expect(followed.draft.price).toBe('25');
    expect(isDirty(followed)).toBe(false);
  });

  it('is the same while nothing new is stored', () => {
    expect(followStored(typed, { ...stored, questions: ['¿Color?'] })).toBe(typed);
  });

  it('keeps what was typed and follows the rest', () => {
    const followed = followStored(typed, { ...stored, price: '25' });
    expect(followed.draft).toEqual({ ...stored, name: 'Corte y lavado', price: '25' });
    expect(followed.overlaps).toEqual([]);
    expect(isDirty(followed)).toBe(true);
  });

  it('asks about a field that both sides changed, and obeys', () => {
    const followed = followStored(typed, { ...stored, name: 'Corte de pelo' });
    expect(followed.draft.name).toBe('Corte y lavado');
    expect(followed.overlaps).toEqual(['name']);
    expect(takeStored(followed)).toEqual(startDraft({ ...stored, name: 'Corte de pelo' }));
    expect(keepOwn(followed)).toMatchObject({ draft: { name: 'Corte y lavado' }, overlaps: [] });
  });

  it('has nothing to ask when both sides came to the same', () => {
    const followed = followStored(typed, { ...stored, name: 'Corte y lavado' });
    expect(followed.overlaps).toEqual([]);
    expect(isDirty(followed)).toBe(false);
  });

  it('asks no more once the other side takes its change back', () => {
    const asked = followStored(typed, { ...stored, name: 'Corte de pelo' });
    const agreed = followStored(asked, { ...stored, name: 'Corte y lavado' });
    expect(agreed.overlaps).toEqual([]);
  });
});
