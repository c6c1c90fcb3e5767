import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '../hostile/entities';
import { differences, type LimitsByPath } from './limits';
import { limitsOfRules } from './limits-of-rules';
import { limitsOfSchema } from './limits-of-schema';

const RULES = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');

/** Fields that functions alone write, so that the rules let nobody name them. */
const OF_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  cards: ['adminRevision', 'takedown', 'takedown.appeal', 'leadForm', 'leadForm.fields'],
  // Only what is public is used, and counted.
  adminTemplates: ['lastInstanceId'],
};

/** One entry for each schema, with the fields that no write of a client chooses. */
const documents = [...new Set(entities.map(({ schema }) => schema))].flatMap((schema) => {
  const ways = entities.filter((entity) => entity.schema === schema);
  const fixed = ways.map((way) => way.fixed).reduce((all, some) => all.filter((one) => some.includes(one)));
  // One path a collection: ids make no difference, but documents of `config` have rules of their own.
  const paths = new Map(
    ways.map(({ path }) => [path.startsWith('config/') ? path : path.split('/', 1)[0], path]),
  );
  return [...paths.values()].map((path) => ({ path, schema, fixed }));
});

const without = (limits: LimitsByPath, fields: readonly string[]): LimitsByPath =>
  new Map([...limits].filter(([path]) => !fields.includes(path)));

/** Lists every disagreement between a rules file and the schemas of the documents that clients write. */
function disagreements(rules: string): string[] {
  return documents.flatMap(({ path, schema, fixed }) => {
    const [collection = ''] = path.split('/');
    const others = [...fixed, ...(OF_FUNCTIONS[collection] ?? [])];
    const declared = without(limitsOfSchema(schema), others);
    const keys = declared.get('')?.keys?.filter((key) => !OF_FUNCTIONS[collection]?.includes(key)) ?? [];
    declared.set('', { keys });
    return differences(declared, without(limitsOfRules(rules, path), others)).map(
      (difference) => `${path} ${difference}`,
    );
  });
}

/** Returns the rules with one change, which must hit. */
function changed(from: string | RegExp, to: string): string {
  const rules = RULES.replace(from, to);
  expect(rules === RULES).toBe(false);
  return rules;
}

describe('the limits of firestore.rules', () => {
  it('match those of the schemas, field by field', () => {
    expect(documents.length).toBeGreaterThanOrEqual(20);
    expect(disagreements(RULES)).toEqual([]);
  });

  it.each([
    [
      'a longer text',
      'isText(profile.jobTitle, 80)',
      'isText(profile.jobTitle, 81)',
      'profile.jobTitle: size is 80',
    ],
    ['a text without a limit', '&& isText(profile.company, 80)\n', '\n', 'profile.company: size is 80'],
    ['a missing field', "'company', ", '', 'profile: keys is'],
    ['an extra field', "'company', ", "'company', 'motto', ", 'profile: keys is'],
    [
      'a limit of no field',
      'isText(profile.company, 80)',
      'isText(profile.motto, 80)',
      'profile.motto: size is none',
    ],
    [
      'another range',
      'isNumber(data.durationMinutes, 5, 1440)',
      'isNumber(data.durationMinutes, 1, 1440)',
      'durationMinutes: min is 5',
    ],
    [
      'another choice',
      "in ['in-person', 'phone', 'video']",
      "in ['in-person', 'phone']",
      'place.kind: values is',
    ],
    ['one field more', 'data.keys().size() == 8', 'data.keys().size() == 9', 'keys is'],
    ['a longer list', 'data.questions.size() <= 10', 'data.questions.size() <= 11', 'questions: size is 10'],
    ['more special dates', 'overrides.size() <= 400', 'overrides.size() <= 401', 'overrides: size is 400'],
    ['a weekday', "keys().hasOnly(['1', '2', '3'", "keys().hasOnly(['1', '2'", 'weekly: keys is'],
    [
      'another note',
      /isText\(request\.resource\.data\.ownerNote, 2000\)/,
      'isText(request.resource.data.ownerNote, 9)',
      'ownerNote: size is 2000',
    ],
  ])('are found to differ from the schemas by %s', (_name, from, to, difference) => {
    expect(disagreements(changed(from, to))).toEqual(
      expect.arrayContaining([expect.stringContaining(difference)]),
    );
  });
});
