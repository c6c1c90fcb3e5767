import type { Card } from 'shared-lib/model';
import { showErrorToast } from 'shared-lib/toast';
import { publicAddress } from '../card-data/public-address';

/** Reports whether the system has its own share sheet. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/**
 * Shares a card through the system's share sheet.
 *
 * @param address - Where it isn't the card's own: that of a context.
 */
export async function shareNatively(
  { slug, profile }: Pick<Card, 'slug' | 'profile'>,
  address = publicAddress(slug),
): Promise<void> {
  try {
    await navigator.share({ title: profile.name, url: address });
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showErrorToast(error);
  }
}
