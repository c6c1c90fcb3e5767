import { LIMITS, OWN, RECORDED, reference, STRUCTURE } from './cases';

export interface DecisionCase {
  what: string;
  /** `2` where nothing is said. */
  version?: 1 | 2;
  /** Rules inside `match /databases/{database}/documents`. */
  rules: string;
  method?: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Below `documents`. */
  path: string;
  allowed: boolean;
  source: string;
}

type Row = readonly [
  what: string,
  rules: string,
  path: string,
  allowed: boolean,
  more?: Pick<DecisionCase, 'version' | 'method'>,
];

function from(source: string, rows: readonly Row[]): DecisionCase[] {
  return rows.map(([what, rules, path, allowed, more]) => ({ what, rules, path, allowed, source, ...more }));
}

const open = 'allow read, write;';
const reads = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => `!exists(/databases/$(database)/documents/none/${of(i)})`).join(
    ' && ',
  );
/** `count` comparisons, in functions of ten so that no single expression is too complex. */
const comparisons = (count: number): string => {
  const leaves = Math.ceil(count / 10);
  const leaf = (index: number): string =>
    Array.from({ length: Math.min(10, count - 10 * index) }, () => 'request.auth.token.n >= 1').join(' && ');
  const declared = Array.from(
    { length: leaves },
    (_, i) => `function leaf${i}() { return ${leaf(i)}; }`,
  ).join('\n');
  const calls = Array.from({ length: leaves }, (_, i) => `leaf${i}()`).join(' && ');
  return `${declared}\nfunction all() { return ${calls}; }`;
};

export const matching = [
  ...from(`${STRUCTURE}#match_statements`, [
    ['a literal path fits itself', `match /a/fixed { ${open} }`, 'a/fixed', true],
    ['a literal path fits no other', `match /a/fixed { ${open} }`, 'a/other', false],
    ['a wildcard fits one segment', `match /a/{x} { ${open} }`, 'a/1', true],
    ['a wildcard does not reach subcollections', `match /a/{x} { ${open} }`, 'a/1/b/2', false],
    ['a wildcard does not fit another collection', `match /a/{x} { ${open} }`, 'b/1', false],
    ['a wildcard is a variable', 'match /a/{x} { allow get: if x == "1"; }', 'a/1', true],
    ['nested blocks join their paths', `match /a/{x} { match /b/{y} { ${open} } }`, 'a/1/b/2', true],
    [
      'the outer block of a nested one grants nothing inside',
      `match /a/{x} { ${open} match /b/{y} { } }`,
      'a/1/b/2',
      false,
    ],
    [
      'inner blocks see outer variables',
      'match /a/{x} { match /b/{y} { allow get: if x == "1" && y == "2"; } }',
      'a/1/b/2',
      true,
    ],
    ['one path with two wildcards', 'match /a/{x}/b/{y} { allow get: if x + y == "12"; }', 'a/1/b/2', true],
    ['what no rule mentions is denied', '', 'a/1', false],
    ['an allow without a condition allows', 'match /a/{x} { allow get; }', 'a/1', true],
  ]),
  ...from(`${STRUCTURE}#overlapping_match_statements`, [
    [
      'one true rule is enough',
      `match /a/{x} { allow get: if false; } match /{all=**} { ${open} }`,
      'a/1',
      true,
    ],
    [
      'the order of blocks does not matter',
      `match /{all=**} { ${open} } match /a/{x} { allow get: if false; }`,
      'a/1',
      true,
    ],
    [
      'several allows of one block',
      'match /a/{x} { allow get: if false; allow read: if true; }',
      'a/1',
      true,
    ],
    [
      'two blocks for one path',
      'match /a/{x} { allow get: if false; } match /a/{y} { allow get: if true; }',
      'a/1',
      true,
    ],
    ['all false is a denial', 'match /a/{x} { allow get: if false; allow read: if 1 == 2; }', 'a/1', false],
  ]),
  ...from(`${STRUCTURE}#recursive_wildcards`, [
    ['version 2: a recursive wildcard fits deep documents', `match /a/{x=**} { ${open} }`, 'a/1/b/2', true],
    ['version 2: and one segment', `match /a/{x=**} { ${open} }`, 'a/1', true],
    ['version 2: and none', `match /a/1/{x=**} { ${open} }`, 'a/1', true],
    ['version 1: not none', `match /a/1/{x=**} { ${open} }`, 'a/1', false, { version: 1 }],
    ['version 1: one segment', `match /a/{x=**} { ${open} }`, 'a/1', true, { version: 1 }],
    ['version 1: many segments', `match /a/1/{x=**} { ${open} }`, 'a/1/b/2', true, { version: 1 }],
    [
      'version 1: a city and its subcollections need two rules',
      `match /a/{x}/{y=**} { ${open} }`,
      'a/1',
      false,
      { version: 1 },
    ],
    ['version 2: a city and its subcollections need one', `match /a/{x}/{y=**} { ${open} }`, 'a/1', true],
    ['version 2: in front of a collection', `match /{p=**}/b/{y} { ${open} }`, 'a/1/b/2', true],
    ['version 2: in front, with nothing there', `match /{p=**}/b/{y} { ${open} }`, 'b/2', true],
    ['version 2: in front of another collection', `match /{p=**}/b/{y} { ${open} }`, 'a/1/c/2', false],
    ['its variable is a path', 'match /a/{x=**} { allow get: if x == /1/b/2; }', 'a/1/b/2', true],
    [
      'its variable is a path, also when it is one segment',
      'match /a/{x=**} { allow get: if x == /1 && x is path; }',
      'a/1',
      true,
    ],
    [
      'its variable can be indexed',
      'match /a/{x=**} { allow get: if x[0] == "1" && x[2] == "2"; }',
      'a/1/b/2',
      true,
    ],
    [
      'a nested block after it',
      'match /{p=**} { match /b/{y} { allow get: if p == /a/1; } }',
      'a/1/b/2',
      true,
    ],
  ]),
  ...from(`${STRUCTURE}#granular_operations`, [
    ['read covers get', 'match /a/{x} { allow read; }', 'a/1', true, { method: 'get' }],
    ['read covers list', 'match /a/{x} { allow read; }', 'a/1', true, { method: 'list' }],
    ['read covers no write', 'match /a/{x} { allow read; }', 'a/1', false, { method: 'create' }],
    ['write covers create', 'match /a/{x} { allow write; }', 'a/1', true, { method: 'create' }],
    ['write covers update', 'match /a/{x} { allow write; }', 'a/1', true, { method: 'update' }],
    ['write covers delete', 'match /a/{x} { allow write; }', 'a/1', true, { method: 'delete' }],
    ['write covers no read', 'match /a/{x} { allow write; }', 'a/1', false, { method: 'get' }],
    ['get is not list', 'match /a/{x} { allow get; }', 'a/1', false, { method: 'list' }],
    ['list is not get', 'match /a/{x} { allow list; }', 'a/1', false, { method: 'get' }],
    ['create is not update', 'match /a/{x} { allow create; }', 'a/1', false, { method: 'update' }],
    ['update is not delete', 'match /a/{x} { allow update; }', 'a/1', false, { method: 'delete' }],
    ['a list of methods', 'match /a/{x} { allow get, delete: if true; }', 'a/1', true, { method: 'delete' }],
    [
      'request.method is the granular one',
      'match /a/{x} { allow write: if request.method == "delete"; }',
      'a/1',
      true,
      { method: 'delete' },
    ],
  ]),
  ...from('firebase.google.com/docs/rules/rules-language#functions', [
    [
      'a function sees the wildcards around it',
      'match /a/{x} { function f() { return x == "1"; } allow get: if f(); }',
      'a/1',
      true,
    ],
    [
      'a function does not see the wildcards of its caller',
      'function f() { return x == "1"; } match /a/{x} { allow get: if f(); }',
      'a/1',
      false,
    ],
    [
      'an inner function hides an outer one',
      'function f() { return false; } match /a/{x} { function f() { return true; } allow get: if f(); }',
      'a/1',
      true,
    ],
    [
      'a function of a sibling block is unknown',
      'match /b/{x} { function f() { return true; } } match /a/{x} { allow get: if f(); }',
      'a/1',
      false,
    ],
    [
      'a function may stand after its use',
      'match /a/{x} { allow get: if f(); } function f() { return true; }',
      'a/1',
      true,
    ],
  ]),
  ...from(`${RECORDED}: error-absorption-and-or`, [
    [
      'an error does not stop the next allow',
      'match /a/{x} { allow get: if [1] + [2] == [1, 2]; allow get: if true; }',
      'a/1',
      true,
    ],
    [
      'an error does not stop the next block',
      'match /a/{x} { allow get: if 1 / 0 == 1; } match /a/{y} { allow get; }',
      'a/1',
      true,
    ],
    [
      'an error and a false deny',
      'match /a/{x} { allow get: if 1 / 0 == 1; allow get: if false; }',
      'a/1',
      false,
    ],
    ['a condition that is no boolean denies', 'match /a/{x} { allow get: if "true"; }', 'a/1', false],
  ]),
];

export const limits = [
  ...from(LIMITS, [
    [
      'ten documents may be read',
      `match /a/{x} { allow get: if ${reads(10, (i) => `d${i}`)}; }`,
      'a/1',
      true,
    ],
    ['eleven may not', `match /a/{x} { allow get: if ${reads(11, (i) => `d${i}`)}; }`, 'a/1', false],
    [
      'the same document counts once',
      `match /a/{x} { allow get: if ${reads(20, () => 'same')}; }`,
      'a/1',
      true,
    ],
    [
      'after too many documents nothing absorbs',
      `match /a/{x} { allow get: if (${reads(11, (i) => `d${i}`)}) || true; }`,
      'a/1',
      false,
    ],
    [
      'after too many documents no other rule is asked',
      `match /a/{x} { allow get: if ${reads(11, (i) => `d${i}`)}; allow get: if true; }`,
      'a/1',
      false,
    ],
    [
      'a read that is not needed does not count',
      `match /a/{x} { allow get: if true || (${reads(11, (i) => `d${i}`)}); }`,
      'a/1',
      true,
    ],
    [
      'reads of several allows add up',
      `match /a/{x} { allow get: if ${reads(6, (i) => `a${i}`)} && false; allow get: if ${reads(6, (i) => `b${i}`)}; }`,
      'a/1',
      false,
    ],
    [
      '1,000 evaluated expressions are the limit',
      `${comparisons(130)} match /a/{x} { allow get: if all(); }`,
      'a/1',
      false,
    ],
    [
      'too many expressions are not absorbed',
      `${comparisons(130)} match /a/{x} { allow get: if all() || true; }`,
      'a/1',
      false,
    ],
    [
      'expressions of several allows add up',
      `${comparisons(70)} match /a/{x} { allow get: if all() && false; allow get: if all(); }`,
      'a/1',
      false,
    ],
  ]),
  ...from(
    "recorded from production's Rules Test API (public fireside conformance fixtures, production-limit-probes)",
    [
      [
        '100 comparisons in functions are evaluated',
        `${comparisons(100)} match /a/{x} { allow get: if all(); }`,
        'a/1',
        true,
      ],
      ['125 are too many', `${comparisons(125)} match /a/{x} { allow get: if all(); }`, 'a/1', false],
      [
        'a chain of 21 functions is deep enough',
        `${chain(21)} match /a/{x} { allow get: if f0(); }`,
        'a/1',
        true,
      ],
    ],
  ),
  ...from(reference('rules.firestore#exists'), [
    [
      'a path of a collection is an error',
      'match /a/{x} { allow get: if exists(/databases/$(database)/documents/none) || true; }',
      'a/1',
      true,
    ],
  ]),
  ...from(OWN, [
    [
      'a value that doubles too often is an error',
      `${doubling(9)} match /a/{x} { allow get: if double() != ""; }`,
      'a/1',
      false,
    ],
  ]),
];

function chain(length: number): string {
  return Array.from(
    { length },
    (_, i) => `function f${i}() { return ${i + 1 === length ? 'true' : `f${i + 1}()`}; }`,
  ).join('\n');
}

/** Text that grows a thousandfold with each function. */
function doubling(functions: number): string {
  const lets = Array.from(
    { length: 10 },
    (_, i) => `let v${i} = ${i === 0 ? 't + t' : `v${i - 1} + v${i - 1}`};`,
  ).join(' ');
  const declared = Array.from(
    { length: functions },
    (_, i) => `function d${i}(t) { ${lets} return v9; }`,
  ).join('\n');
  const nested = Array.from({ length: functions }).reduce<string>((inner, _, i) => `d${i}(${inner})`, '"xx"');
  return `${declared}\nfunction double() { return ${nested}; }`;
}
