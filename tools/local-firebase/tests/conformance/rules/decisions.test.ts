import { jsonToRules } from '../../../src/service/caller';
import { Ruleset } from '../../../src/rules/ruleset';
import { RulesSession } from '../../../src/rules/session';
import { RulesMap, RulesPath } from '../../../src/rules/values';
import { compileErrors } from './compile-errors.cases';
import { limits, matching, type DecisionCase } from './decisions.cases';

function decide({ version = 2, rules, method = 'get', path }: DecisionCase): boolean {
  const source = `${version === 2 ? "rules_version = '2';" : ''}
service cloud.firestore { match /databases/{database}/documents { ${rules} } }`;
  const segments = ['databases', '(default)', 'documents', ...path.split('/')];
  const request = RulesMap.of({
    auth: jsonToRules({ uid: 'ana', token: { n: 1 } }),
    method,
    path: new RulesPath(segments),
  });
  const session = new RulesSession({ read: () => null }, 10);
  const operation = { method, path: segments, request, resource: null };
  return Ruleset.compile(source, 'case.rules').decide('cloud.firestore', operation, session, () => {})
    .allowed;
}

describe.each(Object.entries({ 'matches and versions': matching, limits }))('%s', (_subject, cases) => {
  test.each(cases.map((one) => [one.what, one.allowed ? 'allowed' : 'denied', one.source, one] as const))(
    '%s: %s, says %s',
    (_what, _verdict, _source, one) => {
      expect(decide(one)).toBe(one.allowed);
    },
  );
});

describe('compile errors', () => {
  const problemOf = (rules: string): string | undefined => {
    try {
      Ruleset.compile(rules, 'x.rules');
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each(compileErrors.map((one) => [one.what, one.error ?? 'compiles', one.source, one] as const))(
    '%s: %s, says %s',
    (_what, _error, _source, { rules, error }) => {
      const problem = problemOf(rules);
      if (error === undefined) expect(problem).toBeUndefined();
      else expect(problem?.slice(0, `x.rules:${error}`.length)).toBe(`x.rules:${error}`);
    },
  );

  test('the message shows the line with a caret under the place', () => {
    const rules = "rules_version = '2';\nservice x {\n  match /a { allow read: if 1 +; }\n}";
    expect(problemOf(rules)).toBe(
      [
        "x.rules:3:32: expected an expression, found ';'",
        '3 |   match /a { allow read: if 1 +; }',
        `${' '.repeat(35)}^`,
      ].join('\n'),
    );
  });

  test('of a long line, the part around the place is shown', () => {
    const rules = `service x { match /a { allow read: if ${'1 == 1 || '.repeat(60)} +; } }`;
    const [, excerpt, caret] = problemOf(rules)!.split('\n');
    expect(excerpt!.length).toBeLessThan(140);
    expect(excerpt![caret!.length - 1]).toBe('+');
  });
});
