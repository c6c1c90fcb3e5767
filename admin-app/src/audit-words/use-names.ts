import { useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import type { AuditEntry } from 'shared-lib/model';
import { findNames, idsOf, type NamedIds, type Names } from './names';
import { requireShape } from 'shared-lib/model';

/** Returns the names of people and templates in log entries; ids without a name are shown as they are. */
export function useNames(entries: readonly AuditEntry[]): Names {
  return useNamesOf(idsOf(entries));
}

/** Returns the names of people by uid. */
export function usePeople(uids: readonly string[]): Names {
  return useNamesOf({ uids: [...uids], templateIds: [] });
}

const NONE_MISSING = JSON.stringify({ uids: [], templateIds: [] });

/** Returns ids from the text by which a question is compared. */
const namedIn = (text: string) =>
  requireShape<NamedIds>(JSON.parse(text), { uids: 'list', templateIds: 'list' });

function useNamesOf({ uids, templateIds }: NamedIds): Names {
  const [names, setNames] = useState<Names>(new Map());
  const isNew = (id: string) => !names.has(id);
  const missing = JSON.stringify({ uids: uids.filter(isNew), templateIds: templateIds.filter(isNew) });
  useAnswer(missing === NONE_MISSING ? null : [missing], (ids) => findNames(namedIn(ids)), {
    onAnswer: (found) => {
      const { uids: people, templateIds: templates } = namedIn(missing);
      // Ids that weren't found are not looked up again.
      const answers = [...people, ...templates].map((id): [string, string] => [id, found.get(id) ?? '']);
      setNames((known) => new Map([...known, ...answers]));
    },
  });
  return names;
}
