import type { Source } from './sources';

type Data = Record<string, unknown>;

/** Snapshots of a listener, step by step; a step may cause none. */
export interface ListenerCase {
  name: string;
  source: Source;
  documents: Record<string, Data>;
  /** Field, operator and value; then an order and a limit. */
  where?: [string, '==' | '>' | 'array-contains' | 'in' | '!=', unknown];
  orderBy?: string;
  limit?: number;
  limitToLast?: number;
  /** The ids at first. */
  first: string;
  /** A commit (null deletes), and the changes that its snapshot lists. */
  steps: [Record<string, Data | null>, string][];
}

export const listenerCases: ListenerCase[] = [
  {
    name: 'a new document is added',
    source: 'listenChanges',
    documents: { a: { n: 1 } },
    first: 'a',
    steps: [[{ b: { n: 2 } }, 'added b']],
  },
  {
    name: 'a changed document is modified',
    source: 'listenChanges',
    documents: { a: { n: 1 } },
    first: 'a',
    steps: [[{ a: { n: 2 } }, 'modified a']],
  },
  {
    name: 'a deleted document is removed',
    source: 'listenChanges',
    documents: { a: { n: 1 } },
    first: 'a',
    steps: [[{ a: null }, 'removed a']],
  },
  {
    name: 'a listener on nothing starts empty',
    source: 'listen',
    documents: {},
    first: '',
    steps: [[{ a: {} }, 'added a']],
  },
  {
    name: 'one commit is one snapshot',
    source: 'listen',
    documents: { a: { n: 1 } },
    first: 'a',
    steps: [[{ b: {}, c: {}, a: null }, 'removed a, added b, added c']],
  },
  {
    name: 'a document that starts to match is added',
    source: 'listenChanges',
    documents: { a: { n: 1 } },
    where: ['n', '==', 2],
    first: '',
    steps: [[{ a: { n: 2 } }, 'added a']],
  },
  {
    name: 'a document that matches no more is removed',
    source: 'listenChanges',
    documents: { a: { n: 2 } },
    where: ['n', '==', 2],
    first: 'a',
    steps: [[{ a: { n: 1 } }, 'removed a']],
  },
  {
    name: 'a change that keeps a match is modified',
    source: 'listenChanges',
    documents: { a: { n: 2 } },
    where: ['n', '>', 1],
    first: 'a',
    steps: [[{ a: { n: 3 } }, 'modified a']],
  },
  {
    name: 'a change outside the query tells nothing',
    source: 'listen',
    documents: { a: { n: 2 }, b: { n: 0 } },
    where: ['n', '>', 1],
    first: 'a',
    steps: [
      [{ b: { n: 1 } }, ''],
      [{ b: { n: 5 } }, 'added b'],
    ],
  },
  {
    name: 'a write that changes nothing tells nothing',
    source: 'writeResult',
    documents: { a: { n: 2 } },
    first: 'a',
    steps: [
      [{ a: { n: 2 } }, ''],
      [{ a: { n: 3 } }, 'modified a'],
    ],
  },
  {
    name: 'a document in a subcollection tells nothing',
    source: 'listen',
    documents: { a: {} },
    first: 'a',
    steps: [
      [{ 'a/sub/x': {} }, ''],
      [{ b: {} }, 'added b'],
    ],
  },
  {
    name: 'a deleted field makes a document leave a range',
    source: 'orderAndExistence',
    documents: { a: { n: 2 } },
    where: ['n', '!=', 0],
    first: 'a',
    steps: [[{ a: { m: 1 } }, 'removed a']],
  },
  {
    name: 'an order leaves out what lacks its field',
    source: 'orderAndExistence',
    documents: { a: { n: 2 }, b: {} },
    orderBy: 'n',
    first: 'a',
    steps: [
      [{ b: { n: 1 } }, 'added b'],
      [{ a: {} }, 'removed a'],
    ],
  },
  {
    name: 'array-contains follows the array',
    source: 'listen',
    documents: { a: { l: ['x'] } },
    where: ['l', 'array-contains', 'x'],
    first: 'a',
    steps: [
      [{ a: { l: ['y'] } }, 'removed a'],
      [{ a: { l: ['x', 'y'] } }, 'added a'],
    ],
  },
  {
    name: 'in follows each value',
    source: 'listen',
    documents: { a: { n: 1 }, b: { n: 3 } },
    where: ['n', 'in', [1, 2]],
    first: 'a',
    steps: [
      [{ b: { n: 2 } }, 'added b'],
      [{ a: { n: 3 } }, 'removed a'],
    ],
  },
  {
    name: 'the window of a limit lets the next one in',
    source: 'listen',
    documents: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
    orderBy: 'n',
    limit: 2,
    first: 'a b',
    steps: [[{ a: null }, 'removed a, added c']],
  },
  {
    name: 'the window of a limit pushes the last one out',
    source: 'listen',
    documents: { b: { n: 2 }, c: { n: 3 } },
    orderBy: 'n',
    limit: 2,
    first: 'b c',
    steps: [[{ a: { n: 1 } }, 'removed c, added a']],
  },
  {
    name: 'a change behind the window tells nothing',
    source: 'listen',
    documents: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
    orderBy: 'n',
    limit: 2,
    first: 'a b',
    steps: [
      [{ c: { n: 4 } }, ''],
      [{ b: { n: 5 } }, 'removed b, added c'],
    ],
  },
  {
    name: 'a document moves inside the window',
    source: 'listenChanges',
    documents: { a: { n: 1 }, b: { n: 2 } },
    orderBy: 'n',
    limit: 2,
    first: 'a b',
    steps: [[{ a: { n: 3 } }, 'modified a']],
  },
  {
    name: 'limitToLast keeps the end',
    source: 'listen',
    documents: { a: { n: 1 }, b: { n: 2 } },
    orderBy: 'n',
    limitToLast: 2,
    first: 'a b',
    steps: [[{ c: { n: 3 } }, 'removed a, added c']],
  },
  {
    name: 'a document that comes back is added again',
    source: 'listenChanges',
    documents: { a: { n: 1 } },
    first: 'a',
    steps: [
      [{ a: null }, 'removed a'],
      [{ a: { n: 1 } }, 'added a'],
    ],
  },
];
