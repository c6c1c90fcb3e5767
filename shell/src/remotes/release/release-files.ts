import type { RemoteEntry } from './remote-entries';

/** Returns the files that a release names for the screen at a path: the frame's, and those of the pattern that fits best. */
export function filesAt(pathname: string, { preload: named }: Pick<RemoteEntry, 'preload'>): string[] {
  if (!named) return [];
  const fits = (pattern: string) =>
    pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  const [best] = Object.entries(named.screens)
    .filter(([pattern]) => fits(pattern))
    .sort(([one], [other]) => other.length - one.length);
  return [...named.frame, ...(best?.[1] ?? [])];
}
