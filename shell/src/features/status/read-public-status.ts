import {
  isOneOf,
  PART_STATES,
  requireShape,
  STATUS_PARTS,
  STATUS_PATH,
  type PublicStatus,
} from 'shared-lib/model';

/** Time after which the state counts as unknown, in milliseconds. */
const PATIENCE_MS = 8000;

/** Reads the product's state; `null` when nothing answers, or something else than the function does. */
export async function readPublicStatus(): Promise<PublicStatus | null> {
  try {
    const response = await fetch(STATUS_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const status = requireShape<PublicStatus>(await response.json(), { parts: 'map' });
    return STATUS_PARTS.every((part) => isOneOf(PART_STATES, status.parts[part])) ? status : null;
  } catch {
    return null;
  }
}
