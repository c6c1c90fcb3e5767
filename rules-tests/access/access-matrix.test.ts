import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, type Firestore } from 'firebase/firestore';
import { committedAccess, renderAccess, type Seen } from './access-document';
import { writeAudited } from './audited';
import { ACTORS, OPERATIONS, UID, WITH_ROLE, type Actor, type Operation } from './actor';
import { attemptOf, listOf, mayDo, type CollectionAccess } from './collection-access';
import { collections } from './collections';
import { anAdmin, anInvite, aPolicy, STORED } from './legal-documents';
import { openRules } from '../actors';

const actors = openRules();

const withRole = Object.fromEntries(
  Object.entries(WITH_ROLE).map(([uid, role]) => [`admins/${uid}`, { ...anAdmin(STORED, uid), role }]),
);

/** Stores the state that every cell starts from: an administrator of each role, an invitation, perhaps a suspension. */
async function arrange(entry: CollectionAccess, actor: Actor, withStored: boolean): Promise<Firestore> {
  await actors.arrangeDocuments({
    'admins/marta': anAdmin(STORED, 'marta'),
    ...withRole,
    'adminInvites/iris@ejemplo.com': anInvite('iris@ejemplo.com', STORED),
    ...(actor === 'suspended' && { 'users/ana/private/state': { disabled: true } }),
    ...entry.needs,
    ...(withStored && { [entry.path]: { ...entry.stored, ...suspension(entry, actor) } }),
  });
  const uid = UID[actor];
  return uid === null ? actors.visitor() : actors.user(uid);
}

/** Returns the suspension of an actor, which may be the very document under test. */
function suspension(entry: CollectionAccess, actor: Actor): object {
  return entry.path === 'users/ana/private/state' && actor === 'suspended' ? { disabled: true } : {};
}

function tryIt(entry: CollectionAccess, operation: Operation, db: Firestore, uid: string): Promise<unknown> {
  if (operation === 'get') return getDoc(doc(db, entry.path));
  if (operation === 'list') return listOf(entry, db, uid, entry.most ?? 10);
  return attemptOf(entry, operation)(db, uid);
}

const seen: Seen[] = [];

/** Tries every operation as every actor, and notes those that are allowed. */
function itLetsIn(entry: CollectionAccess, allowed: Seen['allowed']): void {
  it.each(OPERATIONS)('allows %s to the permitted actors only', async (operation) => {
    for (const actor of ACTORS) {
      const db = await arrange(entry, actor, operation !== 'create');
      const attempt = tryIt(entry, operation, db, UID[actor] ?? 'nobody');
      const may = mayDo(entry, operation, actor);
      try {
        if (may) await assertSucceeds(attempt);
        else await assertFails(attempt);
      } catch (error) {
        throw new Error(`${actor} ${may ? 'may' : 'may not'} ${operation}: ${String(error)}`, {
          cause: error,
        });
      }
      if (may) allowed[operation].push(actor);
      await actors.reset();
    }
  });
}

describe.each(collections.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
  const allowed: Seen['allowed'] = { get: [], list: [], create: [], update: [], delete: [] };
  beforeAll(() => {
    seen.push({ name: entry.name, ...(entry.notes && { notes: entry.notes }), allowed });
  });

  itLetsIn(entry, allowed);

  it('can’t be listed beyond its limit', async () => {
    for (const actor of ACTORS) {
      const db = await arrange(entry, actor, true);
      await assertFails(listOf(entry, db, UID[actor] ?? 'nobody', (entry.most ?? 10) + 1));
      await actors.reset();
    }
  });
});

const ownLists = collections.filter((entry) => entry.mine && !mayDo(entry, 'get', 'other'));

it.each(ownLists.map((entry) => [entry.name, entry] as const))(
  '%s of one account are listed for nobody else who may not read them',
  async (_name, entry) => {
    const others = ACTORS.filter((actor) => UID[actor] !== 'ana' && !mayDo(entry, 'get', actor));
    for (const actor of others) {
      const db = await arrange(entry, actor, true);
      await assertFails(listOf(entry, db, 'ana', entry.most ?? 10));
      await actors.reset();
    }
  },
);

/** Access while the policy lets everybody become an administrator; the rules of other collections don't ask for it. */
const OPEN: Pick<CollectionAccess, 'name' | 'may'>[] = [
  {
    name: 'admins/{uid}',
    may: {
      get: ['admin'],
      list: ['admin'],
      create: ['other', 'owner', 'invited'],
      update: ['admin'],
    },
  },
  {
    name: 'config/adminPolicy',
    may: {
      get: ['other', 'owner', 'admin', 'invited', 'suspended'],
      create: ['admin'],
      update: ['admin'],
    },
  },
];

describe.each(OPEN)('$name under the policy of open administration', ({ name, may }) => {
  const usual = collections.find((entry) => entry.name === name)!;
  const open = { ...aPolicy(STORED, true) };
  const entry = {
    ...usual,
    needs: { ...usual.needs, ...(name !== 'config/adminPolicy' && { 'config/adminPolicy': open }) },
    ...(name === 'config/adminPolicy' && {
      stored: open,
      update: (db: Firestore, uid: string) =>
        writeAudited(db, uid, {
          path: usual.path,
          before: open,
          after: { ...open, selfRegistration: false, updatedAt: serverTimestamp(), revision: 2 },
        }),
    }),
  };
  const allowed: Seen['allowed'] = { get: [], list: [], create: [], update: [], delete: [] };
  beforeAll(() => {
    seen.push({ name, isOpen: true, allowed });
  });

  itLetsIn({ ...entry, may }, allowed);
});

it('docs/access.md matches the access that the tests found', () => {
  const rendered = renderAccess(seen);
  expect(committedAccess(rendered)).toBe(rendered);
});
