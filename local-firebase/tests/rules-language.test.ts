import { jsonToRules } from '../src/service/caller';
import { Ruleset } from '../src/rules/ruleset';
import { RulesSession } from '../src/rules/session';
import { RulesMap, RulesPath, RulesTimestamp, type RulesValue } from '../src/rules/values';

const documents: Record<string, unknown> = {
  '/databases/(default)/documents/users/ana': { name: 'Ana', admin: true },
  '/databases/(default)/documents/teams/one': { members: ['ana', 'luis'] },
};

function resourceAt(path: RulesPath): RulesValue {
  const data = documents[path.toString()];
  return data === undefined
    ? null
    : RulesMap.of({ data: jsonToRules(data), id: path.segments.at(-1)!, __name__: path });
}

/** Judges one expression: true, false, or 'error' when it fails. */
function evaluate(expression: string, declarations = ''): boolean | 'error' {
  const judge = (condition: string) => {
    const source = `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          ${declarations}
          match /things/{thing} { allow get: if ${condition}; }
        }
      }`;
    const path = ['databases', '(default)', 'documents', 'things', 't1'];
    const data = jsonToRules({
      owner: 'ana',
      n: 5,
      f: 2.5,
      tags: ['a', 'b'],
      map: { x: 1, y: { z: 'deep' } },
      nothing: null,
    });
    const request = RulesMap.of({
      auth: jsonToRules({ uid: 'ana', token: { email: 'ana@example.test', admin: true } }),
      method: 'get',
      path: new RulesPath(path),
      time: RulesTimestamp.fromMillis(1_700_000_000_123n),
      resource: null,
    });
    const resource = RulesMap.of({ data, id: 't1', __name__: new RulesPath(path) });
    const session = new RulesSession({ read: resourceAt }, 10);
    const operation = { method: 'get' as const, path, request, resource };
    return Ruleset.compile(source, 'test.rules').decide('cloud.firestore', operation, session, () => {})
      .allowed;
  };
  if (judge(expression)) return true;
  return judge(`!(${expression})`) ? false : 'error';
}

const yes: Record<string, string[]> = {
  'literals and arithmetic': [
    'true',
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '7 % 4 == 3',
    '7.0 / 2 == 3.5',
    '1 == 1.0',
    '0x1F == 31',
    '1.5e2 == 150.0',
    '-(3) == 0 - 3',
    "'a' + \"b\" == 'ab'",
    "'\\u00e9' == 'é'",
    "'it\\'s' == \"it's\"",
    'null == null',
    '[1, 2] == [1, 2]',
    "{'a': 1} == {'a': 1.0}",
    '[1, [2, 3]][1][0] == 2',
    "b'\\x01\\x02'.size() == 2",
  ],
  comparisons: [
    '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
    "'a' < 'b'",
    '1 < 1.5',
    "1 != 'a'",
    'null != 0',
    'timestamp.date(2024, 1, 1) < timestamp.date(2024, 1, 2)',
    "duration.value(1, 'h') > duration.value(59, 'm')",
  ],
  'boolean logic': [
    'true || false',
    '!(true && false)',
    'true ? true : false',
    '(1 > 2 ? 3 : 4) == 4',
    'true || resource.data.missing',
    'resource.data.missing || true',
    '!(false && resource.data.missing)',
    '!(resource.data.missing && false)',
    'false || true && true',
  ],
  'in and is': [
    "'a' in ['a', 'b']",
    "!('c' in ['a', 'b'])",
    "'owner' in resource.data",
    "!('missing' in resource.data)",
    "'a' in ['a'].toSet()",
    '1 is int && 1.0 is float && 1 is number && 1.0 is number',
    "'a' is string && true is bool && [] is list && {} is map",
    'resource.data.map is map',
    'request.time is timestamp',
    "duration.value(1, 's') is duration",
    'latlng.value(1, 2) is latlng',
    '/a/b is path',
    "b'x' is bytes",
    '[1].toSet() is set',
    '!(1 is string)',
    '!(null is map)',
  ],
  'members and indexes': [
    "resource.data.owner == 'ana'",
    "resource.data['owner'] == 'ana'",
    "resource.data.map.y.z == 'deep'",
    "resource.data.tags[0] == 'a'",
    "resource.data.tags[0:1] == ['a']",
    "'hello'[0] == 'h'",
    "'hello'[1:3] == 'el'",
    "request.auth.token.email == 'ana@example.test'",
    "resource.id == 't1'",
    "thing == 't1'",
    "database == '(default)'",
    'request.path == /databases/(default)/documents/things/t1',
    "request.path[3] == 'things'",
    'resource.__name__ == /databases/$(database)/documents/things/$(thing)',
    'resource.data.nothing == null',
    "request.method == 'get'",
  ],
  strings: [
    "'hello'.size() == 5",
    "'ñandú'.size() == 5",
    "'Hello'.lower() == 'hello' && 'Hello'.upper() == 'HELLO'",
    "'  x '.trim() == 'x'",
    "'a,b,c'.split(',') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'a1b2'.replace('[0-9]', '-') == 'a-b-'",
    "'john smith'.replace('(\\\\w+) (\\\\w+)', '\\\\2 \\\\1') == 'smith john'",
    "'ab'.toUtf8().size() == 2",
    "'é'.toUtf8().toHexString() == 'c3a9'",
    "'abc'.matches('[a-z]+')",
    "!'abc1'.matches('[a-z]+')",
    "'ABC'.matches('(?i)[a-z]+')",
    "'user@example.test'.matches('.*@example[.]test$')",
    "'a-b'.matches('[\\\\w\\\\-]+')",
    "'ab'.matches('[[:alpha:]]{2}')",
    "'x\\ny'.matches('(?s)x.y')",
    "!'x\\ny'.matches('x.y')",
    "string(5) == '5' && string(true) == 'true' && string(null) == 'null'",
    "int('42') == 42 && int(2.9) == 2",
    "float('2.5') == 2.5 && float(2) == 2.0",
    "bool('true')",
  ],
  lists: [
    '[1, 2, 3].size() == 3',
    '[1, 2].hasAll([1])',
    '[1, 2].hasAny([2, 9])',
    '[1, 2].hasOnly([1, 2, 3])',
    '![1, 4].hasOnly([1, 2, 3])',
    "['a', 'b'].join('-') == 'a-b'",
    '[1].concat([2]) == [1, 2]',
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1, 1, 2].toSet().size() == 2',
    '[].hasAll([])',
  ],
  sets: [
    '[1, 2].toSet() == [2, 1].toSet()',
    '[1, 2].toSet().union([3].toSet()).size() == 3',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().hasAll([1].toSet())',
    '[1].toSet().hasOnly([1, 2])',
    "['a'].toSet().hasAny(['a', 'z'])",
  ],
  maps: [
    "{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b'])",
    "{'a': 1}.values() == [1]",
    "{'a': 1, 'b': 2}.size() == 2",
    "{'a': 1}.get('a', 0) == 1",
    "{'a': 1}.get('z', 7) == 7",
    "resource.data.get(['map', 'y', 'z'], '') == 'deep'",
    "resource.data.get(['map', 'q', 'z'], 'none') == 'none'",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).affectedKeys() == ['b'].toSet()",
    "{'a': 1}.diff({'b': 1}).addedKeys().hasOnly(['a'])",
    "{'a': 1}.diff({'b': 1}).removedKeys().hasOnly(['b'])",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()",
    "{'a': {'b': 1}}.a.b == 1",
  ],
  'time and place': [
    'timestamp.date(2024, 2, 29).day() == 29',
    'timestamp.date(2024, 2, 29).month() == 2 && timestamp.date(2024, 2, 29).year() == 2024',
    'timestamp.date(2024, 2, 29).dayOfWeek() == 4',
    'timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'timestamp.value(1000).seconds() == 1 && timestamp.value(1500).nanos() == 500000000',
    'request.time.toMillis() == 1700000000123',
    'request.time.date() == timestamp.date(2023, 11, 14)',
    'request.time.hours() == 22 && request.time.minutes() == 13',
    'request.time.time() == duration.time(22, 13, 20, 123000000)',
    "timestamp.date(2024, 1, 1) + duration.value(1, 'd') == timestamp.date(2024, 1, 2)",
    "timestamp.date(2024, 1, 2) - timestamp.date(2024, 1, 1) == duration.value(24, 'h')",
    "duration.value(90, 's').seconds() == 90",
    "duration.abs(duration.value(-1, 'w')) == duration.value(7, 'd')",
    'latlng.value(10, 20).latitude() == 10.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400',
  ],
  'math and hashing': [
    'math.abs(-3) == 3 && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2',
    'math.pow(2, 10) == 1024.0 && math.sqrt(9) == 3.0',
    'math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0)',
    "hashing.md5('a').toHexString() == '0cc175b9c0f1b6a831c399e269772661'",
    "hashing.sha256('').toHexString().size() == 64",
    "hashing.crc32('123456789').toHexString() == 'cbf43926'",
    "hashing.crc32c('123456789').toHexString() == 'e3069283'",
    "b'hi'.toBase64() == 'aGk='",
  ],
  'other documents': [
    'exists(/databases/$(database)/documents/users/ana)',
    '!exists(/databases/$(database)/documents/users/nobody)',
    'get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin',
    "get(/databases/(default)/documents/users/ana).id == 'ana'",
    "'luis' in get(/databases/$(database)/documents/teams/one).data.members",
    "exists(path('/databases/(default)/documents/users/ana'))",
    "exists(path('/databases/(default)/documents/users/{u}').bind({'u': 'ana'}))",
    'get(/databases/$(database)/documents/users/nobody) == null',
    'existsAfter(/databases/$(database)/documents/users/ana)',
    'debug(1) == 1',
  ],
};

const errors = [
  'resource.data.missing == 1',
  'resource.data.missing && true',
  'true && resource.data.missing',
  'false || resource.data.missing == 1',
  "1 + 'a' == 2",
  '1 / 0 == 0',
  '9223372036854775807 + 1 > 0',
  "1 < 'a'",
  "'a' > null",
  '1 && true',
  "!'a'",
  "'a' ? true : false",
  'noSuchFunction(1)',
  "'a'.noSuchMethod()",
  'math.noSuchFunction(1) == 1',
  'noSuchVariable == 1',
  'resource.data.nothing.x == 1',
  'resource.data.tags[5] == 1',
  "'abc'[1:9] == 'b'",
  "'x' in 'xyz'",
  "'a'.matches('(')",
  "'a'.matches('(?=a)a')",
  "'aa'.matches('(a)\\\\1')",
  "int('x') == 1",
  'timestamp.date(2023, 2, 30) == request.time',
  "duration.value(1, 'y') == duration.value(1, 'd')",
  'latlng.value(100, 0) == latlng.value(0, 0)',
  'get(/databases/$(database)/documents/users/nobody).data.admin',
  'get(/databases/$(database)/documents/users).data.admin',
  "{'a': 1}.b == 1",
  '[1, 2].join(1) == 1',
];

describe('the rules language', () => {
  for (const [topic, expressions] of Object.entries(yes)) {
    describe(topic, () => {
      test.each(expressions)('%s is true', (expression) => expect(evaluate(expression)).toBe(true));
    });
  }

  describe('errors deny', () => {
    test.each(errors)('%s fails', (expression) => expect(evaluate(expression)).toBe('error'));
  });

  describe('functions', () => {
    test('see their parameters, bindings and the wildcards around them', () => {
      const declarations = `function is(a, b) { let same = a == b; let db = database; return same && db == '(default)'; }`;
      expect(evaluate("is(thing, 't1')", declarations)).toBe(true);
    });
    test('do not see the variables of their caller', () => {
      const declarations = `function inner() { return x == 1; } function outer() { let x = 1; return inner(); }`;
      expect(evaluate('outer()', declarations)).toBe('error');
    });
    test('may call each other, up to a depth', () => {
      const declarations = `function down(n) { return n == 0 ? true : down(n - 1); }`;
      expect(evaluate('down(15)', declarations)).toBe(true);
      expect(evaluate('down(25)', declarations)).toBe('error');
    });
    test('need the right number of arguments', () => {
      expect(evaluate('f(1)', 'function f(a, b) { return true; }')).toBe('error');
    });
    test('of an inner block hide those of an outer one', () => {
      const declarations = `function f() { return false; } match /unused/{x} { function f() { return true; } }`;
      expect(evaluate('f()', declarations)).toBe(false);
    });
  });

  test('more than ten documents in one request are an error, the same one counts once', () => {
    const read = (id: string) => `!exists(/databases/$(database)/documents/none/${id})`;
    expect(evaluate(Array.from({ length: 10 }, (_, i) => read(`d${i}`)).join(' && '))).toBe(true);
    expect(evaluate(Array.from({ length: 11 }, (_, i) => read(`d${i}`)).join(' && '))).toBe('error');
    expect(evaluate(Array.from({ length: 20 }, () => read('same')).join(' && '))).toBe(true);
  });
});

describe('matching', () => {
  const decide = (
    source: string,
    path: string,
    method: 'get' | 'list' | 'create' | 'update' | 'delete' = 'get',
  ) => {
    const segments = ['databases', '(default)', 'documents', ...path.split('/')];
    const session = new RulesSession({ read: () => null }, 10);
    const request = RulesMap.of({ auth: null });
    const operation = { method, path: segments, request, resource: null };
    return Ruleset.compile(source, 'test.rules').decide('cloud.firestore', operation, session, () => {})
      .allowed;
  };
  const rules = (version: string, body: string) =>
    `${version} service cloud.firestore { match /databases/{d}/documents { ${body} } }`;
  const v1 = '';
  const v2 = "rules_version = '2';";

  test.each([
    [v2, 'match /a/{x} { allow read; }', 'a/1', true],
    [v2, 'match /a/{x} { allow read; }', 'a/1/b/2', false],
    [v2, 'match /a/{x} { match /b/{y} { allow read: if x == "1" && y == "2"; } }', 'a/1/b/2', true],
    [v2, 'match /a/{x=**} { allow read; }', 'a/1/b/2', true],
    [v2, 'match /a/1/{x=**} { allow read; }', 'a/1', true],
    [v1, 'match /a/1/{x=**} { allow read; }', 'a/1', false],
    [v1, 'match /a/1/{x=**} { allow read; }', 'a/1/b/2', true],
    [v2, 'match /{p=**}/b/{y} { allow read; }', 'a/1/b/2', true],
    [v2, 'match /{p=**}/b/{y} { allow read; }', 'b/2', true],
    [v2, 'match /{p=**}/b/{y} { allow read: if p == /a/1; }', 'a/1/b/2', true],
    [v2, 'match /{all=**} { allow read; }', 'x/y', true],
    [v2, 'match /a/{x} { allow read: if false; } match /{all=**} { allow read; }', 'a/1', true],
    [v2, 'match /a/fixed { allow read; }', 'a/other', false],
  ])('%s %s %s: %s', (version, body, path, expected) => {
    expect(decide(rules(version, body), path)).toBe(expected);
  });

  test.each([
    ['read', 'get', true],
    ['read', 'list', true],
    ['read', 'create', false],
    ['write', 'create', true],
    ['write', 'update', true],
    ['write', 'delete', true],
    ['write', 'get', false],
    ['get, create', 'list', false],
    ['get, create', 'create', true],
  ] as const)('allow %s covers %s: %s', (methods, method, expected) => {
    expect(decide(rules(v2, `match /a/{x} { allow ${methods}: if true; }`), 'a/1', method)).toBe(expected);
  });
});

describe('compile errors', () => {
  const compile = (source: string) => () => Ruleset.compile(source, 'firestore.rules');
  test('name line, column and the text', () => {
    const source =
      "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow read: if 1 +; }\n}";
    expect(compile(source)).toThrow("firestore.rules:3:36: expected an expression, found ';'");
    expect(compile(source)).toThrow('3 |   match /a/{b} { allow read: if 1 +; }');
  });
  test.each([
    ['service cloud.firestore {', "expected 'match', 'function' or '}', found the end of the file"],
    ["rules_version = '3'; service x {}", "rules_version is '1' or '2'"],
    ['service x { match a { } }', "expected a path that starts with '/'"],
    ['service x { match /a { allow fly; } }', "unknown method 'fly'"],
    ['service x { match /a { allow read if true; } }', "expected ';'"],
    ['service x { match /a { allow read: if "a } }', 'this string is not closed'],
    ['service x { /* ', 'this comment is not closed'],
    ['service x { function f() { let a = 1; } }', "expected 'return'"],
    ['', "expected 'service'"],
    ['service x { match /a { allow read: if 99999999999999999999 == 1; } }', 'more than 64 bits'],
  ])('%s', (source, message) => expect(compile(source)).toThrow(message));
  test('an unknown function is no compile error', () => {
    expect(compile('service x { match /a { allow read: if mystery(); } }')).not.toThrow();
  });
  test('deep nesting is an error, not a crash', () => {
    const deep = '('.repeat(5000) + 'true' + ')'.repeat(5000);
    expect(compile(`service x { match /a { allow read: if ${deep}; } }`)).toThrow('nested too deeply');
  });
});
