import { createHash, createPublicKey, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { generate } from 'selfsigned';
import { aLink } from 'shared-lib/testing';
import { publishCard } from '../cards/publish-card';
import { walletPass } from '../cards/wallet-pass';
import { refusalOf, openLocalProject } from '../testing/local-project';

const project = openLocalProject();
const ana = () => project.context('ana');

const ISSUER = '3388000000000000000';
const PASS_TYPE = 'pass.test.tarjetero.tarjeta';

/** PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function aShownCard(): Promise<string> {
  const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink()] });
  const profile = { name: 'Ana García', jobTitle: 'Ebanista', company: 'Taller', email: 'ana@ejemplo.com' };
  const fields = Object.entries(profile).map(([field, value]) => [`profile.${field}`, value]);
  await project.db().doc(`cards/${cardId}`).update(Object.fromEntries(fields));
  await publishCard(ana(), { cardId, revision: 2 });
  return cardId;
}

/** Makes keys for the wallets and gives them to the functions, as Secret Manager does. */
async function useKeys() {
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const authority = await generate([{ name: 'commonName', value: 'WWDR' }], {
    keySize: 2048,
    extensions: [{ name: 'basicConstraints', cA: true }],
  });
  const names = [
    { name: 'commonName', value: `Pass Type ID: ${PASS_TYPE}` },
    { shortName: 'OU', value: 'EQUIPO1234' },
  ];
  const signer = await generate(names, {
    keySize: 2048,
    ca: { key: authority.private, cert: authority.cert },
  });
  Object.assign(process.env, {
    GOOGLE_WALLET_ISSUER: ISSUER,
    GOOGLE_WALLET_KEY: JSON.stringify({
      client_email: 'pases@ejemplo.iam.gserviceaccount.com',
      private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
    APPLE_PASS_TYPE: PASS_TYPE,
    APPLE_PASS_CERTIFICATE: [signer.cert, signer.private, authority.cert].join('\n'),
  });
  return { google: google.publicKey, signer: new X509Certificate(signer.cert) };
}

/** Lists the files of an archive that holds them as they are. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength, extraLength] = [18, 26, 28].map((offset) =>
      offset === 18 ? archive.readUInt32LE(at + offset) : archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const start = at + 30 + nameLength + extraLength;
    files.set(archive.toString('utf8', at + 30, at + 30 + nameLength), archive.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

/** Verifies a detached signature (PKCS #7) over a text with the certificate of its signer. */
function isSignedBy(signer: X509Certificate, signature: Buffer, text: Buffer): boolean {
  const { rawCapture, certificates } = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  );
  const { asn1 } = forge;
  const attributes = asn1.create(
    asn1.Class.UNIVERSAL,
    asn1.Type.SET,
    true,
    rawCapture.authenticatedAttributes,
  );
  const bytes = Buffer.from(asn1.toDer(attributes).getBytes(), 'binary');
  const digest = createHash('sha1').update(text).digest();
  return (
    certificates.some(
      (one) => forge.pki.certificateToPem(one).replace(/\s/g, '') === signer.toString().replace(/\s/g, ''),
    ) &&
    bytes.includes(digest) &&
    verify('sha1', bytes, signer.publicKey, Buffer.from(rawCapture.signature, 'binary'))
  );
}

afterEach(() => {
  for (const name of [
    'GOOGLE_WALLET_ISSUER',
    'GOOGLE_WALLET_KEY',
    'APPLE_PASS_TYPE',
    'APPLE_PASS_CERTIFICATE',
  ])
    delete process.env[name];
});

describe('the Google Wallet pass', () => {
  it('is a link that contains the whole pass, signed with the account’s key', async () => {
    const { google } = await useKeys();
    const cardId = await aShownCard();
    const made = (await walletPass(ana(), { cardId, wallet: 'google' })) as { url: string };
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(made.url) ?? [];
    // Longer addresses are cut by some browsers, Google says.
    expect(token.length).toBeLessThan(1800);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const isSigned = (signed: string) =>
      verify('sha256', Buffer.from(signed), google, Buffer.from(signature, 'base64url'));
    expect(isSigned(`${head}.${body}`)).toBe(true);
    expect(isSigned(`${head}.${body}x`)).toBe(false);
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(read(body)).toMatchObject({
      ...{ iss: 'pases@ejemplo.iam.gserviceaccount.com', aud: 'google', typ: 'savetowallet' },
      iat: Math.floor(ana().now / 1000),
      payload: {
        genericObjects: [
          {
            id: `${ISSUER}.${cardId}`,
            header: { defaultValue: { value: 'Ana García' } },
            subheader: { defaultValue: { value: 'Ebanista, Taller' } },
            barcode: { type: 'QR_CODE', value: 'http://127.0.0.1:5007/c/ana-garcia?s=qr' },
            textModulesData: [{ header: 'Email', body: 'ana@ejemplo.com' }],
          },
        ],
      },
    });
  });
});

describe('the Apple Wallet pass', () => {
  it('is an archive with a hash of each file and a signature', async () => {
    const { signer } = await useKeys();
    const cardId = await aShownCard();
    const made = (await walletPass(ana(), { cardId, wallet: 'apple', picture: PIXEL })) as { file: string };
    const files = filesOf(Buffer.from(made.file, 'base64'));
    const list = JSON.parse(files.get('manifest.json')!.toString()) as Record<string, string>;
    expect(Object.keys(list).sort()).toEqual([
      ...['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json', 'thumbnail.png', 'thumbnail@2x.png'],
    ]);
    for (const [name, hash] of Object.entries(list))
      expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(hash);
    const manifest = files.get('manifest.json')!;
    expect(isSignedBy(signer, files.get('signature')!, manifest)).toBe(true);
    expect(isSignedBy(signer, files.get('signature')!, Buffer.concat([manifest, Buffer.from(' ')]))).toBe(
      false,
    );
    expect(files.get('thumbnail.png')!.toString('base64')).toBe(PIXEL);
    expect(JSON.parse(files.get('pass.json')!.toString())).toMatchObject({
      ...{ passTypeIdentifier: PASS_TYPE, teamIdentifier: 'EQUIPO1234', serialNumber: cardId },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: 'http://127.0.0.1:5007/c/ana-garcia?s=qr' }],
      generic: {
        primaryFields: [{ value: 'Ana García' }],
        secondaryFields: [{ value: 'Ebanista, Taller' }],
        backFields: [{ value: 'ana@ejemplo.com' }, { value: 'http://127.0.0.1:5007/c/ana-garcia' }],
      },
    });
  });

  it.each([
    ['text', Buffer.from('<svg onload=alert(1)>'.repeat(4)).toString('base64')],
    ['a picture that is too large', Buffer.from(PIXEL, 'base64').fill(1, 16, 20).toString('base64')],
  ])('is refused with %s', async (_, picture) => {
    await useKeys();
    const cardId = await aShownCard();
    expect(await refusalOf(walletPass(ana(), { cardId, wallet: 'apple', picture }))).toBe('photo-invalid');
  });

  it('is refused with the reason in the log when a certificate is missing', async () => {
    await useKeys();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    process.env['APPLE_PASS_CERTIFICATE'] = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const cardId = await aShownCard();
    await expect(walletPass(ana(), { cardId, wallet: 'apple' })).rejects.toThrow(/needs a certificate/);
  });
});

describe('a pass', () => {
  it('is made only for the owner of a published card, and only with keys configured', async () => {
    const cardId = await aShownCard();
    const refusal = (uid: string, wallet: 'google' | 'apple') =>
      refusalOf(walletPass(project.context(uid), { cardId, wallet }));
    expect(await refusal('ana', 'google')).toBe('wallet-off');
    expect(await refusal('ana', 'apple')).toBe('wallet-off');
    await useKeys();
    expect(await refusal('luis', 'google')).toBe('card-not-found');
    await project.db().doc(`cards/${cardId}`).update({ slug: 'otra' });
    expect(await refusal('ana', 'apple')).toBe('card-not-shown');
  });

  it('contains any name, even in its signed token', async () => {
    const { google } = await useKeys();
    const cardId = await aShownCard();
    await project.db().doc('publicCards/ana-garcia').update({ 'profile.name': '</script>"\\ 👩🏽‍🚀 שלום' });
    const { url } = (await walletPass(ana(), { cardId, wallet: 'google' })) as { url: string };
    expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const [head, body, signature] = url.split('/').at(-1)!.split('.') as [string, string, string];
    const key = createPublicKey(google.export({ type: 'spki', format: 'pem' }));
    expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    expect(Buffer.from(body, 'base64url').toString()).toContain('👩🏽‍🚀 שלום');
  });
});
