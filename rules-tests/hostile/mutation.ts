import * as fc from 'fast-check';

/** One hostile change of a legal document. */
export interface Mutation {
  kind: 'set' | 'remove';
  /** Index of the changed field, counted over all fields and nested fields of the document, modulo their number. */
  place: number;
  /** Name of a field to add; without it an existing field is changed. */
  name?: string;
  value?: unknown;
}

/** A time that no write may claim. */
export const FORGED = new Date('2020-01-01T00:00:00Z');

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.constantFrom(
    '',
    ' ',
    'luis',
    'marta',
    'admin',
    'published',
    '../x',
    'javascript:alert(1)',
    '<script>',
    '\u202e',
    'null',
  ),
  fc.constantFrom(41, 61, 81, 255, 601, 2049, 100_001, 200_000).map((length) => 'x'.repeat(length)),
  fc.constant('😀'.repeat(79)),
);

const scalar = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.constantFrom(-1, 0, 1, 1.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
  // Twice, as a forged time is what rules most easily let through.
  fc.constantFrom(FORGED, new Date('2100-01-01T00:00:00Z'), new Date()),
  fc.constant(FORGED),
);

const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }).filter(isFieldName), scalar, {
      maxKeys: 4,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(61, 501).map((length) => Array.from({ length }, () => ({}))) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(61, 401)
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))),
  },
);

/**
 * Reports whether a text can be the name of a field: Firestore reserves `__…__`, which the SDK refuses before any rule.
 */
function isFieldName(name: string): boolean {
  return !/^__.*__$/.test(name);
}

const names = fc.constantFrom(
  'plan', 'role', 'userId', 'owner', 'cardOwner', 'id', 'uid', 'status', 'isAdmin', 'disabled', 'downloadCount',
  'revision', 'publishedAt', 'deletedAt', 'createdAt', 'updatedAt', 'by', 'counters', 'acceptedAt', 'extra',
); // prettier-ignore

const place = fc.nat({ max: 10_000 });

/** One to three mutations. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), place, value }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('set' as const), place, name: names, value }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), place }) },
  ),
  { minLength: 1, maxLength: 3 },
);

type Holder = Record<string, unknown>;

const isHolder = (candidate: unknown): candidate is Holder =>
  typeof candidate === 'object' &&
  candidate !== null &&
  Object.getPrototypeOf(candidate) === Object.prototype;

/** Lists every field of a document and of the maps in it. */
function placesOf(holder: Holder): { holder: Holder; key: string }[] {
  return Object.keys(holder).flatMap((key) => {
    const inner = holder[key];
    return [{ holder, key }, ...(isHolder(inner) ? placesOf(inner) : [])];
  });
}

function copyOf(holder: Holder): Holder {
  return Object.fromEntries(
    Object.entries(holder).map(([key, inner]) => [key, isHolder(inner) ? copyOf(inner) : inner]),
  );
}

/** Returns a copy of a document with the mutations applied. */
export function mutate(document: object, changes: readonly Mutation[]): Holder {
  const mutated = copyOf(document as Holder);
  for (const change of changes) {
    const places = placesOf(mutated);
    const hit = places[change.place % Math.max(1, places.length)];
    if (!hit) continue;
    if (change.kind === 'remove') delete hit.holder[hit.key];
    else hit.holder[change.name ?? hit.key] = change.value;
  }
  return mutated;
}
