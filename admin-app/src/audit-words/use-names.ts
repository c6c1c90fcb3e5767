import { useEffect, useState } from 'react';
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

function useNamesOf({ uids, templateIds }: NamedIds): Names {
  const [names, setNames] = useState<Names>(new Map());
  const isNew = (id: string) => !names.has(id);
  const missing = JSON.stringify({ uids: uids.filter(isNew), templateIds: templateIds.filter(isNew) });
  useEffect(() => {
    const ids = JSON.parse(missing) as NamedIds;
    const asked = [...ids.uids, ...ids.templateIds];
    if (asked.length === 0) return;
    let isCurrent = true;
    findNames(ids).then(
      (found) => {
        // Ids that weren't found are not looked up again.
        const answers = asked.map((id): [string, string] => [id, found.get(id) ?? '']);
        if (isCurrent) setNames((known) => new Map([...known, ...answers]));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return names;
}
