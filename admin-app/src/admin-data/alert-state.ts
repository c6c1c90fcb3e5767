import type { AlertRecord } from 'shared-lib/model';

/** Reports whether an alert's kind is muted now. */
export const isMuted = ({ mutedUntil }: AlertRecord, now: number): boolean =>
  mutedUntil !== null && mutedUntil > now;

/** State of an alert in the inbox. */
export type AlertState = 'new' | 'seen' | 'settled' | 'muted';

/** Returns the state of an alert: muting outweighs the rest, as it also silences further occurrences. */
export function alertState(alert: AlertRecord, now: number): AlertState {
  if (isMuted(alert, now)) return 'muted';
  if (alert.acknowledgedAt !== null) return 'settled';
  return alert.seenAt === null ? 'new' : 'seen';
}

/** Reports whether an alert waits for an administrator. */
export const isOpen = (alert: AlertRecord, now: number): boolean =>
  alert.acknowledgedAt === null && !isMuted(alert, now);

/** Returns a description without the title that it begins with; '' when nothing is left. */
export function beyondTitle({ title, description }: Pick<AlertRecord, 'title' | 'description'>): string {
  if (!description.startsWith(title)) return description;
  return description.slice(title.length).replace(/^[\s:.,;–-]+/, '');
}
