import { deployment, localEndpoints, portOffsetOf, type Endpoints } from 'shared-lib/config';

/** Addresses of a page and of the product's other parts. */
export interface PageAddresses {
  endpoints: Endpoints;
  /** Origin of the card's home site, without trailing slash. */
  cardOrigin: string;
  shellOrigin: string;
  /** Prefix of `/assets/`: empty on the card's own site, that site's origin anywhere else. */
  assetBase: string;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/;

const withoutSlash = (origin: string) => origin.replace(/\/$/, '');

/**
 * Returns the addresses for a request. In production they are those of the deployment; locally the requested port identifies the copy of
 * the stack. A forwarded host is trusted only when it is loopback.
 *
 * @param forwardedHost - `X-Forwarded-Host`, else `Host`.
 */
export function addressesFor(forwardedHost: string, env: NodeJS.ProcessEnv = process.env): PageAddresses {
  const port = LOOPBACK.exec(forwardedHost)?.[1] ?? '';
  const local = localEndpoints(portOffsetOf(port));
  const endpoints: Endpoints = deployment ? { emulators: null, origins: deployment.origins } : local;
  const cardOrigin = withoutSlash(env.PUBLIC_CARD_ORIGIN ?? endpoints.origins.publicCard);
  const isOwnSite = forwardedHost === cardOrigin.replace(/^https?:\/\//, '');
  return {
    endpoints,
    cardOrigin,
    shellOrigin: withoutSlash(env.SHELL_ORIGIN ?? endpoints.origins.shell),
    assetBase: isOwnSite ? '' : cardOrigin,
  };
}
