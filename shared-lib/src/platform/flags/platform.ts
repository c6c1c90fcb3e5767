import type { Platform } from '../../model';

/** Returns the kind of this device, for the conditions of flags. */
export function currentPlatform(): Platform {
  if (typeof navigator === 'undefined') return 'desktop';
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPad|Tablet/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'mobile' : 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'mobile' : 'desktop';
}
