import * as fc from 'fast-check';
import type { Expression } from '../../src/rules/syntax/ast';
import { toResource } from '../../src/rules/from-firestore';
import { pathValue } from '../../src/rules/match-path';
import { parseRules } from '../../src/rules/syntax/parser';
import { knowledgeOf, queryMap } from '../../src/rules/query-knowledge';
import { Ruleset } from '../../src/rules/ruleset';
import { RulesSession } from '../../src/rules/session';
import { RulesSyntaxError } from '../../src/rules/syntax/source';
import { RulesMap, RulesPath, type RulesValue } from '../../src/rules/values';
import { jsonToRules } from '../../src/service/caller';
import type { StoredDocument } from '../../src/store/database';
import { parseQuery, type FilterJson, type StructuredQuery } from '../../src/store/query';
import { matchesQuery } from '../../src/store/run-query';
import type { Value } from '../../src/store/values';
import { runs } from '../properties/arbitrary-values';
import { expressions } from '../conformance/rules/arbitrary-expressions';
import { operationOf, readDocument } from '../conformance/rules/context';
import { print, quote, shape } from '../conformance/rules/print';

const MILLIS_PER_VERDICT = 1_000;
const FUNCTIONS = 'function ignores(a) { return true; } function reads(a) { return a == a; }';

/** An expression as `v()` in conditions of its own; each is judged alone, and in time. */
class Conditions {
  private readonly ruleset: Ruleset;

  constructor(
    expression: string,
    private readonly conditions: readonly string[],
  ) {
    const matches = conditions.map((text, i) => `match /case${i}/{id} { allow update: if ${text}; }`);
    const source = `rules_version = '2'; service cloud.firestore {
      match /databases/{database}/documents/things/{thing} {
        ${FUNCTIONS} function v() { return ${expression}; } ${matches.join('\n')}
      }
    }`;
    this.ruleset = Ruleset.compile(source, 'x.rules');
  }

  allows(condition: string): boolean {
    const operation = operationOf('update');
    const path = [...operation.path, `case${this.conditions.indexOf(condition)}`, 'x'];
    const session = new RulesSession({ read: readDocument }, 10);
    const startedAt = process.cpuUsage();
    const verdict = this.ruleset.decide('cloud.firestore', { ...operation, path }, session, () => {});
    if (!verdict.allowed) expect(verdict.reasons.length).toBeGreaterThan(0);
    // The time of this process, so that a busy machine does not count.
    expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(MILLIS_PER_VERDICT);
    return verdict.allowed;
  }

  /** Returns the ones of a list that have another outcome than this one. */
  others(conditions: readonly string[], expected: boolean): string[] {
    return conditions.filter((condition) => this.allows(condition) !== expected);
  }
}

function conditionOf(source: string): Expression {
  const file = parseRules(`service x { match /a { allow get: if ${source}; } }`, 'x.rules');
  return file.services[0]!.matches[0]!.allows[0]!.condition!;
}

describe('any expression', () => {
  const present = '[v()].size() == 1';
  /** False or an error when `v()` fails, whatever it would have been. */
  const denied = [
    'v()',
    '!v()',
    'v() && true',
    'true && v()',
    'v() || false',
    'false || v()',
    'v() ? true : true',
    '!(v() == v())',
    'v() == v()',
    'v() is string',
    '!(v() is string)',
    '!(v() in [])',
    'reads(v())',
    "{'a': v()}.size() == 1",
  ];
  /** Decided by the other side. */
  const absorbed = ['v() || true', 'true || v()', '!(v() && false)', '!(false && v())', 'ignores(v())'];

  test('is judged, never a crash, and an error never becomes an allow', () => {
    fc.assert(
      fc.property(expressions.map(print), (text) => {
        const conditions = new Conditions(text, [present, ...denied, ...absorbed]);
        expect(conditions.allows('v()') && conditions.allows('!v()')).toBe(false);
        if (conditions.allows(present)) return;
        expect(conditions.others(denied, false)).toEqual([]);
        expect(conditions.others(absorbed, true)).toEqual([]);
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('means the same after it is written and read again', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const once = conditionOf(print(expression));
        expect(shape(once)).toEqual(shape(expression));
        expect(print(conditionOf(print(once)))).toBe(print(once));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

test('any text either compiles or is a syntax error with a place', () => {
  const words = fc.constantFrom(
    'service',
    'x',
    '{',
    '}',
    'match',
    '/a',
    '/{b}',
    '/{c=**}',
    'allow',
    'read',
    ':',
    'if',
    'true',
    ';',
    'function',
    'f',
    '(',
    ')',
    'let',
    '=',
    'return',
    '1',
    "'a'",
    '&&',
    '!',
    '[',
    ']',
    '.',
    ',',
    '\\',
    '"',
    '/*',
    '//',
    '$(',
    "rules_version = '2';",
    '\n',
    '😀',
  );
  const soup = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(soup, (source) => {
      for (const text of [
        source,
        `service x { match /a { ${source} } }`,
        `service x { match /a { allow read: if ${source} } }`,
      ]) {
        try {
          Ruleset.compile(text, 'x.rules');
        } catch (error) {
          if (!(error instanceof RulesSyntaxError)) throw error;
          expect(error.position.line).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: runs(2_000) },
  );
});

test('a regular expression takes no more time than its text deserves', () => {
  const pieces = fc.constantFrom(
    'a',
    'b',
    '.',
    '(',
    ')',
    '(?:',
    '*',
    '+',
    '?',
    '|',
    '[ab]',
    '{2,5}',
    '\\w',
    '^',
    '$',
    '\\b',
    '(?i)',
  );
  const patterns = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(patterns, fc.nat(200), (pattern, length) => {
      const text = quote(`${'ab'.repeat(length)}!`);
      const calls = ['v().size() > 0', `${text}.matches(${quote(pattern)})`];
      const conditions = new Conditions(`${text}.split(${quote(pattern)})`, calls);
      for (const call of calls) conditions.allows(call);
    }),
    { numRuns: runs(500) },
  );
});

describe('rules are not filters', () => {
  const PARENT = 'projects/demo-p/databases/(default)/documents';
  const FIELDS = ['a', 'b', 'm.x'];
  const values: Value[] = [
    { integerValue: '1' },
    { doubleValue: 1 },
    { integerValue: '2' },
    { doubleValue: 1.5 },
    { stringValue: 'ana' },
    { stringValue: 'b' },
    { booleanValue: true },
    { nullValue: 'NULL_VALUE' },
    { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'ana' }] } },
    { mapValue: { fields: { x: { integerValue: '1' } } } },
    { timestampValue: '2024-01-01T00:00:00Z' },
  ];
  const value = fc.constantFrom(...values);
  const source = fc.constantFrom(
    '1',
    '1.0',
    '2',
    '1.5',
    "'ana'",
    "'b'",
    'true',
    'null',
    '[1, "ana"]',
    "{'x': 1}",
    'request.auth.uid',
  );

  const field = fc.constantFrom(...FIELDS);
  const atom = fc.oneof(
    fc
      .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), source)
      .map(([name, op, right]) => `resource.data.${name} ${op} ${right}`),
    fc
      .tuple(field, fc.constantFrom('int', 'float', 'number', 'string', 'list', 'map', 'bool', 'timestamp'))
      .map(([name, type]) => `resource.data.${name} is ${type}`),
    fc.tuple(source, field).map(([left, name]) => `${left} in resource.data.${name}`),
    fc
      .tuple(field, fc.array(source, { maxLength: 3 }))
      .map(([name, items]) => `resource.data.${name} in [${items.join(', ')}]`),
    fc
      .tuple(field, source)
      .map(([name, fallback]) => `resource.data.get(${JSON.stringify(name.split('.'))}, ${fallback}) == 1`),
    fc
      .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), source)
      .map(([name, method, item]) => `resource.data.${name}.${method}([${item}])`),
    field.map((name) => `resource.data.${name} / 2 == 0`),
    field.map((name) => `resource.data.${name}`),
    fc.constantFrom(
      "'a' in resource.data",
      "resource.data.keys().hasAll(['a', 'b'])",
      "resource.data.keys().hasOnly(['a'])",
      "resource.id == 'x'",
      "thing == 'x'",
    ),
  );
  const rule = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      atom,
      fc
        .tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any'))
        .map(([left, op, right]) => `(${left} ${op} ${right})`),
      tie('any').map((inner) => `!(${inner})`),
      fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `((${a}) ? (${b}) : (${c}))`),
    ),
  })).any;

  const filter: fc.Arbitrary<FilterJson> = fc.oneof(
    fc
      .tuple(
        field,
        fc.constantFrom(
          'EQUAL',
          'NOT_EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'ARRAY_CONTAINS',
        ),
        value,
      )
      .map(([fieldPath, op, operand]) => ({ fieldFilter: { field: { fieldPath }, op, value: operand } })),
    fc
      .tuple(
        field,
        fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
        fc.array(value, { minLength: 1, maxLength: 2 }),
      )
      .map(([fieldPath, op, items]) => ({
        fieldFilter: { field: { fieldPath }, op, value: { arrayValue: { values: items } } },
      })),
  );
  const where: fc.Arbitrary<FilterJson> = fc.oneof(
    filter,
    fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(filter, { minLength: 1, maxLength: 3 }))
      .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
  );
  const documentWith = fc
    .record({ a: value, b: value, x: value, id: fc.constantFrom('x', 'y') }, { requiredKeys: ['id'] })
    .map(({ a, b, x, id }): StoredDocument => {
      const m: Value | undefined = x && { mapValue: { fields: { x } } };
      const fields = Object.fromEntries(
        Object.entries({ a, b, m }).filter((entry): entry is [string, Value] => entry[1] !== undefined),
      );
      return { name: `${PARENT}/things/${id}`, fields, createTime: 0, updateTime: 0 } as StoredDocument;
    });

  const judge = (
    condition: string,
    path: Parameters<typeof pathValue>[0],
    resource: RulesValue,
    query: RulesValue,
  ): boolean => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /things/{thing} { allow list: if ${condition}; } } }`;
    const request = RulesMap.of({
      auth: jsonToRules({ uid: 'ana' }),
      method: 'list',
      path: pathValue(path.slice(0, -1)),
      query,
    });
    const session = new RulesSession({ read: () => null }, 10);
    const operation = { method: 'list' as const, path, request, resource };
    return Ruleset.compile(source, 'x.rules').decide('cloud.firestore', operation, session, () => {}).allowed;
  };

  test('what a query may list, its rule allows for every single document of the result', () => {
    let granted = 0;
    fc.assert(
      fc.property(
        rule,
        where,
        fc.array(documentWith, { minLength: 5, maxLength: 20 }),
        (condition, filters, documents) => {
          const json: StructuredQuery = { from: [{ collectionId: 'things' }], where: filters };
          let query;
          try {
            query = parseQuery(PARENT, json);
          } catch {
            return;
          }
          const seen = queryMap(query);
          if (!knowledgeOf(query).every(({ path, resource }) => judge(condition, path, resource, seen)))
            return;
          granted++;
          for (const document of documents.filter((candidate) => matchesQuery(query, candidate))) {
            const path = new RulesPath(document.name.split('/').slice(2)).segments;
            expect([document.fields, judge(condition, path, toResource(document), seen)]).toEqual([
              document.fields,
              true,
            ]);
          }
        },
      ),
      { numRuns: runs(2_000) },
    );
    expect(granted).toBeGreaterThan(runs(2_000) / 100);
  });
});
