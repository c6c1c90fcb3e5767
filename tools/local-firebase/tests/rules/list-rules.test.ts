import {
  and,
  collection,
  collectionGroup,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  or,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { Bench, outcome } from '../support';

const conditions: Record<string, string> = {
  owner: 'resource.data.owner == request.auth.uid',
  public: 'resource.data.public == true',
  ownerOrPublic: 'resource.data.owner == request.auth.uid || resource.data.public == true',
  ownerAndPublic: 'resource.data.owner == request.auth.uid && resource.data.public',
  member: 'request.auth.uid in resource.data.members',
  memberAny: 'resource.data.members.hasAny([request.auth.uid])',
  status: "resource.data.status in ['a', 'b']",
  notDraft: "resource.data.status != 'draft'",
  adult: 'resource.data.age >= 18',
  limited: 'request.query.limit <= 10',
  ordered: "request.query.orderBy.age == 'DESC'",
  signedIn: 'request.auth != null',
  nested: 'resource.data.meta.team == "red"',
  viaGet: "resource.data.get('public', false) == true",
  present: "'owner' in resource.data && resource.data.keys().hasAll(['owner'])",
  exists: 'resource != null',
  id: 'item == request.auth.uid',
  negated: '!(resource.data.public == true)',
  ternary: 'resource.data.public ? true : true',
  lookup: 'get(/databases/$(database)/documents/roles/$(request.auth.uid)).data.admin == true',
  lookupByField: 'exists(/databases/$(database)/documents/owner/$(resource.data.owner))',
  unknownField: 'resource.data.other == 1 || true',
  typed: 'resource.data.age is number && resource.data.owner is string',
};

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${Object.entries(conditions)
      .map(([name, condition]) => `match /${name}/{item} { allow list: if ${condition}; }`)
      .join('\n')}
    match /{path=**}/deep/{item} { allow list: if resource.data.owner == request.auth.uid; }
    match /shallow/{item} { allow list: if true; }
    match /parents/{p}/children/{c} { allow list: if p == request.auth.uid; }
  }
}`;
const bench = Bench.forFile({ rules });
let ana: Firestore;
beforeAll(async () => {
  ana = bench.client('ana');
  await bench.http('/v1/projects/demo-test/databases/(default)/documents/roles/ana', {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { admin: { booleanValue: true } } }),
  });
});

type Build = (name: string) => Query;
const all: Build = (name) => query(collection(ana, name));
const by =
  (...constraints: Parameters<typeof query>[1][]): Build =>
  (name) =>
    query(collection(ana, name), ...(constraints as []));
const mine = where('owner', '==', 'ana');
const open = where('public', '==', true);

describe('a list rule is proved against the query', () => {
  test.each<[rule: string, what: string, Build, allowed: boolean]>([
    ['owner', 'no filter', all, false],
    ['owner', 'the own documents', by(mine), true],
    ['owner', "another's documents", by(where('owner', '==', 'luis')), false],
    ['owner', 'the own ones and more conditions', by(mine, where('n', '>', 1)), true],
    ['owner', 'in with only the own id', by(where('owner', 'in', ['ana'])), true],
    ['owner', 'in with a stranger', by(where('owner', 'in', ['ana', 'luis'])), false],
    [
      'owner',
      'a range that holds only one value',
      by(where('owner', '>=', 'ana'), where('owner', '<=', 'ana')),
      false,
    ],
    ['public', 'public ones', by(open), true],
    ['ownerOrPublic', 'one side', by(open), true],
    ['ownerOrPublic', 'the other side', by(mine), true],
    ['ownerOrPublic', 'neither', by(where('n', '==', 1)), false],
    ['ownerAndPublic', 'one side', by(mine), false],
    ['ownerAndPublic', 'both sides', by(mine, open), true],
    ['member', 'array-contains', by(where('members', 'array-contains', 'ana')), true],
    ['member', 'array-contains of another', by(where('members', 'array-contains', 'luis')), false],
    [
      'member',
      'array-contains-any with a stranger',
      by(where('members', 'array-contains-any', ['ana', 'luis'])),
      false,
    ],
    ['memberAny', 'array-contains', by(where('members', 'array-contains', 'ana')), true],
    ['status', 'in of allowed values', by(where('status', 'in', ['a', 'b'])), true],
    ['status', 'in with one too many', by(where('status', 'in', ['a', 'c'])), false],
    ['notDraft', '!=', by(where('status', '!=', 'draft')), true],
    ['notDraft', 'not-in', by(where('status', 'not-in', ['draft', 'old'])), true],
    ['notDraft', '== another', by(where('status', '==', 'live')), true],
    ['notDraft', 'no filter', all, false],
    ['adult', '>= the bound', by(where('age', '>=', 18)), true],
    ['adult', '> a higher bound', by(where('age', '>', 20)), true],
    ['adult', '>= a lower bound', by(where('age', '>=', 17)), false],
    ['adult', '== inside', by(where('age', '==', 40)), true],
    ['adult', '<', by(where('age', '<', 40)), false],
    ['limited', 'a small limit', by(limit(10)), true],
    ['limited', 'a large limit', by(limit(11)), false],
    ['limited', 'no limit', all, false],
    ['ordered', 'the order', by(orderBy('age', 'desc')), true],
    ['ordered', 'another order', by(orderBy('age')), false],
    ['signedIn', 'no filter', all, true],
    ['nested', 'a nested field', by(where('meta.team', '==', 'red')), true],
    ['nested', 'a whole map', by(where('meta', '==', { team: 'red', n: 1 })), true],
    ['nested', 'no filter', all, false],
    ['viaGet', 'get with a default', by(open), true],
    ['viaGet', 'no filter', all, false],
    ['present', 'a filter proves that the field is there', by(mine), true],
    ['present', 'no filter', all, false],
    ['exists', 'no filter', all, true],
    ['id', 'no filter', all, false],
    ['id', 'the document id', by(where(documentId(), '==', 'ana')), true],
    ['negated', 'the opposite', by(where('public', '==', false)), true],
    ['negated', 'no filter: the field may be missing', all, false],
    ['ternary', 'an open condition may fail', all, false],
    ['lookup', 'a document of the caller', all, true],
    ['lookupByField', 'a path that is not known', all, false],
    ['unknownField', 'an alternative that is always true', all, true],
    ['typed', 'filters prove types', by(where('age', '>', 1), mine), true],
  ])('%s, %s', async (rule, _what, build, allowed) => {
    expect(await outcome(getDocsFromServer(build(rule)))).toBe(allowed ? 'ok' : 'permission-denied');
  });

  test('with or, every branch has to be provable', async () => {
    const both = (filter: Parameters<typeof or>[1]) =>
      query(collection(ana, 'ownerOrPublic'), or(and(mine, where('n', '==', 1)), filter));
    expect(await outcome(getDocsFromServer(both(open)))).toBe('ok');
    expect(await outcome(getDocsFromServer(both(where('n', '==', 2))))).toBe('permission-denied');
  });

  test('a collection group needs a rule that covers every depth', async () => {
    const deep = query(collectionGroup(ana, 'deep'), mine);
    expect(await outcome(getDocsFromServer(deep))).toBe('ok');
    expect(await outcome(getDocsFromServer(collectionGroup(ana, 'deep')))).toBe('permission-denied');
    expect(await outcome(getDocsFromServer(collectionGroup(ana, 'shallow')))).toBe('permission-denied');
  });

  test('the parent of a subcollection is known', async () => {
    expect(await outcome(getDocsFromServer(collection(ana, 'parents/ana/children')))).toBe('ok');
    expect(await outcome(getDocsFromServer(collection(ana, 'parents/luis/children')))).toBe(
      'permission-denied',
    );
  });

  test('aggregations are judged like lists', async () => {
    expect(await outcome(getCountFromServer(by(mine)('owner')))).toBe('ok');
    expect(await outcome(getCountFromServer(all('owner')))).toBe('permission-denied');
  });
});
