import { CONDITIONS, FIELDS, from, LANGUAGE, RECORDED, reference } from './cases';

export const requests = [
  ...from(reference('rules.firestore.Request'), [
    ["request.auth.uid == 'ana'", true],
    ["request.auth.token.email == 'ana@example.test'", true],
    ['request.auth.token.level >= 3', true],
    ['request.auth != null', true],
    ["request.method == 'update'", true],
    ["request.method == 'get'", true, { method: 'get' }],
    ["request.method == 'create'", true, { method: 'create' }],
    ["request.method == 'delete'", true, { method: 'delete' }],
    ['request.path == /databases/(default)/documents/things/t1', true],
    ['request.path == /databases/$(database)/documents/things/$(thing)', true],
    ['request.time == timestamp.value(1700000000123)', true],
    ['request.resource.data.n == 6', true],
    ["request.resource.id == 't1'", true],
    ['request.resource.__name__ == request.path', true],
    ['request.resource == null', true, { method: 'get' }],
    ['request.resource == null', true, { method: 'delete' }],
    ['request.resource.data.n == 6', 'error', { method: 'delete' }],
    ['request.resource.data.owner == "ana"', true, { method: 'create' }],
    ['request.nonsense == 1', 'error'],
  ]),
  ...from(reference('rules.firestore.Resource'), [
    ["resource.data.owner == 'ana'", true],
    ["resource.data['owner'] == 'ana'", true],
    ["resource.data.map.y.z == 'deep'", true],
    ["resource.data.tags[0] == 'a'", true],
    ["resource.id == 't1'", true],
    ['resource.__name__ == /databases/$(database)/documents/things/$(thing)', true],
    ['resource == null', true, { method: 'create' }],
    ['resource.data.owner == "ana"', 'error', { method: 'create' }],
    ['resource.data.nothing == null', true],
    ['resource.data.nothing.x == 1', 'error'],
    ['resource.data.n is int && resource.data.f is float', true],
    ['resource.data.created is timestamp', true],
    ['resource.data.place is latlng', true],
    ['resource.data.photo is bytes', true],
    ['resource.data.friend is path', true],
    ['resource.data.friend == /databases/$(database)/documents/users/ana', true],
    ['resource.data.map is map && resource.data.tags is list', true],
  ]),
  ...from(`${RECORDED}: globals-request-path-and-resource-id`, [
    ['request.query is map', 'error', { method: 'get' }],
    ['request.query.limit == 10', 'error'],
  ]),
  ...from(FIELDS, [
    ["request.resource.data.keys().hasAll(['owner', 'n'])", true],
    ["request.resource.data.keys().hasOnly(['owner'])", false],
    ["request.resource.data.get('rating', 5) == 5", true],
    ["request.resource.data.diff(resource.data).affectedKeys().hasAny(['owner'])", false],
    ["request.resource.data.diff(resource.data).changedKeys().hasOnly(['n', 'tags'])", true],
    ["!('forbidden' in request.resource.data)", true],
    ['request.resource.data.owner is string && request.resource.data.n is int', true],
  ]),
  ...from(CONDITIONS, [
    ['request.resource.data.n == resource.data.n + 1', true],
    ['request.resource.data.owner == resource.data.owner', true],
    ["resource.data.owner in ['ana', 'luis']", true],
    ['request.time > resource.data.created', true],
    ["request.time < resource.data.created + duration.value(1, 's')", true],
  ]),
  ...from(`${LANGUAGE}#functions (unknown names)`, [
    ['noSuchFunction(1)', 'error'],
    ["'a'.noSuchMethod()", 'error'],
    ['noSuchVariable == 1', 'error'],
    ['noSuchVariable == null', 'error'],
    ['math.noSuchFunction(1) == 1', 'error'],
    ['noSuchNamespace.f(1)', 'error'],
    ['noSuchFunction() || true', true],
  ]),
  ...from(reference('rules.debug'), [
    ['debug(1) == 1', true],
    ['debug(true)', true],
    ["debug({'a': [1]}).a == [1]", true],
    ['debug() == null', 'error'],
  ]),
];

export const functions = [
  ...from(`${LANGUAGE}#functions`, [
    ["isOwner('ana')", true, { functions: 'function isOwner(uid) { return resource.data.owner == uid; }' }],
    [
      "same(thing, 't1')",
      true,
      {
        functions:
          "function same(a, b) { let equal = a == b; let root = database; return equal && root == '(default)'; }",
      },
    ],
    ['f() == 3', true, { functions: 'function f() { let a = 1; let b = a + 1; return a + b; }' }],
    ['thing()', 'error', { functions: "function thing() { return thing == 't1'; }" }],
    [
      'outer()',
      'error',
      { functions: 'function inner() { return x == 1; } function outer() { let x = 1; return inner(); }' },
    ],
    ['f(1)', 'error', { functions: 'function f(a, b) { return true; }' }],
    [
      'f(1, 2, 3, 4, 5, 6, 7) == 28',
      true,
      { functions: 'function f(a, b, c, d, e, g, h) { return a + b + c + d + e + g + h; }' },
    ],
    [
      'f()',
      true,
      {
        functions:
          'function f() { let a = 1; let b = 1; let c = 1; let d = 1; let e = 1; let g = 1; let h = 1; let i = 1; let j = 1; let k = 1; return k == a; }',
      },
    ],
    [
      'later()',
      true,
      { functions: 'function later() { return defined(); } function defined() { return true; }' },
    ],
    ['f(5)', true, { functions: 'function f(request) { return request == 5; }' }],
    ['size() == 4', true, { functions: 'function size() { return 4; }' }],
    ['f().a == 1', true, { functions: "function f() { return {'a': 1}; }" }],
    ['f(f(f(1))) == 4', true, { functions: 'function f(n) { return n + 1; }' }],
  ]),
  ...from(`${RECORDED}: error-absorption-and-or (arguments and let)`, [
    ['ignores(1 / 0)', true, { functions: 'function ignores(a) { return true; }' }],
    ['reads(1 / 0)', 'error', { functions: 'function reads(a) { return a > 0; }' }],
    [
      'passes(resource.data.missing)',
      true,
      { functions: 'function passes(a) { return ignores(a); } function ignores(a) { return true; }' },
    ],
    [
      'passes(resource.data.missing)',
      'error',
      { functions: 'function passes(a) { return reads(a); } function reads(a) { return a > 0; }' },
    ],
    ['f()', true, { functions: 'function f() { let x = 1 / 0; return true; }' }],
    ['f()', 'error', { functions: 'function f() { let x = 1 / 0; return x > 0; }' }],
    ['f()', true, { functions: 'function f() { let x = 1 / 0; return x > 0 || true; }' }],
    ["f('a')", 'error', { functions: 'function f(d) { let x = resource.data[d]; return x != true; }' }],
  ]),
];

export const otherDocuments = [
  ...from(`${CONDITIONS}#access_other_documents`, [
    ['exists(/databases/$(database)/documents/users/ana)', true],
    ['exists(/databases/$(database)/documents/users/nobody)', false],
    ['get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin', true],
    ["'luis' in get(/databases/$(database)/documents/teams/one).data.members", true],
    ["get(/databases/$(database)/documents/users/ana).data.name + '!' == 'Ana!'", true],
    ['get(/databases/$(database)/documents/users/nobody).data.admin', 'error'],
  ]),
  ...from(reference('rules.firestore'), [
    ["get(/databases/(default)/documents/users/ana).id == 'ana'", true],
    [
      'get(/databases/(default)/documents/users/ana).__name__ == /databases/(default)/documents/users/ana',
      true,
    ],
    ["exists(path('/databases/(default)/documents/users/ana'))", true],
    ["exists(path('/databases/(default)/documents/users/{u}').bind({'u': 'ana'}))", true],
    ['exists(resource.data.friend)', true],
    ["exists('/databases/(default)/documents/users/ana')", 'error'],
    ['get(null) == null', 'error'],
    ['exists()', 'error'],
  ]),
  ...from(`${CONDITIONS}#data_validation (getAfter)`, [
    ["getAfter(/databases/$(database)/documents/audit/new).data.by == 'ana'", true],
    ['exists(/databases/$(database)/documents/audit/new)', false],
    ['existsAfter(/databases/$(database)/documents/audit/new)', true],
    ['existsAfter(/databases/$(database)/documents/audit/old)', false],
    ['exists(/databases/$(database)/documents/audit/old)', true],
    ["'luis' in getAfter(/databases/$(database)/documents/teams/one).data.members", false],
  ]),
];
