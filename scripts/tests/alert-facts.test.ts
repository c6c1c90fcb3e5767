import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../admin-app/src/features/alerts/messages';

const SOURCES = join(__dirname, '../../functions/src');

/** Returns the names of the facts that a source gives an alert, in the short form of objects too. */
const factsIn = (source: string) =>
  [...source.matchAll(/\b(?:metadata|metrics): \{ ([^{}]+) \}/g)].flatMap(([, facts]) =>
    // A call's arguments are no facts.
    facts!
      .replace(/\([^()]*\)/g, '')
      .split(', ')
      .map((fact) => /^\w+/.exec(fact)![0]),
  );

test('every fact that the functions add to an alert has a name in the panel', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const sources = files.map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const facts = sources.filter((source) => source.includes('storeAlert')).flatMap(factsIn);
  expect(facts).toEqual(expect.arrayContaining(['job', 'first', 'slug', 'templateId']));
  expect(facts.filter((name) => !(name in messages.facts))).toEqual([]);
});
