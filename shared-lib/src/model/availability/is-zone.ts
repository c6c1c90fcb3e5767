/** Names that this device knows, cached because a check costs more than a day of slots. */
const knownZones = new Set<string>();

/** Most cached names, more than there are zones: `europe/madrid` is another name of one. */
const MAX_KNOWN = 1000;

/** Reports whether this device knows the IANA zone. Never throws. */
export function isZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  // Newer browsers also take "+02:00", which is an offset and knows no summer.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    return false;
  }
  if (knownZones.size >= MAX_KNOWN) knownZones.clear();
  knownZones.add(zone);
  return true;
}
