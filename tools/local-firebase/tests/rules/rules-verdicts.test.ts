import { jsonToRules } from '../../src/service/caller';
import { Ruleset, type Verdict } from '../../src/rules/ruleset';
import { RulesSession } from '../../src/rules/session';
import { RulesMap, RulesPath } from '../../src/rules/values';

const ROOT = ['databases', '(default)', 'documents'];

/** Returns a file whose rules begin in line 4. */
const fileWith = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

class Judge {
  readonly log: string[] = [];
  readonly read: string[] = [];
  private readonly ruleset: Ruleset;
  readonly session: RulesSession;

  constructor(body: string, mostReads = 10) {
    this.ruleset = Ruleset.compile(fileWith(body), 'x.rules');
    this.session = new RulesSession(
      {
        read: (path) => {
          this.read.push(path.toString());
          return null;
        },
      },
      mostReads,
    );
  }

  decide(path: string): Verdict {
    const segments = [...ROOT, ...path.split('/')];
    const request = RulesMap.of({ auth: jsonToRules({ uid: 'ana' }), path: new RulesPath(segments) });
    const operation = { method: 'get' as const, path: segments, request, resource: null };
    return this.ruleset.decide('cloud.firestore', operation, this.session, (text) => this.log.push(text));
  }

  reasons(path: string): readonly string[] {
    return this.decide(path).reasons;
  }
}

const lookups = (count: number): string =>
  Array.from({ length: count }, (_, i) => `!exists(/databases/$(database)/documents/$('n' + id)/d${i})`).join(
    ' && ',
  );

describe('a request of several operations', () => {
  test('may read 20 documents, 10 for each operation', () => {
    const judge = new Judge(`match /a/{id} { allow get: if ${lookups(10)}; }`, 20);
    expect(judge.decide('a/1').allowed).toBe(true);
    expect(judge.decide('a/2').allowed).toBe(true);
    expect(judge.decide('a/3').allowed).toBe(false);
  });

  test('does not lend one operation what another one left', () => {
    const judge = new Judge(`match /a/{id} { allow get: if ${lookups(11)}; }`, 20);
    expect(judge.decide('a/1').allowed).toBe(false);
  });

  test('reads a document once for all of them', () => {
    const judge = new Judge(
      'match /a/{id} { allow get: if !exists(/databases/$(database)/documents/n/d); }',
      20,
    );
    for (const id of ['1', '2', '3']) expect(judge.decide(`a/${id}`).allowed).toBe(true);
    expect(judge.read).toEqual(['/databases/(default)/documents/n/d']);
  });

  test('counts expressions for each operation on its own', () => {
    const many = Array.from({ length: 60 }, () => 'request.auth.uid == "ana"').join(' && ');
    const judge = new Judge(`match /a/{id} { allow get: if ${many}; }`, 20);
    for (const id of ['1', '2', '3']) expect(judge.decide(`a/${id}`).allowed).toBe(true);
  });
});

describe('a denial says where and why', () => {
  test('with the place of an error', () => {
    expect(new Judge('match /a/{id} { allow get: if true && resource.data.x; }').reasons('a/1')).toEqual([
      "x.rules:4:48: Null value error: reading 'data' of null.",
    ]);
  });

  test('with the part of a chain that is false', () => {
    expect(
      new Judge('match /a/{id} {\n allow get: if 1 == 1\n  && 1 == 2\n  && 1 == 3; }').reasons('a/1'),
    ).toEqual(['x.rules:6:8: false']);
  });

  test('inside the functions that are called', () => {
    const rules =
      'function f(n) {\n  return n > 0 && n > 5;\n}\nmatch /a/{id} { allow get: if true && f(3); }';
    expect(new Judge(rules).reasons('a/1')).toEqual(['x.rules:5:21: false']);
  });

  test('with the let that failed, where its value is read', () => {
    const rules =
      'function f() {\n  let half = 1 / 0;\n  return half > 0;\n}\nmatch /a/{id} { allow get: if f(); }';
    expect(new Judge(rules).reasons('a/1')).toEqual(['x.rules:5:16: Divide by zero.']);
  });

  test('for each rule that was asked', () => {
    const rules = 'match /a/{id} { allow get: if false; }\nmatch /{all=**} { allow read: if 1; }';
    expect(new Judge(rules).reasons('a/1')).toEqual([
      'x.rules:4:31: false',
      'x.rules:5:34: Type error: expected bool, found int.',
    ]);
  });

  test('when no rule matches', () => {
    expect(new Judge('match /a/{id} { allow create; }').reasons('a/1')).toEqual([
      'x.rules: no rule allows get here',
    ]);
  });

  test('when too many documents are read', () => {
    expect(new Judge(`match /a/{id} { allow get: if ${lookups(11)}; }`).reasons('a/1')).toEqual([
      expect.stringMatching(/^x\.rules:4:\d+: Too many document access calls in this request\.$/),
    ]);
  });

  test('when too many expressions are evaluated', () => {
    const terms = Array.from({ length: 90 }, () => 'request.auth.uid == "ana"').join(' && ');
    const rules = `function f() { return ${terms}; }\nmatch /a/{id} { allow get: if f() && f(); }`;
    expect(new Judge(rules).reasons('a/1')).toEqual([
      expect.stringMatching(/^x\.rules:4:\d+: More than 1000 expressions to evaluate in this request\.$/),
    ]);
  });
});

test('debug writes its argument to the log, once, also when the request is denied', () => {
  const judge = new Judge("match /a/{id} { allow get: if debug({'id': id, 'n': [1, 2.5]}) == null; }");
  expect(judge.reasons('a/1')).toHaveLength(1);
  expect(judge.log).toEqual(['debug: {id: "1", n: [1, 2.5]}']);
});
