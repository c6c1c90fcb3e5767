/** How a card's address went out. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'blocked';

/**
 * Hands the address to the system's share sheet, or to the clipboard where there is none.
 *
 * @returns `blocked` when neither is allowed; the person can still copy the address by hand.
 */
export async function shareCard({ name, url }: { name: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'blocked';
  }
}
