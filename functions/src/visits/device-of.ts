import type { DeviceKind } from 'shared-lib/model';

/** Guesses the kind of a device from what its browser calls itself; an iPad calls itself a computer. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop';
}
