import { isSameValue } from './same-value';

describe('two values of documents', () => {
  it('are the same whatever the order of their maps’ fields, however deep', () => {
    expect(isSameValue([{ id: 'a', of: { x: 1, y: [2] } }], [{ of: { y: [2], x: 1 }, id: 'a' }])).toBe(true);
    expect(isSameValue({ id: 'a', options: undefined }, { id: 'a' })).toBe(true);
  });

  it('differ by any field, by the order of a list, and between kinds of emptiness', () => {
    expect(isSameValue({ id: 'a', of: { x: 1 } }, { id: 'a', of: { x: 2 } })).toBe(false);
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue(null, {})).toBe(false);
    expect(isSameValue(undefined, null)).toBe(false);
  });
});
