/**
 * Returns the time zone of this device; empty where the browser hides it. Browsers that resist fingerprinting give UTC in
 * its place, or Reykjavik, whose clocks show the same.
 */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^(Etc\/)?(UTC|GMT)$|Reykjavik/.test(timeZone) ? '' : timeZone;
}
