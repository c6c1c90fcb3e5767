import * as fc from 'fast-check';
import type { Expression } from '../../../src/rules/syntax/ast';
import { RulesBytes, type RulesValue } from '../../../src/rules/values';

const AT = { line: 1, column: 1 };
const literal = (value: RulesValue): Expression => ({ kind: 'literal', value, ...AT });

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'ana',
    '__proto__',
    'constructor',
    '(a+)+',
    '[',
    '\\',
    '\\1',
    '(?=a)',
    '😀',
    '\ud83d',
    '\0',
    '{x}',
    '/',
    '1',
    'NaN',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const integers = fc.oneof(fc.constantFrom(0n, 1n, 2n ** 63n - 1n), fc.bigInt({ min: 0n, max: 100n }));
const floats = fc.constantFrom(0, 0.5, 1.5, 2.25, 1000.125);
const bytes = fc.uint8Array({ maxLength: 4 }).map((data) => new RulesBytes(Buffer.from(data)));
const literals = fc
  .oneof(hostileText, integers, floats, fc.boolean(), fc.constant(null), bytes)
  .map((value) => literal(value as RulesValue));

const places = fc.constantFrom<Expression>(
  { kind: 'variable', name: 'resource', ...AT },
  { kind: 'variable', name: 'request', ...AT },
  { kind: 'variable', name: 'thing', ...AT },
  { kind: 'variable', name: 'nobody', ...AT },
  data('owner'),
  data('n'),
  data('f'),
  data('tags'),
  data('map'),
  data('nothing'),
  data('missing'),
  data('created'),
  data('place'),
  data('friend'),
  data('photo'),
);

function data(name: string): Expression {
  const resource: Expression = { kind: 'variable', name: 'resource', ...AT };
  return { kind: 'member', object: { kind: 'member', object: resource, name: 'data', ...AT }, name, ...AT };
}

const METHODS = [
  'size',
  'lower',
  'upper',
  'trim',
  'matches',
  'split',
  'replace',
  'toUtf8',
  'concat',
  'hasAll',
  'hasAny',
  'hasOnly',
  'join',
  'removeAll',
  'toSet',
  'union',
  'intersection',
  'difference',
  'keys',
  'values',
  'get',
  'diff',
  'affectedKeys',
  'addedKeys',
  'toBase64',
  'toHexString',
  'date',
  'time',
  'toMillis',
  'year',
  'dayOfYear',
  'seconds',
  'nanos',
  'latitude',
  'distance',
  'bind',
  'hasOwnProperty',
  'constructor',
];
const FUNCTIONS = [
  'int',
  'float',
  'string',
  'bool',
  'path',
  'debug',
  'get',
  'exists',
  'getAfter',
  'existsAfter',
  'mystery',
  'ignores',
  'reads',
];
const NAMESPACED = [
  ['math', 'abs'],
  ['math', 'floor'],
  ['math', 'round'],
  ['math', 'pow'],
  ['math', 'sqrt'],
  ['math', 'isNaN'],
  ['math', 'toString'],
  ['timestamp', 'date'],
  ['timestamp', 'value'],
  ['duration', 'value'],
  ['duration', 'time'],
  ['duration', 'abs'],
  ['latlng', 'value'],
  ['hashing', 'md5'],
  ['hashing', 'crc32c'],
  ['firestore', 'get'],
] as const;
const TYPES = [
  'bool',
  'int',
  'float',
  'number',
  'string',
  'list',
  'map',
  'set',
  'path',
  'bytes',
  'timestamp',
  'duration',
  'latlng',
  'map_diff',
  'nonsense',
];
const OPERATORS = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in'] as const;

/** Expressions of every kind, mostly without sense: types are mixed at will. */
export const expressions: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => {
  const any = tie('any');
  const few = fc.array(any, { maxLength: 3 });
  return {
    any: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      literals,
      places,
      few.map((items): Expression => ({ kind: 'list', items, ...AT })),
      fc
        .array(fc.record({ key: any, value: any }), { maxLength: 2 })
        .map((entries): Expression => ({ kind: 'map', entries, ...AT })),
      fc
        .array(fc.oneof(fc.constantFrom('users', 'ana', '(default)', 'databases', 'documents'), any), {
          minLength: 1,
          maxLength: 5,
        })
        .map((segments): Expression => ({ kind: 'path', segments, ...AT })),
      fc
        .tuple(any, fc.constantFrom('data', 'id', 'x', 'uid', 'constructor'))
        .map(([object, name]): Expression => ({ kind: 'member', object, name, ...AT })),
      fc.tuple(any, any).map(([object, index]): Expression => ({ kind: 'index', object, index, ...AT })),
      fc
        .tuple(any, any, any)
        .map(([object, from, to]): Expression => ({ kind: 'range', object, from, to, ...AT })),
      fc
        .tuple(fc.constantFrom(...FUNCTIONS), few)
        .map(([callee, args]): Expression => ({ kind: 'call', callee, args, ...AT })),
      fc
        .tuple(any, fc.constantFrom(...METHODS), few)
        .map(([object, name, args]): Expression => ({ kind: 'method', object, name, args, ...AT })),
      fc.tuple(fc.constantFrom(...NAMESPACED), few).map(([[space, name], args]): Expression => ({
        kind: 'method',
        object: { kind: 'variable', name: space, ...AT },
        name,
        args,
        ...AT,
      })),
      fc
        .tuple(fc.constantFrom('!' as const, '-' as const), any)
        .map(([operator, operand]): Expression => ({ kind: 'unary', operator, operand, ...AT })),
      fc
        .tuple(any, fc.constantFrom(...OPERATORS), any)
        .map(([left, operator, right]): Expression => ({ kind: 'binary', operator, left, right, ...AT })),
      fc.tuple(any, fc.constantFrom(...TYPES)).map(([left, name]): Expression => ({
        kind: 'binary',
        operator: 'is',
        left,
        right: literal(name),
        ...AT,
      })),
      fc
        .tuple(fc.constantFrom('and' as const, 'or' as const), any, any)
        .map(([kind, left, right]): Expression => ({ kind, left, right, ...AT })),
      fc.tuple(any, any, any).map(([condition, then, otherwise]): Expression => ({
        kind: 'conditional',
        condition,
        then,
        otherwise,
        ...AT,
      })),
    ),
  };
}).any;
