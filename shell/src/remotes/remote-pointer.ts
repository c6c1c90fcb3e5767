import { errorForResponse } from 'shared-lib/errors';

/** One build of a remote. */
export interface RemoteEntry {
  /** Path or address of its remoteEntry file. */
  entry: string;
  /** Subresource integrity of that file. */
  integrity?: string;
}

/** `remote.json`, the file by which a remote's own site says what to load. */
export interface RemotePointer {
  current: RemoteEntry;
  previous: RemoteEntry | null;
  canary: RemoteEntry | null;
  /** How many of a hundred browsers get the canary. */
  percent: number;
}

/**
 * Fetches what a remote's site says now. The shell's own `/remotes.json` wins where it names the remote: the emergency
 * brake that needs no access to the remote's site.
 *
 * @param origin - The remote's site.
 */
export async function fetchPointer(
  name: string,
  origin: string,
  signal: AbortSignal,
): Promise<RemotePointer> {
  const [overrides, pointer] = await Promise.all([
    fetchJson<Record<string, RemotePointer>>('/remotes.json', signal).catch(
      () => ({}) as Record<string, RemotePointer>,
    ),
    fetchJson<RemotePointer>(`${origin}/remote.json`, signal).catch((error: unknown) => error as Error),
  ]);
  const override = overrides[name];
  if (override) return override;
  if (pointer instanceof Error) throw pointer;
  return pointer;
}

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (!response.ok) throw errorForResponse(response);
  return (await response.json()) as T;
}

/**
 * The builds to try, in order: the canary for its share of browsers, the current one, and the one before it for when a
 * release is only half there.
 *
 * @param bucket - This browser's place among a hundred, 0 to 99.
 */
export function entriesToTry(
  { current, previous, canary, percent }: RemotePointer,
  bucket: number,
): RemoteEntry[] {
  const first = canary && bucket < percent ? [canary] : [];
  return [...first, current, ...(previous ? [previous] : [])];
}
