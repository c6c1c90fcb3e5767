import { useState } from 'react';
import { MAX_QUERY_SIZE } from 'shared-lib/model';

/** Cards that each 'Cargar más' adds, each of which is a read. */
const STEP = 15;

/** Provides the number of reported cards that a list shows, and adds a step to it. */
export function useListedCount(): [count: number, addStep: () => void] {
  const [count, setCount] = useState(STEP);
  return [count, () => setCount((now) => Math.min(now + STEP, MAX_QUERY_SIZE))];
}
