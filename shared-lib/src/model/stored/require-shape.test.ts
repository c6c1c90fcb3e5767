import { requireShape } from './require-shape';

interface Note {
  title: string;
  stars?: number | null;
  tags?: string[];
}

const SHAPE = { title: 'text', stars: 'number?', tags: 'list?' } as const;
const read = (data: unknown) => requireShape<Note>(data, SHAPE);

describe('requireShape', () => {
  it('returns the same data when each field is of its kind', () => {
    const note = { title: 'Hola', stars: 3, tags: ['a'], added: true };
    expect(read(note)).toBe(note);
  });

  it.each([{ title: 'Hola' }, { title: 'Hola', stars: null }])(
    'accepts %j, as what is marked may be missing',
    (note) => {
      expect(read(note)).toBe(note);
    },
  );

  it.each([
    ['a missing field', { stars: 3 }, 'title is no text'],
    ['a field of another kind', { title: 'Hola', stars: '3' }, 'stars is no number?'],
    ['a map in the place of a list', { title: 'Hola', tags: {} }, 'tags is no list?'],
    ['nothing', null, 'no map'],
    ['a list', [], 'no map'],
  ])('refuses %s, and names it', (_, data, message) => {
    expect(() => read(data)).toThrow(new TypeError(message));
  });
});
