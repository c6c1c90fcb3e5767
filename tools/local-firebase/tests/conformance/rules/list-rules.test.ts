import { jsonToRules } from '../../../src/service/caller';
import { pathValue } from '../../../src/rules/match-path';
import { knowledgeOf, queryMap } from '../../../src/rules/query-knowledge';
import { Ruleset } from '../../../src/rules/ruleset';
import { RulesSession } from '../../../src/rules/session';
import { RulesMap } from '../../../src/rules/values';
import { parseQuery } from '../../../src/store/query';
import { listRules, type ListCase } from './list-rules.cases';

const PARENT = 'projects/demo-p/databases/(default)/documents';

/** A query is allowed when the rule holds for every branch of its ORs. */
function isAllowed({ rule, query, version = 2 }: ListCase): boolean {
  const [head, pattern] =
    version === 2 ? ["rules_version = '2';", '/{path=**}/things/{thing}'] : ['', '/{thing=**}'];
  const ruleset = Ruleset.compile(
    `${head} service cloud.firestore { match /databases/{database}/documents { match ${pattern} { allow list: if ${rule}; } } }`,
    'case.rules',
  );
  const parsed = parseQuery(PARENT, query);
  return knowledgeOf(parsed).every(({ path, resource }) => {
    const request = RulesMap.of({
      auth: jsonToRules({ uid: 'ana', token: {} }),
      method: 'list',
      path: pathValue(path.slice(0, -1)),
      resource: null,
      query: queryMap(parsed),
    });
    const session = new RulesSession({ read: () => null }, 10);
    const operation = { method: 'list' as const, path, request, resource };
    return ruleset.decide('cloud.firestore', operation, session, () => {}).allowed;
  });
}

describe('a list rule against a query', () => {
  test.each(
    listRules.map(
      (one) => [one.what, one.rule, one.allowed ? 'allowed' : 'refused', one.source, one] as const,
    ),
  )('%s (%s): %s, says %s', (_what, _rule, _verdict, _source, one) => {
    expect(isAllowed(one)).toBe(one.allowed);
  });
});
