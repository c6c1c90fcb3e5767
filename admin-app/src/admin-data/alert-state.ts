import type { KeptAlert } from 'shared-lib/domain';

/** Reports whether an alert's kind is muted now. */
export const isMuted = ({ mutedUntil }: KeptAlert, now: number): boolean =>
  mutedUntil !== null && mutedUntil > now;

/** Reports whether an alert waits for an administrator. */
export const isOpen = (alert: KeptAlert, now: number): boolean =>
  alert.acknowledgedAt === null && !isMuted(alert, now);
