import { type ExpressionCase } from './cases';
import { lists, mapDiffs, maps, sets } from './collections.cases';
import { outcomeOf } from './context';
import { disagreements } from './disagreements';
import { operators } from './operators.cases';
import { functions, otherDocuments, requests } from './requests.cases';
import { strings } from './strings.cases';
import { bytes, durations, hashes, mathematics, paths, places, timestamps } from './values.cases';

const subjects: Record<string, readonly ExpressionCase[]> = {
  operators,
  strings,
  lists,
  sets,
  maps,
  'map differences': mapDiffs,
  bytes,
  hashes,
  timestamps,
  durations,
  places,
  mathematics,
  paths,
  'the request and the resource': requests,
  'functions and let': functions,
  'other documents': otherDocuments,
  'where documentation and observation disagree': disagreements.flatMap(({ cases }) => cases),
};

describe.each(Object.entries(subjects))('%s', (_subject, cases) => {
  test.each(cases.map((one) => [one.rule, one.functions ?? '', one.gives, one.source, one] as const))(
    '%s %s gives %s, says %s',
    (_rule, _functions, gives, _source, one) => {
      expect(outcomeOf(one)).toBe(gives);
    },
  );
});
