import { useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import type { AuditEntry } from 'shared-lib/model';
import { findNames, idsOf, type NamedIds, type Names } from './names';

/** Returns the names of people and templates in log entries; ids without a name are shown as they are. */
export function useNames(entries: readonly AuditEntry[]): Names {
  return useNamesOf(idsOf(entries));
}

/** Returns what to call people, by uid. */
export function usePeople(uids: readonly string[]): Names {
  return useNamesOf({ uids: [...uids], templateIds: [] });
}

const NONE_MISSING = JSON.stringify({ uids: [], templateIds: [] });

function useNamesOf({ uids, templateIds }: NamedIds): Names {
  const [names, setNames] = useState<Names>(new Map());
  const isNew = (id: string) => !names.has(id);
  const missing = JSON.stringify({ uids: uids.filter(isNew), templateIds: templateIds.filter(isNew) });
  useAnswer(missing === NONE_MISSING ? null : [missing], (ids) => findNames(JSON.parse(ids) as NamedIds), {
    onAnswer: (found) => {
      const { uids: people, templateIds: templates } = JSON.parse(missing) as NamedIds;
      // Ids that weren't found are not looked up again.
      const answers = [...people, ...templates].map((id): [string, string] => [id, found.get(id) ?? '']);
      setNames((known) => new Map([...known, ...answers]));
    },
  });
  return names;
}
