import { double, int } from './neutral-values';
import type { Source } from './sources';

/** One server-side change of field `v`. */
export interface TransformCase {
  name: string;
  source: Source;
  /** The field before; `undefined` is a document without it. */
  before: unknown;
  kind: 'increment' | 'maximum' | 'minimum' | 'appendMissingElements' | 'removeAllFromArray';
  operand: unknown;
  after: unknown;
}

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';

const change = (
  name: string,
  source: Source,
  kind: TransformCase['kind'],
  [before, operand, after]: [before: unknown, operand: unknown, after: unknown],
): TransformCase => ({ name, source, kind, before, operand, after });

export const transformCases: TransformCase[] = [
  change('increment adds integers', 'increment', 'increment', [1, 2, 3]),
  change('increment subtracts', 'increment', 'increment', [1, -2, -1]),
  change('increment of a missing field sets it', 'increment', 'increment', [undefined, 5, 5]),
  change('increment of text sets the field', 'fieldTransform', 'increment', ['7', 5, 5]),
  change('increment of null sets the field', 'fieldTransform', 'increment', [null, double(5), double(5)]),
  change('increment of an integer by a double gives a double', 'fieldTransform', 'increment', [1, 0.5, 1.5]),
  change('increment of a double by an integer gives a double', 'fieldTransform', 'increment', [
    double(1),
    1,
    double(2),
  ]),
  change('increment by 0 of an integer keeps it', 'fieldTransform', 'increment', [1, 0, 1]),
  change('increment stops at the largest integer', 'fieldTransform', 'increment', [int(MAX), 1, int(MAX)]),
  change('increment stops at the smallest integer', 'fieldTransform', 'increment', [int(MIN), -1, int(MIN)]),
  change('increment is exact beyond 2^53', 'fieldTransform', 'increment', [
    int('9007199254740993'),
    2,
    int('9007199254740995'),
  ]),
  change('increment by infinity', 'fieldTransform', 'increment', [1, Infinity, Infinity]),
  change('increment of NaN stays NaN', 'fieldTransform', 'increment', [NaN, 1, NaN]),
  change('maximum takes the larger operand', 'fieldTransform', 'maximum', [1, 2, 2]),
  change('maximum keeps the larger field', 'fieldTransform', 'maximum', [3, 2, 3]),
  change('maximum of a missing field sets it', 'fieldTransform', 'maximum', [undefined, -2, -2]),
  change('maximum of text sets the field', 'fieldTransform', 'maximum', ['9', 2, 2]),
  change('maximum takes the type of the larger operand', 'fieldTransform', 'maximum', [1, 1.5, 1.5]),
  change('maximum of equal numbers keeps the type of the field', 'fieldTransform', 'maximum', [
    3,
    double(3),
    3,
  ]),
  change('maximum of a double and an equal integer keeps the double', 'fieldTransform', 'maximum', [
    double(3),
    3,
    double(3),
  ]),
  change('maximum of zeros keeps the stored one', 'fieldTransform', 'maximum', [
    double('-0'),
    0,
    double('-0'),
  ]),
  change('maximum with NaN is NaN', 'fieldTransform', 'maximum', [1, NaN, NaN]),
  change('maximum of NaN stays NaN', 'fieldTransform', 'maximum', [NaN, 1, NaN]),
  change('minimum takes the smaller operand', 'fieldTransform', 'minimum', [3, 2, 2]),
  change('minimum keeps the smaller field', 'fieldTransform', 'minimum', [1, 2, 1]),
  change('minimum of a missing field sets it', 'fieldTransform', 'minimum', [undefined, 7, 7]),
  change('minimum takes the type of the smaller operand', 'fieldTransform', 'minimum', [double(2), 1, 1]),
  change('minimum of equal numbers keeps the type of the field', 'fieldTransform', 'minimum', [
    double(3),
    3,
    double(3),
  ]),
  change('minimum of zeros keeps the stored one', 'fieldTransform', 'minimum', [0, double('-0'), 0]),
  change('minimum with NaN is NaN', 'fieldTransform', 'minimum', [1, NaN, NaN]),
  change('minimum compares large integers exactly', 'fieldTransform', 'minimum', [
    int('9007199254740993'),
    double(9007199254740992),
    double(9007199254740992),
  ]),
  change('arrayUnion appends in order', 'arrays', 'appendMissingElements', [
    ['a'],
    ['c', 'b'],
    ['a', 'c', 'b'],
  ]),
  change('arrayUnion leaves out what is there', 'arrays', 'appendMissingElements', [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ]),
  change('arrayUnion on a missing field makes the array', 'fieldTransform', 'appendMissingElements', [
    undefined,
    ['a'],
    ['a'],
  ]),
  change('arrayUnion on what is no array starts empty', 'fieldTransform', 'appendMissingElements', [
    'a',
    ['b'],
    ['b'],
  ]),
  change('arrayUnion takes 3 and 3.0 for equal', 'fieldTransform', 'appendMissingElements', [
    [3],
    [double(3)],
    [3],
  ]),
  change('arrayUnion takes NaN for NaN and null for null', 'fieldTransform', 'appendMissingElements', [
    [NaN, null],
    [NaN, null],
    [NaN, null],
  ]),
  change('arrayUnion considers the first of equal elements', 'fieldTransform', 'appendMissingElements', [
    [],
    [1, double(1), 1],
    [1],
  ]),
  change('arrayUnion compares maps', 'fieldTransform', 'appendMissingElements', [
    [{ a: 1 }],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 2 }],
  ]),
  change('arrayUnion keeps duplicates that were there', 'fieldTransform', 'appendMissingElements', [
    ['a', 'a'],
    ['b'],
    ['a', 'a', 'b'],
  ]),
  change('arrayRemove removes all that are equal', 'fieldTransform', 'removeAllFromArray', [
    ['a', 'b', 'a'],
    ['a'],
    ['b'],
  ]),
  change('arrayRemove takes 3 and 3.0 for equal', 'fieldTransform', 'removeAllFromArray', [
    [3, double(3), 4],
    [double(3)],
    [4],
  ]),
  change('arrayRemove finds NaN and null', 'fieldTransform', 'removeAllFromArray', [
    [NaN, 1, null],
    [NaN, null],
    [1],
  ]),
  change('arrayRemove on a missing field makes an empty array', 'fieldTransform', 'removeAllFromArray', [
    undefined,
    ['a'],
    [],
  ]),
  change('arrayRemove on what is no array makes it empty', 'fieldTransform', 'removeAllFromArray', [
    5,
    ['a'],
    [],
  ]),
  change('arrayRemove of what is not there changes nothing', 'arrays', 'removeAllFromArray', [
    ['a'],
    ['b'],
    ['a'],
  ]),
];
