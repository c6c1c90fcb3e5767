import { isUsable, newSlugField, reduceSlugField, slugOf, type SlugFieldEvent } from './slug-field-state';

const run = (events: SlugFieldEvent[], current = '') =>
  events.reduce((state, event) => reduceSlugField(state, event, current), newSlugField(current));

describe('the address field', () => {
  it('uses a free suggestion until something is typed', () => {
    const suggested = { type: 'suggested', slug: 'ana-garcia' } as const;
    expect(run([suggested])).toEqual({ text: 'ana-garcia', verdict: { kind: 'free' } });
    expect(run([{ type: 'typed', text: 'Mi Tarjeta' }, suggested]).text).toBe('mi-tarjeta');
  });

  it('keeps a trailing hyphen while typing and drops it on blur', () => {
    const typing = run([{ type: 'typed', text: 'ana ' }]);
    expect([typing.text, slugOf(typing)]).toEqual(['ana-', 'ana']);
    expect(reduceSlugField(typing, { type: 'left' }).text).toBe('ana');
  });

  it.each([
    ['ab', 'slug-too-short'],
    ['admin', 'slug-reserved'],
  ])('refuses %s without asking', (text, problem) => {
    const state = run([{ type: 'typed', text }]);
    expect(state.verdict).toEqual({ kind: 'refused', problem, suggestions: [] });
    expect(isUsable(state)).toBe(false);
  });

  it('shows the service’s answer, and ignores one about another address', () => {
    const answer = { type: 'answered', problem: 'slug-taken', suggestions: ['ana-2'] } as const;
    const taken = run([
      { type: 'typed', text: 'ana' },
      { ...answer, slug: 'ana' },
    ]);
    expect(taken.verdict).toEqual({ kind: 'refused', problem: 'slug-taken', suggestions: ['ana-2'] });
    const late = run([
      { type: 'typed', text: 'luis' },
      { ...answer, slug: 'ana' },
    ]);
    expect(late.verdict).toEqual({ kind: 'checking' });
  });

  it('checks a chosen suggestion', () => {
    const state = run([
      { type: 'typed', text: 'ana' },
      { type: 'chosen', slug: 'ana-2' },
    ]);
    expect(state).toMatchObject({ text: 'ana-2', verdict: { kind: 'checking' } });
  });

  it('accepts the address when the service does not answer', () => {
    const state = run([
      { type: 'typed', text: 'ana' },
      { type: 'unanswered', slug: 'ana' },
    ]);
    expect([state.verdict.kind, isUsable(state)]).toEqual(['unchecked', true]);
  });

  it('recognises the current address of the card', () => {
    expect(
      run(
        [
          { type: 'typed', text: 'otra' },
          { type: 'typed', text: 'ana' },
        ],
        'ana',
      ).verdict,
    ).toEqual({
      kind: 'current',
    });
  });
});
