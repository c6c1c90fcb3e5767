import { readText, siteStorage, writeText } from 'shared-lib/storage';

const KEY = 'tarjetero.canary-bucket';

/** Bucket of a browser without storage, which is never part of a canary. */
const LAST_BUCKET = 99;

/** Returns this browser's bucket among a hundred, stored so that a canary doesn't come and go between visits. */
export function canaryBucket(): number {
  const stored = readText(siteStorage, KEY);
  if (stored !== null && /^\d{1,2}$/.test(stored)) return Number(stored);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const bucket = random % 100;
  return writeText(siteStorage, KEY, String(bucket)) ? bucket : LAST_BUCKET;
}
