import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { atLeast } from '../lib/rows.mjs';

const MILLIS = 2_000;
const BUDGET = 20_000;

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner() { return request.auth != null && request.auth.uid == resource.data.userId; }
    match /notes/{id} {
      allow update: if isOwner()
        && request.resource.data.keys().hasOnly(['userId', 'title', 'text', 'updatedAt']);
    }
  }
}`;

/** Loads the evaluator alone, bundled from its sources, as it needs no server. */
async function loadEvaluator() {
  const source = fileURLToPath(new URL('../../local-firebase/src/rules/', import.meta.url));
  const entry = ['ruleset', 'session', 'values']
    .map((name) => `export * from '${source}${name}.ts';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: source, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * Measures the simple verdicts that the rules give in a second, on one core: half of them allowed, half denied.
 *
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* rulesBudgets() {
  const { Ruleset, RulesSession, RulesMap, RulesPath } = await loadEvaluator();
  const ruleset = Ruleset.compile(RULES, 'bench.rules');
  const path = ['databases', '(default)', 'documents', 'notes', 'n1'];
  const resourceOf = (data) =>
    RulesMap.of({ data: RulesMap.of(data), id: 'n1', __name__: new RulesPath(path) });
  const operationOf = (uid) => ({
    method: 'update',
    path,
    request: RulesMap.of({
      auth: RulesMap.of({ uid, token: RulesMap.of({}) }),
      method: 'update',
      path: new RulesPath(path),
      resource: resourceOf({ userId: 'ana', title: 'b', text: 'c' }),
    }),
    resource: resourceOf({ userId: 'ana', title: 'a', text: 'c' }),
  });
  const operations = [operationOf('ana'), operationOf('luis')];

  let allowed = 0;
  const judge = (millis) => {
    const startedAt = performance.now();
    let verdicts = 0;
    for (let elapsed = 0; elapsed < millis; elapsed = performance.now() - startedAt) {
      for (let i = 0; i < 100; i++) {
        const session = new RulesSession({ read: () => null }, 10);
        const verdict = ruleset.decide('cloud.firestore', operations[i % 2], session, () => {});
        if (verdict.allowed) allowed++;
      }
      verdicts += 100;
    }
    return { verdicts, perSecond: (verdicts / (performance.now() - startedAt)) * 1_000 };
  };
  judge(MILLIS / 4);
  allowed = 0;
  const { verdicts, perSecond } = judge(MILLIS);
  if (allowed * 2 !== verdicts) throw new Error(`${allowed} of ${verdicts} verdicts allowed, expected half`);
  yield atLeast(
    'local-firebase: simple rule verdicts on one core',
    Math.round(perSecond),
    BUDGET,
    'per second',
    `${verdicts} verdicts`,
  );
}
