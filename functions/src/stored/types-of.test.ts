import { z } from 'zod';
import { typesOf } from './types-of';

const schema = z.strictObject({
  name: z.string().max(3),
  at: z.iso.datetime().nullable(),
  tags: z.array(z.string().regex(/^a/)).max(1).optional(),
  counts: z.partialRecord(z.enum(['one']), z.number().int()),
  value: z.union([z.string().max(1), z.strictObject({ kind: z.enum(['a', 'b']) }).refine(() => false)]),
  isOn: z.boolean().default(false),
});
const LONG = { name: 'Ana García', at: '', tags: ['b', 'c'], counts: { one: 0.5 }, value: { kind: 'a' } };

describe('the types of a schema', () => {
  const types = typesOf(schema);

  it('accept what is longer or in another form than may be written', () => {
    expect(schema.safeParse(LONG).success).toBe(false);
    expect(types.safeParse({ ...LONG, later: 1 }).success).toBe(true);
  });

  it.each([
    ['text', { name: 1 }],
    ['a missing field', { at: undefined }],
    ['a list', { tags: [1] }],
    ['a map', { counts: { one: '1' } }],
    ['a choice', { value: { kind: 'c' } }],
    ['a default', { isOn: null }],
  ])('refuse another type for %s', (_, wrong) => {
    expect(types.safeParse({ ...LONG, ...wrong }).success).toBe(false);
  });
});
