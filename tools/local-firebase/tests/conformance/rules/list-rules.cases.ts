import type { FilterJson, StructuredQuery } from '../../../src/store/query';
import type { Value } from '../../../src/store/values';
import { OWN, QUERIES, reference, STRUCTURE } from './cases';

export interface ListCase {
  what: string;
  /** Condition of `allow list`. */
  rule: string;
  query: StructuredQuery;
  allowed: boolean;
  source: string;
  version?: 1 | 2;
}

type Row = readonly [what: string, rule: string, query: StructuredQuery, allowed: boolean, version?: 1 | 2];

function from(source: string, rows: readonly Row[]): ListCase[] {
  return rows.map(([what, rule, query, allowed, version]) => ({
    what,
    rule,
    query,
    allowed,
    source,
    version,
  }));
}

type Op = NonNullable<FilterJson['fieldFilter']>['op'];

const text = (stringValue: string): Value => ({ stringValue });
const int = (value: number): Value => ({ integerValue: String(value) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const field = (fieldPath: string, op: Op, value: Value): FilterJson => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'OR', filters } });
const where = (filter: FilterJson, more: StructuredQuery = {}): StructuredQuery => ({
  from: [{ collectionId: 'things' }],
  where: filter,
  ...more,
});
const everything = (more: StructuredQuery = {}): StructuredQuery => ({
  from: [{ collectionId: 'things' }],
  ...more,
});
const group = (query: StructuredQuery): StructuredQuery => ({
  ...query,
  from: [{ collectionId: 'things', allDescendants: true }],
});
const mine = field('owner', 'EQUAL', text('ana'));
const isMine = 'resource.data.owner == request.auth.uid';

export const listRules = [
  ...from(`${QUERIES}#secure_and_query_documents`, [
    ['a query without the constraint', isMine, everything(), false],
    ['a query with the constraint', isMine, where(mine), true],
    ['the result is not looked at', isMine, everything({ limit: 1 }), false],
    ['the constraint of another user', isMine, where(field('owner', 'EQUAL', text('luis'))), false],
    ['one of two alternatives', `resource.data.visible == true || ${isMine}`, where(mine), true],
    [
      'both parts of a conjunction',
      `resource.data.kind == "a" && ${isMine}`,
      where(all(mine, field('kind', 'EQUAL', text('a')))),
      true,
    ],
    ['one part of a conjunction', `resource.data.kind == "a" && ${isMine}`, where(mine), false],
    ['or with an uncovered branch', isMine, where(any(mine, field('n', 'EQUAL', int(1)))), false],
    [
      'or inside and',
      isMine,
      where(all(mine, any(field('n', 'EQUAL', int(1)), field('n', 'EQUAL', int(2))))),
      true,
    ],
    ['in with one value', isMine, where(field('owner', 'IN', list(text('ana')))), true],
    ['in with a second value', isMine, where(field('owner', 'IN', list(text('ana'), text('luis')))), false],
  ]),
  ...from(`${QUERIES}#evaluating_constraints_on_queries`, [
    ['limit within', 'request.query.limit <= 50', everything({ limit: 50 }), true],
    ['limit beyond', 'request.query.limit <= 50', everything({ limit: 51 }), false],
    ['no limit', 'request.query.limit <= 50', everything(), false],
    ['offset', 'request.query.offset == 0', everything({ offset: 5 }), false],
    ['no offset is zero', 'request.query.offset == 0', everything(), true],
    [
      'the order',
      "request.query.orderBy.n == 'ASC'",
      everything({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }] }),
      true,
    ],
    [
      'the opposite order',
      "request.query.orderBy.n == 'ASC'",
      everything({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] }),
      false,
    ],
    ['no order', "request.query.orderBy.n == 'ASC'", everything(), false],
  ]),
  ...from(`${QUERIES}#secure_and_query_collection_groups`, [
    ['version 2 with a wildcard in front', 'true', group(everything()), true],
    ['version 1', 'true', group(everything()), false, 1],
    ['the filter counts in a group too', isMine, group(where(mine)), true],
    ['a group without the filter', isMine, group(everything()), false],
  ]),
  ...from(STRUCTURE, [
    ['a rule that looks at no document', 'request.auth != null', everything(), true],
    ['a rule that is always true', 'true', everything(), true],
    ['a rule that is always false', 'false', where(mine), false],
    ['request.method is list', "request.method == 'list'", everything(), true],
    [
      'the collection is known',
      'request.path == /databases/$(database)/documents/things',
      everything(),
      true,
    ],
    ['there is a resource', 'resource != null', everything(), true],
  ]),
  ...from(`${OWN} (proofs)`, [
    ['a bound', 'resource.data.n > 5', where(field('n', 'GREATER_THAN', int(5))), true],
    ['a weaker bound', 'resource.data.n > 5', where(field('n', 'GREATER_THAN_OR_EQUAL', int(5))), false],
    ['a stronger bound', 'resource.data.n > 5', where(field('n', 'GREATER_THAN', int(6))), true],
    [
      'two bounds',
      'resource.data.n > 5 && resource.data.n < 9',
      where(all(field('n', 'GREATER_THAN', int(5)), field('n', 'LESS_THAN', int(9)))),
      true,
    ],
    ['a bound on text', "resource.data.owner >= 'a'", where(field('owner', 'GREATER_THAN', text('b'))), true],
    ['a bound of another type', 'resource.data.n > 5', where(field('n', 'GREATER_THAN', text('a'))), false],
    ['a bound excludes a value', 'resource.data.n != 3', where(field('n', 'GREATER_THAN', int(5))), true],
    ['a bound proves a type', 'resource.data.n is number', where(field('n', 'GREATER_THAN', int(5))), true],
    [
      'a bound does not prove an integer',
      'resource.data.n is int',
      where(field('n', 'GREATER_THAN', int(5))),
      false,
    ],
    [
      'a bound of a boolean proves no order',
      'resource.data.b > false',
      where(field('b', 'GREATER_THAN', { booleanValue: false })),
      false,
    ],
    [
      'equality with a number does not prove an integer: 1.0 is found too',
      'resource.data.n is int',
      where(field('n', 'EQUAL', int(1))),
      false,
    ],
    [
      'equality with a number proves its value',
      'resource.data.n == 1 && resource.data.n + 1 == 2',
      where(field('n', 'EQUAL', int(1))),
      true,
    ],
    [
      'equality with a number does not prove an integer division',
      'resource.data.n / 2 == 0',
      where(field('n', 'EQUAL', int(1))),
      false,
    ],
    [
      'equality with a map hides no float',
      'resource.data.m.n is int',
      where(field('m', 'EQUAL', { mapValue: { fields: { n: int(1) } } })),
      false,
    ],
    ['equality with text proves the type', 'resource.data.owner is string', where(mine), true],
    [
      'equality with null',
      'resource.data.owner == null',
      where(field('owner', 'EQUAL', { nullValue: 'NULL_VALUE' })),
      true,
    ],
    ['array-contains', "'a' in resource.data.tags", where(field('tags', 'ARRAY_CONTAINS', text('a'))), true],
    [
      'array-contains proves no size',
      'resource.data.tags.size() == 1',
      where(field('tags', 'ARRAY_CONTAINS', text('a'))),
      false,
    ],
    [
      'array-contains proves no hasOnly',
      "resource.data.tags.hasOnly(['a'])",
      where(field('tags', 'ARRAY_CONTAINS', text('a'))),
      false,
    ],
    [
      'array-contains refutes hasOnly',
      "!resource.data.tags.hasOnly(['b'])",
      where(field('tags', 'ARRAY_CONTAINS', text('a'))),
      true,
    ],
    [
      'a map with a default, known exactly',
      "resource.data.get(['m', 'x'], 'none') == 'none'",
      where(field('m', 'EQUAL', { mapValue: { fields: {} } })),
      true,
    ],
    [
      'a nested field with a default',
      "resource.data.get(['m', 'x'], '') == 'a'",
      where(field('m.x', 'EQUAL', text('a'))),
      true,
    ],
    ['a field that may be missing', "!('owner' in resource.data)", everything(), false],
    ['a negation of something unknown', "!(resource.data.owner == 'luis')", everything(), false],
    ['a type of something unknown', '!(resource.data.owner is string)', everything(), false],
    ['a ternary on something unknown', 'resource.data.owner == "ana" ? true : true', everything(), false],
    ['an unknown part that does not matter', 'resource.data.owner == "ana" || true', everything(), true],
    ['an unknown argument that nobody reads', 'true || resource.data.owner.matches("a")', everything(), true],
    ['a function of something known', 'resource.data.owner.size() == 3', where(mine), true],
    ['a pattern on something known', "resource.data.owner.matches('a.*')", where(mine), true],
    ['the size of a document', 'resource.data.size() == 1', where(mine), false],
    ['all fields of a document', "resource.data.keys().hasOnly(['owner'])", where(mine), false],
    ['a field of the document', "resource.data.keys().hasAny(['owner'])", where(mine), true],
    [
      'nothing is in an empty list, but a field may be missing',
      '!(resource.data.owner in [])',
      everything(),
      false,
    ],
    ['the id', "thing == 'x'", everything(), false],
    [
      'the id, by name',
      "thing == 'x' && resource.id == 'x'",
      where(
        field('__name__', 'EQUAL', {
          referenceValue: 'projects/demo-p/databases/(default)/documents/things/x',
        }),
      ),
      true,
    ],
  ]),
  ...from(reference('rules.firestore.Request (query)'), [
    ['request.query is a map', 'request.query is map', everything(), true],
    ['orderBy is a map', 'request.query.orderBy is map', everything(), true],
  ]),
];
