import { LANGUAGE, LIMITS, OWN, RECORDED, STRUCTURE } from './cases';

export interface CompileCase {
  what: string;
  rules: string;
  /** `line:column` and the beginning of what is said; absent when the file compiles. */
  error?: string;
  source: string;
}

type Row = readonly [what: string, rules: string, error?: string];

function from(source: string, rows: readonly Row[]): CompileCase[] {
  return rows.map(([what, rules, error]) => ({ what, rules, error, source }));
}

/** Returns a condition, which starts at 1:38. */
const condition = (text: string): string => `service x { match /a { allow get: if ${text}; } }`;
const functions = (text: string): string => `service x {\n${text}\n}`;
const chain = (length: number): string =>
  Array.from(
    { length },
    (_, i) => `function f${i}() { return ${i + 1 === length ? 'true' : `f${i + 1}()`}; }`,
  ).join('\n');
const lets = (count: number): string =>
  `function f() { ${Array.from({ length: count }, (_, i) => `let v${i} = ${i};`).join(' ')}\nreturn true; }`;
const nested = (depth: number, inner: string): string =>
  depth === 0 ? inner : `match /a${depth} { ${nested(depth - 1, inner)} }`;
const wrapped = (count: number, inner: string): string => '('.repeat(count) + inner + ')'.repeat(count);
const chained = (count: number): string => Array.from({ length: count }, () => '1 == 1').join(' && ');

export const compileErrors = [
  ...from(STRUCTURE, [
    ['an empty file', '', "1:1: expected 'service'"],
    ['a file without a service', "rules_version = '2';", "1:21: expected 'service'"],
    ['an unknown version', "rules_version = '3'; service x {}", "1:17: rules_version is '1' or '2'"],
    ['a version that is a number', 'rules_version = 2; service x {}', "1:17: rules_version is '1' or '2'"],
    [
      'a version after the service',
      "service x {}\nrules_version = '2';",
      "2:1: expected 'service' or 'function'",
    ],
    [
      'a service that is not closed',
      'service cloud.firestore {',
      "1:26: expected 'match', 'function' or '}', found the end of the file",
    ],
    ['a service without a name', 'service { }', '1:9: expected a name'],
    [
      'an allow outside a match',
      'service x { allow read; }',
      "1:13: expected 'match', 'function' or '}', found 'allow'",
    ],
    ['a path without a slash', 'service x { match a { } }', "1:19: expected a path that starts with '/'"],
    ['a wildcard without a name', 'service x { match /{} { } }', '1:21: expected a name'],
    ['a wildcard that is not closed', 'service x { match /{a { } }', "1:23: expected '}'"],
    ['an unknown method', 'service x { match /a { allow fly; } }', "1:30: unknown method 'fly'"],
    [
      'a condition without a colon',
      'service x { match /a { allow read if true; } }',
      "1:35: expected ';', found 'if'",
    ],
    [
      'a condition without if',
      'service x { match /a { allow read: true; } }',
      "1:36: expected 'if', found 'true'",
    ],
    [
      'an if without a condition',
      'service x { match /a { allow read: if ; } }',
      "1:39: expected an expression, found ';'",
    ],
    [
      'the place counts lines',
      "rules_version = '2';\nservice x {\n  match /a { allow read: if 1 +; }\n}",
      "3:32: expected an expression, found ';'",
    ],
    [
      'the place counts behind comments',
      '// one\n/* two\nthree */ service x { match /a { allow go; } }',
      "3:39: unknown method 'go'",
    ],
    ['several services are fine', 'service x { } service y { }'],
    ['a final semicolon may be missing', 'service x { match /a { allow read: if true } }'],
  ]),
  ...from(`${STRUCTURE}#recursive_wildcards`, [
    [
      'version 1: a recursive wildcard ends its path',
      'service x { match /{a=**}/b/{c} { allow read; } }',
      '1:13: in rules version 1 a recursive wildcard ends its path',
    ],
    [
      'version 2: it may stand in front',
      "rules_version = '2'; service x { match /{a=**}/b/{c} { allow read; } }",
    ],
    [
      'one recursive wildcard in a path',
      "rules_version = '2'; service x { match /{a=**}/{b=**} { allow read; } }",
      '1:34: a path has at most one recursive wildcard',
    ],
  ]),
  ...from(`${LANGUAGE}#functions`, [
    ['a function without return', functions('function f() { let a = 1; }'), "2:27: expected 'return'"],
    ['a function with two returns', functions('function f() { return 1; return 2; }'), "2:26: expected '}'"],
    ['a let after the return', functions('function f() { return 1; let a = 2; }'), "2:26: expected '}'"],
    ['a parameter that is no name', functions('function f(1) { return 1; }'), '2:12: expected a name'],
    [
      'a function that calls itself',
      functions('function f() { return f(); }'),
      "2:1: function 'f' calls itself: recursion is not allowed",
    ],
    [
      'functions that call each other',
      functions('function f() { return g(); }\nfunction g() { return f(); }'),
      "2:1: function 'f' calls itself",
    ],
    [
      'a call of itself in a let',
      functions('function f() { let a = f(); return a; }'),
      "2:1: function 'f' calls itself",
    ],
    [
      'an inner function may call an outer one of another name',
      functions('function f() { return true; } match /a { function g() { return f(); } }'),
    ],
    ['an unknown function is no error', condition('mystery()')],
    ['an unknown variable is no error', condition('mystery == 1')],
    ['an unknown method is no error', condition("'a'.mystery()")],
    ['a wrong number of arguments is no error', condition('math.abs() == 1')],
  ]),
  ...from(LIMITS, [
    ['7 parameters', functions('function f(a, b, c, d, e, g, h) { return 1; }')],
    [
      '8 parameters',
      functions('function f(a, b, c, d, e, g, h, i) { return 1; }'),
      '2:1: a function has at most 7 parameters',
    ],
    ['10 let bindings', functions(lets(10))],
    ['11 let bindings', functions(lets(11)), "2:136: a function has at most 10 'let' bindings"],
    ['10 nested matches', `service x { ${nested(10, 'allow read;')} }`],
    [
      '11 nested matches',
      `service x { ${nested(11, 'allow read;')} }`,
      '1:135: match blocks nest at most 10 levels deep',
    ],
    ['100 segments', `service x { match ${'/a'.repeat(100)} { } }`],
    [
      '101 segments',
      `service x { match ${'/a'.repeat(101)} { } }`,
      '1:13: nested paths have at most 100 segments',
    ],
    [
      '101 segments in two blocks',
      `service x { match ${'/a'.repeat(60)} { match ${'/b'.repeat(41)} { } } }`,
      '1:142: nested paths have at most 100 segments',
    ],
    [
      '20 captured variables',
      `service x { match ${Array.from({ length: 20 }, (_, i) => `/{v${i}}`).join('')} { } }`,
    ],
    [
      '21 captured variables',
      `service x { match ${Array.from({ length: 21 }, (_, i) => `/{v${i}}`).join('')} { } }`,
      '1:13: nested paths capture at most 20 variables',
    ],
    ['256 KB', `service x { }${' '.repeat(256 * 1024 - 13)}`],
    [
      'more than 256 KB',
      `service x { }${' '.repeat(256 * 1024 - 12)}`,
      '1:1: this file has more than 256 KB',
    ],
  ]),
  ...from(`${RECORDED}: compile-limits`, [
    ['21 functions in a chain of calls', functions(chain(21))],
    [
      '22 functions in a chain of calls',
      functions(chain(22)),
      '23:1: functions call each other at most 20 levels deep',
    ],
    ['97 pairs of parentheses', condition(wrapped(97, '1 == 1'))],
    [
      '98 pairs of parentheses',
      condition(wrapped(98, '1 == 1')),
      '1:138: this expression is too complex to evaluate safely',
    ],
    ['98 comparisons in a row', condition(chained(98))],
    [
      '99 comparisons in a row',
      condition(chained(99)),
      '1:1015: this expression is too complex to evaluate safely',
    ],
    ['97 nested lists', condition(`${'['.repeat(97)}1${']'.repeat(97)} == 1`)],
    [
      '98 nested lists',
      condition(`${'['.repeat(98)}1${']'.repeat(98)} == 1`),
      '1:236: this expression is too complex',
    ],
    [
      'two functions of one name',
      functions('function f() { return 1; }\nfunction f() { return 2; }'),
      "3:1: function 'f' is declared twice here",
    ],
    [
      'one name in two blocks',
      functions('function f() { return 1; }\nmatch /a { function f() { return 2; } }'),
    ],
    [
      'two bindings of one name',
      functions('function f() { let a = 1; let a = 2; return a; }'),
      "2:31: 'a' is already bound in this function",
    ],
    ['a division without a blank', condition('4/2 == 2'), "1:39: this '/' starts a path"],
    ['a division with a blank', condition('4 / 2 == 2')],
  ]),
  ...from(`${RECORDED}: string-literals-and-regex`, [
    ['a lone backslash', condition("'a\\.b' == ''"), "1:40: invalid escape '\\.'"],
    ['a class of a regular expression', condition("'\\d' == ''"), "1:39: invalid escape '\\d'"],
    ['two octal digits', condition("'\\12' == ''"), "1:39: invalid escape '\\1'"],
    ['a large octal number', condition("'\\400' == ''"), "1:39: invalid escape '\\4'"],
    ['one hexadecimal digit', condition("'\\x4' == ''"), "1:39: invalid escape '\\x'"],
    ['three hexadecimal digits', condition("'\\u041' == ''"), "1:39: invalid escape '\\u'"],
    ['eight hexadecimal digits', condition("'\\U0001F600' == ''"), "1:39: invalid escape '\\U'"],
    ['a line break in a string', condition("'a\nb' == ''"), '1:38: this string is not closed'],
    ['a code point in bytes', condition("b'\\u00e9' == b''"), "1:40: invalid escape '\\u'"],
    ['an octal digit in bytes', condition("b'\\0' == b''"), "1:40: invalid escape '\\0'"],
  ]),
  ...from(`${LANGUAGE} (syntax)`, [
    ['a string that is not closed', condition('"a'), '1:38: this string is not closed'],
    ['a comment that is not closed', 'service x { /* ', '1:13: this comment is not closed'],
    ['an unknown character', condition('1 # 2'), "1:40: unexpected character '#'"],
    ['a parenthesis that is not closed', condition('(1 == 1'), "1:45: expected ')', found ';'"],
    ['a list that is not closed', condition('[1, 2'), "1:43: expected ',', found ';'"],
    ['a map without a colon', condition("{'a', 1} == 1"), "1:42: expected ':', found ','"],
    ['a member without a name', condition('request. == 1'), '1:47: expected a name'],
    ['an operator without a right side', condition('1 =='), "1:42: expected an expression, found ';'"],
    ['an assignment', condition('a = 1'), "1:40: expected ';', found '='"],
    ['a ternary without a colon', condition('true ? 1'), "1:46: expected ':', found ';'"],
    ['a single ampersand', condition('true & true'), "1:43: expected ';', found '&'"],
    ['a path with an open variable', condition('/a/$(b == 1'), "1:49: expected ')', found ';'"],
    ['a type that is no name', condition('1 is 2'), '1:43: expected a name'],
    ['a range without its end', condition('[1][0:] == 1'), "1:44: expected an expression, found ']'"],
  ]),
  ...from(OWN, [
    [
      'an integer of more than 64 bits',
      condition('99999999999999999999 == 1'),
      '1:38: this integer has more than 64 bits',
    ],
    ['the smallest integer', condition('-9223372036854775808 == 1')],
    ['5000 pairs of parentheses', condition(wrapped(5000, 'true')), '1:238: this expression is too complex'],
    [
      '5000 members in a row',
      condition(`a${'.b'.repeat(5000)} == 1`),
      '1:439: this expression is too complex',
    ],
    [
      '5000 functions in a chain',
      functions(chain(5000)),
      '23:1: functions call each other at most 20 levels deep',
    ],
    ['5000 negations', condition(`${'!'.repeat(5000)}true`), '1:438: this expression is too complex'],
  ]),
];
