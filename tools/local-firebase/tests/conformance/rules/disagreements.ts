import { from, type ExpressionCase } from './cases';

/**
 * A difference between the documentation and the behaviour of production or the emulator, with the decision taken here.
 */
export interface Disagreement {
  subject: string;
  documented: string;
  observed: string;
  here: string;
  /** Cases that show it. */
  cases: readonly ExpressionCase[];
}

const cases = (...rows: Parameters<typeof from>[1][number][]): ExpressionCase[] =>
  from('the table of disagreements', rows);

export const disagreements: readonly Disagreement[] = [
  {
    subject: "bool('true')",
    documented: 'converts text to a boolean (rules.Boolean)',
    observed:
      'production: function not found (recorded Rules Test API: ast-strictness-and-unsupported-casts)',
    here: 'as production: nothing allows by it',
    cases: cases(
      ["bool('true')", 'error'],
      ["bool('false') == false", 'error'],
      ['bool(true)', 'error'],
      ["bool('true') || true", true],
      ['f()', true, { functions: 'function bool(x) { return true; } function f() { return bool(1); }' }],
    ),
  },
  {
    subject: 'get() and getAfter() of a missing document',
    documented: 'null (rules.firestore#get)',
    observed:
      'production: an error, so that `get(missing) == null` denies (github.com/firebase/firebase-js-sdk/issues/3908, github.com/firebase/firebase-tools/issues/2067)',
    here: 'as production: ask exists() and existsAfter()',
    cases: cases(
      ['get(/databases/$(database)/documents/users/nobody) == null', 'error', { method: 'create' }],
      ['get(/databases/$(database)/documents/users/nobody) != null', 'error', { method: 'create' }],
      ['get(/databases/$(database)/documents/things/$(thing)) == null', 'error', { method: 'create' }],
      ['get(/databases/$(database)/documents/users/nobody) == null || true', true],
      ['get(/databases/$(database)/documents/audit/new) == null', 'error'],
      ['getAfter(/databases/$(database)/documents/audit/old) == null', 'error', { method: 'delete' }],
      ['getAfter(/databases/$(database)/documents/users/nobody) != null', 'error'],
      ['!exists(/databases/$(database)/documents/users/nobody)', true, { method: 'create' }],
      ['!existsAfter(/databases/$(database)/documents/audit/old)', true],
    ),
  },
  {
    subject: 'debug(value)',
    documented: 'returns its argument, and has no effect in production (rules.debug)',
    observed: 'production: function not found (recorded Rules Test API: language contract)',
    here: 'as documented, and as the emulator does it: the value is logged',
    cases: cases(["debug('a') == 'a'", true]),
  },
  {
    subject: 'size of a string',
    documented: 'the number of characters (rules.String#size)',
    observed: 'production: UTF-16 code units (recorded Rules Test API: string-literals-and-regex)',
    here: 'as production',
    cases: cases(["'a😀'.size() == 3", true], ["'a😀'[0:1] == 'a'", true]),
  },
  {
    subject: 'checksums',
    documented: 'bytes in no stated order (rules.hashing)',
    observed: 'production: the lowest byte first (recorded Rules Test API: bytes-toutf8-and-hashing)',
    here: 'as production',
    cases: cases(["hashing.crc32('a').toHexString() == '43BEB7E8'", true]),
  },
  {
    subject: 'an empty range at the start of a list',
    documented: '[i:j] is the part from i to j, j excluded (rules.List)',
    observed: 'production: [0:0] of a list is out of bounds, [2:2] is empty (recorded Rules Test API)',
    here: 'as production',
    cases: cases(["['a'][0:0].size() == 0", 'error'], ["['a'][1:1].size() == 0", true]),
  },
  {
    subject: 'an argument or a let value that fails',
    documented: 'nothing is said',
    observed: 'production: fails only where it is read (recorded Rules Test API: error-absorption-and-or)',
    here: 'as production',
    cases: cases(['f(1 / 0)', true, { functions: 'function f(a) { let b = a + 1; return true; }' }]),
  },
  {
    subject: 'let bindings of a function',
    documented: 'at most 10',
    observed: 'production: 11 compile (recorded Rules Test API: compile-limits)',
    here: 'as documented: 11 are a compile error',
    cases: [],
  },
  {
    subject: 'depth of function calls',
    documented: 'at most 20',
    observed:
      'production: a chain of 21 functions compiles, one of 22 does not, called or not (recorded Rules Test API)',
    here: 'as production: the first call does not count',
    cases: [],
  },
  {
    subject: '1,000 expressions for each request',
    documented: 'a request may evaluate 1,000 expressions; what counts as one is not said',
    observed:
      'production: 100 terms of the form `request.auth.token.n >= 1 &&` pass, 125 do not (recorded Rules Test API)',
    here: 'counted with the weights that explain what was measured, for each document of a batch on its own',
    cases: [],
  },
  {
    subject: 'string() of a path',
    documented: 'converts boolean, integer, float and null (rules.String)',
    observed: 'production: one recording converts path(…), another refuses request.path',
    here: 'converts every path',
    cases: cases(["string(/a/b) == '/a/b'", true]),
  },
];
