const KEY = 'tarjetero.canary-bucket';

/** Returns this browser's bucket among a hundred, stored so that a canary doesn't come and go between visits. */
export function canaryBucket(): number {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null && /^\d{1,2}$/.test(stored)) return Number(stored);
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const bucket = random % 100;
    localStorage.setItem(KEY, String(bucket));
    return bucket;
  } catch {
    // No storage: never part of a canary.
    return 99;
  }
}
