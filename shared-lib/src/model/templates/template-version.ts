/** Part of a version that a publication raises. */
export type VersionStep = 'major' | 'minor' | 'patch';

const FIRST_VERSION = '1.0.0';

function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Compares versions: negative when the first is the older one. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [partsOf(first), partsOf(second)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * Returns the version that follows.
 *
 * @param version - `x.y.z`, or `null` where nothing was published yet.
 */
export function nextVersion(version: string | null, step: VersionStep): string {
  if (version === null) return FIRST_VERSION;
  const [major, minor, patch] = partsOf(version);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
