import { reference, STORAGE } from './cases';

export interface StorageCase {
  what: string;
  rule: string;
  /** The pattern below `/b/{bucket}/o`; `/{name=**}` where nothing is said. */
  match?: string;
  method?: 'get' | 'list' | 'create' | 'update' | 'delete';
  allowed: boolean;
  source: string;
}

type Row = readonly [
  what: string,
  rule: string,
  allowed: boolean,
  more?: Pick<StorageCase, 'match' | 'method'>,
];

function from(source: string, rows: readonly Row[]): StorageCase[] {
  return rows.map(([what, rule, allowed, more]) => ({ what, rule, allowed, source, ...more }));
}

const FIXTURES =
  "recorded from production's Rules Test API (public fireside conformance fixtures, storage-rules-v1)";

export const storageRules = [
  ...from(STORAGE, [
    ['the type of an upload', "request.resource.contentType.matches('image/.*')", true, { method: 'create' }],
    ['the size of an upload', 'request.resource.size < 5 * 1024 * 1024', true, { method: 'create' }],
    ['an upload that is too large', 'request.resource.size < 1024', false, { method: 'create' }],
    ['the owner by a path', 'request.auth.uid == uid', true, { match: '/users/{uid}/{file}' }],
    ['metadata', "resource.metadata.owner == 'ana'", true],
    ['metadata that is missing', "resource.metadata.other == 'ana'", false],
    ['a claim', 'request.auth.token.admin', true],
    ['the bucket', "bucket == 'demo-p.appspot.com'", true],
    ['the whole name', 'name == /users/ana/photo.png', true],
  ]),
  ...from(reference('rules.storage.Resource'), [
    ['name', "resource.name == 'users/ana/photo.png'", true],
    ['bucket', 'resource.bucket == bucket', true],
    ['size', 'resource.size == 2048 && resource.size is int', true],
    ['generation', 'resource.generation is int && resource.metageneration is int', true],
    ['timeCreated', 'resource.timeCreated is timestamp && resource.timeCreated < request.time', true],
    ['a field that does not exist', 'resource.nonsense == null', false],
  ]),
  ...from(reference('rules.storage#firestore'), [
    ['firestore.get', 'firestore.get(/databases/(default)/documents/users/ana).data.admin', true],
    ['firestore.exists', 'firestore.exists(/databases/(default)/documents/users/ana)', true],
    ['firestore.exists of nothing', 'firestore.exists(/databases/(default)/documents/users/nobody)', false],
    [
      'firestore has no getAfter',
      'firestore.getAfter(/databases/(default)/documents/users/ana).data.admin',
      false,
    ],
  ]),
  ...from(FIXTURES, [
    ['get alone is unknown', 'get(/databases/(default)/documents/users/ana).data.admin', false],
    ['exists alone is unknown', '!exists(/databases/(default)/documents/users/nobody)', false],
    ['request.query is undefined', 'request.query == null', false],
    [
      'request.path is a path',
      "request.path is path && request.path[0] == 'b' && request.path[2] == 'o'",
      true,
    ],
    ['request.path as a whole', 'request.path == /b/$(bucket)/o/users/ana/photo.png', true],
    ['resource is a map', "resource is map && 'size' in resource && !('cacheControl' in resource)", true],
    ['request.resource is null for get', 'request.resource == null', true],
    ['resource is null for create', 'resource == null', true, { method: 'create' }],
    ['a single wildcard fits one segment', 'true', false, { match: '/{file}' }],
    [
      'a recursive wildcard may bind nothing',
      'rest == path("")',
      true,
      { match: '/users/ana/photo.png/{rest=**}' },
    ],
    ['a dot in a literal segment', 'true', true, { match: '/users/ana/photo.png' }],
    ['the extension', "file.split('[.]')[1] == 'png'", true, { match: '/users/ana/{file}' }],
  ]),
];
