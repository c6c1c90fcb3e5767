import type { BuiltWith } from 'shared-lib/remote-contract';

/** Files of a build that a screen needs, as paths on the remote's site. */
export interface ScreenFiles {
  /** Files of every screen: the exposed module and its frame. */
  frame: string[];
  /** Further files of the screens, by path; a path that ends in `/*` stands for everything below it. */
  screens: Record<string, string[]>;
}

/** One build of a remote. */
export interface RemoteEntry {
  /** Path or address of its remoteEntry file. */
  entry: string;
  /** Subresource integrity of that file. */
  integrity?: string;
  /** Versions that the shell compares with its own; missing in older releases. */
  builtWith?: BuiltWith;
  /** Files that may be fetched before the entry has run; missing in older releases. */
  preload?: ScreenFiles;
}

/** `remote.json`, the file by which a remote's own site says what to load. */
export interface RemotePointer {
  current: RemoteEntry;
  previous: RemoteEntry | null;
  canary: RemoteEntry | null;
  /** Percentage of browsers that get the canary. */
  percent: number;
}

/** Reports whether an answer is a pointer to the builds to load. */
export const isPointer = (answer: unknown): answer is RemotePointer =>
  typeof Object(Object(answer).current).entry === 'string';

/** Returns the address at which a remote's site says what is current. */
export function pointerAddress(origin: string): string {
  return `${origin}/remote.json`;
}

/**
 * Returns the builds to try, in order: the canary for its share of browsers, the current one, and the one before it in
 * case a release is only half deployed.
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

/**
 * Returns the builds of another attempt, in order: the first one twice. The page's first script has preloaded its files, and the browser
 * holds each response until a load uses it. A response that is no script, from a site that was half deployed then, thus makes one more load
 * fail.
 */
export function entriesToRetry(pointer: RemotePointer, bucket: number): RemoteEntry[] {
  const entries = entriesToTry(pointer, bucket);
  return [...entries.slice(0, 1), ...entries];
}
