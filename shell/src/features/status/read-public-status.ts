import { PART_STATES, STATUS_PARTS, STATUS_PATH, type PartState, type PublicStatus } from 'shared-lib/model';

/** Time after which the state counts as unknown, in milliseconds. */
const PATIENCE_MS = 8000;

const isState = (value: unknown): value is PartState => (PART_STATES as readonly unknown[]).includes(value);

/** Reads the product's state; `null` when nothing answers, or something else than the function does. */
export async function readPublicStatus(): Promise<PublicStatus | null> {
  try {
    const response = await fetch(STATUS_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const status = (await response.json()) as PublicStatus;
    return STATUS_PARTS.every((part) => isState(status.parts[part])) ? status : null;
  } catch {
    return null;
  }
}
