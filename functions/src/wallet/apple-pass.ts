import { PRODUCT_NAME } from 'shared-lib/config';
import { readableTextOn } from 'shared-lib/model';
import type { PassFacts } from './pass-facts';
import { PASS_ICON } from './pass-icon';
import type { ApplePassKeys } from './wallet-keys';

/** Returns a colour as passes write it. */
function rgb(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const field = (key: string, label: string, value: string) => (value === '' ? [] : [{ key, label, value }]);

/** Returns the description of a card's pass. */
function passOf(facts: PassFacts, { passType, teamId }: ApplePassKeys) {
  const text = rgb(readableTextOn(facts.color));
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: teamId,
    // The same card again replaces the pass that a phone has.
    serialNumber: facts.cardId,
    organizationName: PRODUCT_NAME,
    description: `Tarjeta de ${facts.name}`,
    logoText: PRODUCT_NAME,
    backgroundColor: rgb(facts.color),
    foregroundColor: text,
    labelColor: text,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: facts.scanned, messageEncoding: 'utf-8' }],
    generic: {
      primaryFields: [{ key: 'nombre', value: facts.name }],
      secondaryFields: field('cargo', 'Cargo', facts.role),
      auxiliaryFields: [],
      backFields: [
        ...field('telefono', 'Teléfono', facts.phone),
        ...field('email', 'Email', facts.email),
        ...field('tarjeta', 'Tarjeta', facts.address),
      ],
    },
  };
}

/**
 * Returns a card's pass for Apple's wallet, a signed archive (`.pkpass`).
 *
 * @param picture - PNG beside the name; `null` for none.
 */
export async function applePass(
  facts: PassFacts,
  keys: ApplePassKeys,
  picture: Buffer | null,
): Promise<Buffer> {
  // Half a megabyte that only this call needs.
  const { PKPass } = await import('passkit-generator');
  const icon = Buffer.from(PASS_ICON, 'base64');
  const pass = new PKPass(
    {
      'pass.json': Buffer.from(JSON.stringify(passOf(facts, keys))),
      ...{ 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon },
      ...(picture && { 'thumbnail.png': picture, 'thumbnail@2x.png': picture }),
    },
    { wwdr: keys.authority, signerCert: keys.certificate, signerKey: keys.privateKey },
  );
  return pass.getAsBuffer();
}
