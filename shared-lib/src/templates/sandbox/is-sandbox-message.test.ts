import { isSandboxMessage } from './is-sandbox-message';

const DRAWING = {
  markup: { profile: '<p>Ana</p>' },
  parts: { profile: '<p>Ana</p>' },
  html: '<p>Ana</p>',
  css: 'p{color:red}',
  removed: [{ kind: 'attribute', name: 'onclick' }],
};
const INSPECTION = {
  overflow: 0,
  height: 300,
  brokenWords: ['Recomendaciones'],
  violations: [
    { id: 'color-contrast', impact: 'serious', help: 'Contraste', elements: ['<p>'], contrast: null },
    { id: 'label', impact: 'minor', help: 'Nombre', elements: [], contrast: { measured: 3.2, least: 4.5 } },
  ],
};
const FAILURE = { code: 'template-throws', message: 'x is not defined', line: 3, item: null };

const GOOD = [
  { say: 'ready' },
  { say: 'height', height: 0 },
  { say: 'height', height: 100_000 },
  { say: 'drawn', id: 1, drawing: DRAWING },
  { say: 'drawn', id: 1, drawing: { ...DRAWING, markup: {}, parts: {}, removed: [] } },
  { say: 'inspected', id: 2, inspection: INSPECTION },
  { say: 'failed', id: 3, failure: FAILURE },
];

/** Returns a value with each of its fields, at any depth, replaced by another type or left out. */
function spoiled(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => spoiled(item).map((other) => value.toSpliced(at, 1, other)));
  if (typeof value !== 'object' || value === null) return [{}, [], true, undefined];
  return Object.entries(value).flatMap(([field, part]) => [
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)),
    ...spoiled(part).map((other) => ({ ...value, [field]: other })),
  ]);
}

describe('a message of a sandbox', () => {
  it.each(GOOD)('$say is accepted when it is complete', (message) => {
    expect(isSandboxMessage({ ...message, nonce: 'n' })).toBe(true);
  });

  it('is refused with a missing field or one of another type, at any depth', () => {
    const named = (markup: object) => Object.keys(markup).length > 0;
    const bad = GOOD.flatMap((message) => spoiled(message)).filter(
      // Records may lack any entry.
      (message) => {
        const drawing = (message as { drawing?: typeof DRAWING }).drawing;
        return !drawing?.markup || !drawing.parts || (named(drawing.markup) && named(drawing.parts));
      },
    );
    expect(bad.length).toBeGreaterThan(100);
    expect(bad.filter(isSandboxMessage)).toEqual([]);
  });

  it.each([
    null,
    'ready',
    [],
    { say: 'constructor' },
    { say: '__proto__' },
    { say: 'shout' },
    { say: 'height', height: -1 },
    { say: 'height', height: 100_001 },
    { say: 'height', height: Number.NaN },
    { say: 'height', height: Number.POSITIVE_INFINITY },
    { say: 'failed', id: 1, failure: { ...FAILURE, code: 'toString' } },
    { say: 'failed', id: 1, failure: Object.create(FAILURE) as object },
  ])('is refused as %j', (message) => {
    expect(isSandboxMessage(message)).toBe(false);
  });
});
