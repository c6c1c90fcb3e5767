import type { Card } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { publicAddress } from '../card-data/public-address';

/** Reports whether the system has its own share sheet. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/** Shares a card's address through the system's share sheet. */
export async function shareNatively({ slug, profile }: Pick<Card, 'slug' | 'profile'>): Promise<void> {
  try {
    await navigator.share({ title: profile.name, url: publicAddress(slug) });
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showErrorToast(error);
  }
}
