import { callerOf } from '../src/service/caller';
import { FirestoreService } from '../src/service/firestore-service';
import { Gate } from '../src/service/gate';
import { RulesSource } from '../src/service/rules-source';
import { UsageMeter } from '../src/service/usage';
import { parseQuery } from '../src/store/query';
import { Store } from '../src/store/store';
import { ListenHub, type HubMember } from '../src/streams/listen-hub';
import type { AddTarget, ListenResponse } from '../src/streams/listen-messages';
import { ListenStream } from '../src/streams/listen-stream';
import { Target, type TargetSpec } from '../src/streams/target';

const DATABASE = 'projects/demo-test/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const owner = callerOf('Bearer owner');

/** One server core and the messages that a stream on it sends, each as a short line. */
function setUp() {
  const rules = new RulesSource(() => {});
  const usage = new UsageMeter();
  const service = new FirestoreService(new Store(), new Gate(rules, usage, () => {}), usage);
  const hub = new ListenHub(rules);
  const write = (id: string, n: number) =>
    service.applyWrites(owner, service.database(DATABASE), [
      { update: { name: `${ROOT}/c/${id}`, fields: { n: { integerValue: String(n) } } } },
    ]);
  const remove = (id: string) =>
    service.applyWrites(owner, service.database(DATABASE), [{ delete: `${ROOT}/c/${id}` }]);
  const open = () => {
    const lines: string[] = [];
    let token = '';
    const send = (message: ListenResponse) => {
      token = message.targetChange?.resumeToken ?? token;
      lines.push(describeMessage(message));
    };
    const stream = new ListenStream(service, hub, owner, {
      send,
      fail: ({ message }) => lines.push(message),
    });
    const listen = (options: Partial<AddTarget> = {}, limit?: number) => {
      const where = {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } },
      };
      const structuredQuery = { from: [{ collectionId: 'c' }], where, limit };
      stream.onMessage({
        database: DATABASE,
        addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery }, ...options },
      });
    };
    const take = () => lines.splice(0);
    return { stream, listen, take, token: () => token };
  };
  return { write, remove, open, service };
}

function describeMessage({
  targetChange,
  documentChange,
  documentDelete,
  documentRemove,
  filter,
}: ListenResponse): string {
  const id = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  if (targetChange) return `${targetChange.targetChangeType} ${targetChange.targetIds.join()}`.trim();
  if (documentChange) {
    const { document, targetIds, removedTargetIds } = documentChange;
    return `${targetIds ? 'doc' : 'left'} ${id(document.name)} ${(targetIds ?? removedTargetIds)!.join()}`;
  }
  if (documentDelete) return `deleted ${id(documentDelete.document)}`;
  if (documentRemove) return `moved out ${id(documentRemove.document)}`;
  return `count ${filter!.count}`;
}

test('a target starts with ADD, its documents, CURRENT and a snapshot', () => {
  const { write, open } = setUp();
  write('a', 1);
  write('b', 0);
  const { listen, take } = open();
  listen();
  expect(take()).toEqual(['ADD 2', 'doc a 2', 'CURRENT 2', 'NO_CHANGE']);
});

test('each commit is one message for each document and one snapshot', () => {
  const { write, remove, open } = setUp();
  const { listen, take } = open();
  listen();
  take();
  write('a', 1);
  write('a', 1);
  write('b', 0);
  write('a', 0);
  write('a', 2);
  remove('a');
  expect(take()).toEqual([
    ...['doc a 2', 'NO_CHANGE'],
    ...['left a 2', 'NO_CHANGE'],
    ...['doc a 2', 'NO_CHANGE'],
    ...['deleted a', 'NO_CHANGE'],
  ]);
});

test('a limited target tells what moves in and out', () => {
  const { write, remove, open } = setUp();
  for (const n of [1, 2, 3]) write(`d${n}`, n);
  const { listen, take } = open();
  listen({}, 2);
  expect(take()).toEqual(['ADD 2', 'doc d1 2', 'doc d2 2', 'CURRENT 2', 'NO_CHANGE']);
  remove('d1');
  expect(take()).toEqual(['doc d3 2', 'deleted d1', 'NO_CHANGE']);
  write('d0', 1);
  expect(take()).toEqual(['doc d0 2', 'moved out d3', 'NO_CHANGE']);
});

describe('a resumed target', () => {
  const resume = (change: (core: ReturnType<typeof setUp>) => void, limit?: number, options: object = {}) => {
    const core = setUp();
    for (const id of ['a', 'b', 'c']) core.write(id, 1);
    const first = core.open();
    first.listen({}, limit);
    first.stream.onClose();
    change(core);
    const second = core.open();
    second.listen({ resumeToken: first.token(), expectedCount: 3, ...options }, limit);
    return second.take();
  };

  test('gets only what has changed, and a count', () => {
    const lines = resume(({ write, remove }) => {
      write('a', 2);
      write('b', 0);
      remove('c');
      write('d', 1);
    });
    expect(lines).toEqual([
      'ADD 2',
      'doc d 2',
      'doc a 2',
      'left b 2',
      'deleted c',
      'count 2',
      'CURRENT 2',
      'NO_CHANGE',
    ]);
  });
  test('gets nothing when nothing has changed', () => {
    expect(resume(() => {})).toEqual(['ADD 2', 'count 3', 'CURRENT 2', 'NO_CHANGE']);
  });
  test('with a limit starts from zero', () => {
    expect(resume(() => {}, 2).slice(0, 4)).toEqual(['ADD 2', 'RESET 2', 'doc a 2', 'doc b 2']);
  });
  test('with a token of other data starts from zero, after its ADD', () => {
    const resumeToken = Buffer.from('other|5').toString('base64');
    expect(resume(() => {}, undefined, { resumeToken }).slice(0, 3)).toEqual(['ADD 2', 'RESET 2', 'doc a 2']);
  });
  test('starts from zero when deletions since then have been forgotten', () => {
    const lines = resume(({ write, remove }) => {
      for (let n = 0; n < 10_001; n++) {
        write(`gone${n}`, 1);
        remove(`gone${n}`);
      }
    });
    expect(lines.slice(0, 3)).toEqual(['ADD 2', 'RESET 2', 'doc a 2']);
  });
});

test('read times and versions never repeat or go back', () => {
  const { write, service } = setUp();
  const times = Array.from({ length: 50 }, (_, n) => [
    write('a', n + 1).commitTime,
    service.store.clock.now(),
  ]).flat();
  const micros = times.map((time) =>
    typeof time === 'number' ? time : Date.parse(time) * 1000 + Number(time.slice(23, 26)),
  );
  expect(micros).toEqual([...new Set(micros)].sort((a, b) => a - b));
});

test('a commit reaches only the targets that it can concern', () => {
  const store = new Store();
  const database = store.database(DATABASE);
  const hub = new ListenHub(new RulesSource(() => {}));
  const requests: number[] = [];
  const member: HubMember = {
    onCommit: (_event, affected) => requests.push(...[...affected].map(({ id }) => id)),
    onRulesChanged: () => {},
  };
  const query = (collectionId: string, allDescendants = false, parent = ROOT): TargetSpec => ({
    kind: 'query',
    query: parseQuery(parent, { from: [{ collectionId, allDescendants }] }),
  });
  const specs: TargetSpec[] = [
    query('c'),
    query('d'),
    query('c', true),
    query('d', true),
    query('c', false, `${ROOT}/d/x`),
    { kind: 'documents', names: [`${ROOT}/c/x`] },
    { kind: 'documents', names: [`${ROOT}/c/y`] },
  ];
  specs.forEach((spec, id) => hub.add(member, new Target(id, database, spec)));
  const name = `${ROOT}/c/x`;
  store.commit(database, [{ name, after: { name, fields: {}, createTime: 1, updateTime: 1 } }], 1);
  expect(requests.sort()).toEqual([0, 2, 5]);
});
