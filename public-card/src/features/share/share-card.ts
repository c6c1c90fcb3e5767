/** Result of sharing a card's address. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'blocked';

/**
 * Shares the address through the system's share sheet, or copies it where there is none.
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
