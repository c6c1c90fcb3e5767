import type { Request } from 'firebase-functions/v2/https';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Reports whether a browser sends a request for a page of another site. Programs without such headers are accepted:
 * they act for nobody but themselves. Each site of ours, a preview too, sends requests to itself only.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin') ?? request.get('referer');
  // Hosting names the requested site in a header of its own.
  const requested = request.get('x-forwarded-host') ?? request.get('host');
  return origin !== undefined && hostOf(origin) !== requested;
}
