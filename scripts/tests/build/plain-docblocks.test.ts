/** The lint rule that keeps docblocks from opening like questions. */
import { Linter } from 'eslint';
import { plainDocblocks } from '../../../build/eslint/plain-docblocks.mjs';

const messagesOf = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { ours: { rules: { 'plain-docblocks': plainDocblocks } } },
      rules: { 'ours/plain-docblocks': 'error' },
    })
    .map(({ message }) => message);

describe('the plain-docblocks rule', () => {
  it.each(['What', 'Who', 'Whose', 'Whether', 'Where', 'How', 'how'])(
    'refuses a docblock that opens with %s',
    (word) => {
      expect(messagesOf(`/** ${word} a slot is free. */\nexport const free = true;`)).toEqual([
        expect.stringContaining(`'${word}'`),
      ]);
    },
  );

  it('also refuses one on the second line, in a type and in a function', () => {
    expect(messagesOf('/**\n * Where bookings are kept.\n *\n * @returns A path.\n */')).toHaveLength(1);
    expect(
      messagesOf('export function book() {\n  /** Who books. */\n  const guest = 1;\n  return guest;\n}'),
    ).toHaveLength(1);
  });

  it.each([
    '/** Returns the free slots of a local day. */',
    '/** Reports whether a slot is free. */',
    '/** Whole days between two dates. */',
    '/** However long it takes, waits for the answer. */',
    '/** @returns How many slots are free. */',
    '/* What stands in an ordinary comment is not looked at. */',
    '// Where this comes from.',
  ])('accepts %s', (comment) => {
    expect(messagesOf(`${comment}\nexport const free = true;`)).toEqual([]);
  });
});
