import { sign } from 'node:crypto';
import { PRODUCT_NAME } from 'shared-lib/config';
import type { PassFacts } from './pass-facts';
import type { GoogleWalletKeys } from './wallet-keys';

const SAVE = 'https://pay.google.com/gp/v/save/';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const localized = (value: string) => ({ defaultValue: { language: 'es', value } });

/** Returns the pass as Google's generic object; fields that a card lacks are left out. */
function genericObject({ name, role, phone, email, ...facts }: PassFacts, issuer: string) {
  const texts = [
    { id: 'telefono', header: 'Teléfono', body: phone },
    { id: 'email', header: 'Email', body: email },
  ].filter(({ body }) => body !== '');
  return {
    id: `${issuer}.${facts.cardId}`,
    classId: `${issuer}.tarjeta`,
    cardTitle: localized(PRODUCT_NAME),
    header: localized(name),
    ...(role && { subheader: localized(role) }),
    hexBackgroundColor: facts.color,
    barcode: { type: 'QR_CODE', value: facts.scanned },
    ...(facts.picture && { heroImage: { sourceUri: { uri: facts.picture } } }),
    ...(texts.length > 0 && { textModulesData: texts }),
    linksModuleData: { uris: [{ id: 'tarjeta', uri: facts.address, description: 'Ver la tarjeta' }] },
  };
}

/**
 * Returns the address that saves a card in Google Wallet: a token (RS256) with the whole pass, so that nothing is stored at
 * Google before a person wants it.
 *
 * @param now - Milliseconds since the epoch.
 */
export function googlePassUrl(facts: PassFacts, keys: GoogleWalletKeys, now: number): string {
  const { issuer, email, privateKey } = keys;
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now / 1000),
    payload: {
      genericClasses: [{ id: `${issuer}.tarjeta` }],
      genericObjects: [genericObject(facts, issuer)],
    },
  };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${SAVE}${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
