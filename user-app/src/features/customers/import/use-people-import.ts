import { useRef, useState } from 'react';
import { PEOPLE_AT_ONCE, type PersonOutcome } from 'shared-lib/model/booking';
import { loadBookingData } from 'shared-lib/data';
import { useImportPeopleMutation, usePreviewPeopleMutation, type PersonInput } from '../person-writes';

/** Numbers of an import that runs or is over. */
export interface Progressed {
  importId: string;
  sent: number;
  added: number;
  known: number;
  /** Message of the failure that stopped it. */
  failure?: string;
}

const partAt = (people: readonly PersonInput[], begin: number) => people.slice(begin, begin + PEOPLE_AT_ONCE);

/** Adds people to the list in parts, one after the other; what was sent stays sent. */
export function usePeopleImport() {
  const [progress, setProgress] = useState<Progressed | null>(null);
  const [send, { isLoading }] = useImportPeopleMutation();
  const start = async (people: readonly PersonInput[]) => {
    // One import for every try of this file: it is undone as a whole.
    const importId = progress?.importId ?? (await loadBookingData()).newBookingId();
    let so: Progressed = { importId, sent: 0, added: 0, known: 0 };
    setProgress(so);
    while (so.sent < people.length) {
      const { data, error } = await send({ people: partAt(people, so.sent), importId });
      if (!data) return setProgress({ ...so, failure: error?.message ?? '' });
      so = {
        importId,
        sent: Math.min(people.length, so.sent + PEOPLE_AT_ONCE),
        added: so.added + data.added,
        known: so.known + data.known,
      };
      setProgress(so);
    }
  };
  return { progress, isBusy: isLoading, start, reset: () => setProgress(null) };
}

/** Previews in batches the outcome of adding each person; without an answer the outcomes stay unknown. */
export function usePeoplePreview() {
  const [outcomes, setOutcomes] = useState<PersonOutcome[]>([]);
  const [ask, { isLoading }] = usePreviewPeopleMutation();
  const newest = useRef(0);
  const start = async (people: readonly PersonInput[]) => {
    const own = (newest.current += 1);
    setOutcomes([]);
    for (let begin = 0; begin < people.length; begin += PEOPLE_AT_ONCE) {
      const { data } = await ask(partAt(people, begin));
      if (!data || own !== newest.current) return;
      setOutcomes((before) => [...before.slice(0, begin), ...data]);
    }
  };
  return { outcomes, isBusy: isLoading, start };
}
