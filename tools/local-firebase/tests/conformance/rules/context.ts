import { jsonToRules } from '../../../src/service/caller';
import { Ruleset, type Verdict } from '../../../src/rules/ruleset';
import { RulesSession } from '../../../src/rules/session';
import {
  RulesBytes,
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from '../../../src/rules/values';
import type { ExpressionCase, Outcome } from './cases';

const ROOT = ['databases', '(default)', 'documents'];
const PATH = [...ROOT, 'things', 't1'];

const documents: Record<string, { now?: unknown; after?: unknown }> = {
  'users/ana': { now: { name: 'Ana', admin: true }, after: { name: 'Ana', admin: true } },
  'teams/one': { now: { members: ['ana', 'luis'] }, after: { members: ['ana'] } },
  'audit/new': { after: { by: 'ana' } },
  'audit/old': { now: { by: 'luis' } },
};

/** Reads the documents above, as they are or as the request would leave them. */
export function readDocument(path: RulesPath, after: boolean): RulesValue {
  const document = documents[path.segments.slice(ROOT.length).join('/')];
  const data = after ? document?.after : document?.now;
  return data === undefined ? null : resourceOf(jsonToRules(data), path.segments);
}

function resourceOf(data: RulesValue, path: readonly string[]): RulesValue {
  return RulesMap.of({ data, id: path.at(-1)!, __name__: new RulesPath(path) });
}

const before = {
  owner: jsonToRules('ana'),
  n: 5n,
  f: 2.5,
  tags: jsonToRules(['a', 'b']),
  map: jsonToRules({ x: 1, y: { z: 'deep' } }),
  nothing: null,
  created: RulesTimestamp.fromMillis(1_700_000_000_000n),
  place: new RulesLatLng(40.4, -3.7),
  friend: new RulesPath([...ROOT, 'users', 'ana']),
  photo: new RulesBytes(Buffer.from([0, 255])),
};
const { nothing: _, ...kept } = before;
const after = { ...kept, n: 6n, tags: jsonToRules(['a', 'b', 'c']), extra: true };

/** A request of ana for one document, which she owns. */
export function operationOf(method: NonNullable<ExpressionCase['method']>) {
  const writes = method === 'create' || method === 'update';
  const request = RulesMap.of({
    auth: jsonToRules({ uid: 'ana', token: { email: 'ana@example.test', admin: true, level: 3 } }),
    method,
    path: new RulesPath(PATH),
    time: RulesTimestamp.fromMillis(1_700_000_000_123n),
    resource: writes ? resourceOf(RulesMap.of(after), PATH) : null,
  });
  const resource = method === 'create' ? null : resourceOf(RulesMap.of(before), PATH);
  return { method, path: PATH, request, resource };
}

/** Judges a condition on its own. */
export function decide(
  condition: string,
  functions = '',
  method: ExpressionCase['method'] = 'update',
): Verdict {
  const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{thing} { allow ${method}: if ${condition}; }
  }
}`;
  const session = new RulesSession({ read: readDocument }, 10);
  return Ruleset.compile(source, 'case.rules').decide(
    'cloud.firestore',
    operationOf(method),
    session,
    () => {},
  );
}

/** True, false, or 'error' when neither the expression nor its negation holds. */
export function outcomeOf({ rule, functions, method }: Omit<ExpressionCase, 'gives' | 'source'>): Outcome {
  if (decide(rule, functions, method).allowed) return true;
  return decide(`!(${rule})`, functions, method).allowed ? false : 'error';
}
