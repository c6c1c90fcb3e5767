import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { entriesOf, type SiteState } from 'shared-lib/model';

/** Time after which a site counts as one that doesn't answer, in milliseconds. */
const PATIENCE_MS = 4000;

/** Reads the certificate that a site shows to browsers. Only the handshake is made; nothing is requested. */
export function readCertificate(
  host: string,
  port = 443,
): Promise<Pick<SiteState, 'certificateUntil' | 'issuer' | 'isTrusted'>> {
  const none = { certificateUntil: null, issuer: '', isTrusted: false };
  return new Promise((resolve) => {
    // An untrusted certificate must be reported instead of failing the handshake; nothing is sent over the connection.
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const answer = (state: Pick<SiteState, 'certificateUntil' | 'issuer' | 'isTrusted'>) => {
      socket.destroy();
      resolve(state);
    };
    socket.setTimeout(PATIENCE_MS, () => answer(none));
    socket.once('error', () => answer(none));
    socket.once('secureConnect', () => {
      const { valid_to: until, issuer } = socket.getPeerCertificate();
      const at = Date.parse(until ?? '');
      answer({
        certificateUntil: Number.isNaN(at) ? null : at,
        issuer: [issuer?.O ?? issuer?.CN ?? ''].flat().join(', '),
        isTrusted: socket.authorized,
      });
    });
  });
}

/** Looks at the sites of the product that are served over HTTPS. */
export function readSites(origins: Record<SiteState['site'], string>): Promise<SiteState[]> {
  const secure = entriesOf(origins).filter(([, origin]) => origin.startsWith('https://'));
  return Promise.all(
    secure.map(async ([site, origin]) => {
      const { hostname } = new URL(origin);
      return { site, host: hostname, ...(await readCertificate(hostname)) };
    }),
  );
}
