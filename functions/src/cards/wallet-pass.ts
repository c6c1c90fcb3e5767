import type { CallableHandler } from '../callable';
import { cardRef, isOwnCard } from '../card-records/card-document';
import { publicCardRef, readPublicCard } from '../card-records/public-document';
import { Refusal } from '../refusal';
import { applePass } from '../wallet/apple-pass';
import { googlePassUrl } from '../wallet/google-pass';
import { passFacts } from '../wallet/pass-facts';
import { readApplePassKeys, readGoogleWalletKeys } from '../wallet/wallet-keys';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Longest side of a pass's picture, in pixels. */
const MAX_SIDE = 400;

/** Reads the picture that an owner's browser drew for a pass: a PNG of its size, which only the owner's own pass shows. */
function readPicture(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  const isPng =
    bytes.length > 33 && bytes.subarray(0, 8).equals(PNG) && bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng || Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) > MAX_SIDE)
    throw new Refusal('photo-invalid');
  return bytes;
}

/** Makes the pass of an own card, as visitors see it now. */
export const walletPass: CallableHandler<'walletPass'> = async (
  { db, uid, now },
  { cardId, wallet, picture },
) => {
  const card = await cardRef(db, cardId).get();
  if (!isOwnCard(card, uid)) throw new Refusal('card-not-found');
  const shown = readPublicCard(await publicCardRef(db, String(card.get('slug'))).get());
  if (shown?.status !== 'published' || shown.cardId !== cardId) throw new Refusal('card-not-shown');
  const facts = passFacts(shown);
  if (wallet === 'google') {
    const keys = readGoogleWalletKeys();
    if (!keys) throw new Refusal('wallet-off');
    return { url: googlePassUrl(facts, keys, now) };
  }
  const keys = readApplePassKeys();
  if (!keys) throw new Refusal('wallet-off');
  const file = await applePass(facts, keys, picture === undefined ? null : readPicture(picture));
  return { file: file.toString('base64') };
};
