import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobTable, mailTable } from '../jobs/job-table';
import { RETENTION } from './retention-table';

const ROOT = join(__dirname, '../../..');
const PAGE = join(ROOT, 'docs/retention.md');

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: object[];
}

const { fieldOverrides } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
  fieldOverrides: FieldOverride[];
};

/** Names of collections that stand for another one: parts of a path that hold no documents of their own. */
const PATH_ONLY = ['busyDays', 'customers', 'databases'];

const known = new Set(RETENTION.map(({ collection }) => collection.replace(/ .*/, '')));

/** Lists the collections that the rules name. */
function ruledCollections(): string[] {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const paths = [...rules.matchAll(/match (\/[^ ]+)/g)].map(([, path]) => path!);
  return paths.flatMap((path) =>
    [...path.matchAll(/\/(\w+)(?=\/[{\w])/g)].map(([, name]) => name!).filter((name) => name !== 'documents'),
  );
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/(?<!\.test)\.ts$/.test(entry.name) && !path.includes('/testing/')) yield path;
  }
}

/** Lists the collections that the functions name. */
function writtenCollections(): string[] {
  const named = /\.(?:collection|collectionGroup|doc)\([`'](\w+)[/`']/g;
  return [...sources(join(ROOT, 'functions/src'))].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(named)].map(([, name]) => name!),
  );
}

/** Documents whose id is written where a collection's name could stand. */
const DOCUMENT_IDS = ['draft', 'public', 'use', 'all', 'driver'];

/** Returns `docs/retention.md`. */
function page(): string {
  const removal = {
    ttl: 'Firestore',
    job: 'job',
    account: 'with the account',
    card: 'with the card',
    never: '–',
  };
  const rows = RETENTION.map(
    ({ collection, why, kept, by, job }) =>
      `| \`${collection}\` | ${why} | ${kept} | ${job ? `job \`${job}\`` : removal[by]} |`,
  );
  return [
    '# Retention',
    '',
    'Made from `functions/src/retention/retention-table.ts` by `UPDATE_RETENTION=1 npx jest functions/src/retention`. Deleting an account takes',
    'its cards down at once and removes what belongs to it within minutes (`functions/src/accounts/delete-account.ts`); bookings stay without',
    'the people’s data, and without the owner’s street, call links and public addresses; those to come are cancelled first, with mail.',
    '',
    'Firestore itself removes documents by a policy on `expiresAt` (`ttl` in `firestore.indexes.json`), a day or so late, which nobody notices:',
    'whoever reads them looks at the time. What the privacy notice promises is removed by a job, in time. Change both together.',
    '',
    '| collection | why | kept | removed by |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Files: photos and PDFs go with their card or account, and a daily job removes those that no card shows (`sweepFiles`). The file of an export',
    'is kept for a day (`exportAccounts`); `sweepFiles` removes what an interrupted one left.',
    '',
  ].join('\n');
}

describe('the retention table', () => {
  it('covers every collection that the rules or the functions name', () => {
    const named = [...ruledCollections(), ...writtenCollections()];
    expect(named.length).toBeGreaterThan(100);
    const undecided = named.filter(
      (name) => !known.has(name) && ![...PATH_ONLY, ...DOCUMENT_IDS].includes(name),
    );
    expect([...new Set(undecided)]).toEqual([]);
  });

  it('matches docs/retention.md', () => {
    if (process.env['UPDATE_RETENTION']) writeFileSync(PAGE, page());
    expect(readFileSync(PAGE, 'utf8')).toBe(page());
  });

  it('has a TTL policy without an index for each collection that Firestore expires', () => {
    const policies = fieldOverrides.filter(({ ttl }) => ttl);
    const wanted = RETENTION.filter(({ by }) => by === 'ttl').map(({ collection }) => collection);
    expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(wanted.sort());
    for (const policy of policies) expect(policy).toMatchObject({ fieldPath: 'expiresAt', indexes: [] });
  });

  it('names an existing job for each collection that a job purges', () => {
    const jobs = Object.keys({ ...jobTable, ...mailTable });
    for (const { by, job } of RETENTION) {
      if (by === 'job') expect(jobs).toContain(job);
      else expect(job).toBeUndefined();
    }
  });
});

describe('Firestore indexes', () => {
  it('leave out code, markup and the content of cards', () => {
    const exempt = fieldOverrides
      .filter(({ indexes, ttl }) => indexes.length === 0 && !ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    for (const field of ['audit.before', 'audit.after', 'versions.compiledCode', 'templateInstances.markup'])
      expect(exempt).toContain(field);
    for (const field of ['publicCards.templates', 'publications.templates', 'cards.links'])
      expect(exempt).toContain(field);
  });
});
