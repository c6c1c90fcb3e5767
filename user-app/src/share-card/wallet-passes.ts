import { deployment } from 'shared-lib/config';
import { callFunction, downloadPhoto } from 'shared-lib/data';
import type { Card } from 'shared-lib/model';
import { logger } from 'shared-lib/logger';
import { dataApi, serverWrite } from 'shared-lib/store';
import { loadPicture } from '../photo/render-photo';
import { smallPicture } from './qr/small-picture';

/** Wallets of phones. */
export type Wallet = 'google' | 'apple';

/** Wallets that this installation makes passes for. */
export const availableWallets: readonly Wallet[] = [
  ...(deployment?.wallets.googleIssuer ? (['google'] as const) : []),
  ...(deployment?.wallets.applePassType ? (['apple'] as const) : []),
];

/** Draws the logo, else the photo, as passes need it: a PNG in base64; `undefined` for a card without both. */
async function passPicture({ theme, profile }: Card): Promise<string | undefined> {
  const picture = theme.logo ?? profile.photo;
  if (!picture) return undefined;
  try {
    const url = URL.createObjectURL(await downloadPhoto(picture.path));
    try {
      return smallPicture(await loadPicture(url)).replace(/^[^,]+,/, '');
    } finally {
      URL.revokeObjectURL(url);
    }
  } catch (error) {
    logger.warn('no picture for the pass', { error });
    return undefined;
  }
}

const passes = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the address that saves the card in Google Wallet. */
    makeGooglePass: build.mutation<string, Pick<Card, 'id'>>(
      serverWrite(
        async ({ id }) => {
          const made = await callFunction('walletPass', { cardId: id, wallet: 'google' });
          return 'url' in made ? made.url : '';
        },
        { fails: 'screen' },
      ),
    ),
    /** Returns the card's pass for Apple's wallet, in base64. */
    makeApplePass: build.mutation<string, Card>(
      serverWrite(
        async (card) => {
          const picture = await passPicture(card);
          const made = await callFunction('walletPass', {
            ...{ cardId: card.id, wallet: 'apple' },
            ...(picture && { picture }),
          });
          return 'file' in made ? made.file : '';
        },
        { fails: 'screen' },
      ),
    ),
  }),
});

export const { useMakeGooglePassMutation, useMakeApplePassMutation } = passes;
