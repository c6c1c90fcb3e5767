import { jsonToRules } from '../../../src/service/caller';
import { Ruleset } from '../../../src/rules/ruleset';
import { RulesSession } from '../../../src/rules/session';
import { RulesMap, RulesPath, RulesTimestamp } from '../../../src/rules/values';
import { readDocument } from './context';
import { storageRules, type StorageCase } from './storage.cases';

const BUCKET = 'demo-p.appspot.com';
const NAME = 'users/ana/photo.png';
const file = RulesMap.of({
  bucket: BUCKET,
  name: NAME,
  size: 2048n,
  generation: 1n,
  metageneration: 1n,
  contentType: 'image/png',
  timeCreated: RulesTimestamp.fromMillis(1_700_000_000_000n),
  metadata: jsonToRules({ owner: 'ana' }),
});

function isAllowed({ rule, match = '/{name=**}', method = 'get' }: StorageCase): boolean {
  const path = ['b', BUCKET, 'o', ...NAME.split('/')];
  const writes = method === 'create' || method === 'update';
  const request = RulesMap.of({
    auth: jsonToRules({ uid: 'ana', token: { admin: true } }),
    method,
    path: new RulesPath(path),
    time: RulesTimestamp.fromMillis(1_700_000_001_000n),
    resource: writes ? file : null,
  });
  const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match ${match} { allow ${method}: if ${rule}; } } }`;
  const operation = { method, path, request, resource: method === 'create' ? null : file };
  const session = new RulesSession({ read: readDocument }, 2);
  return Ruleset.compile(source, 'storage.rules').decide('firebase.storage', operation, session, () => {})
    .allowed;
}

describe('storage rules', () => {
  test.each(
    storageRules.map(
      (one) => [one.what, one.rule, one.allowed ? 'allowed' : 'denied', one.source, one] as const,
    ),
  )('%s (%s): %s, says %s', (_what, _rule, _verdict, _source, one) => {
    expect(isAllowed(one)).toBe(one.allowed);
  });
});
