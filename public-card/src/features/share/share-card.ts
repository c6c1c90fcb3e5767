import { scriptWords } from '../../page/script-words';

/**
 * Shares a card's address through the system's share sheet, or copies it where there is none.
 *
 * @returns Message for the person; empty when the sheet has said all.
 */
export async function shareOrCopy({
  name,
  canonicalUrl: url,
}: {
  name: string;
  canonicalUrl: string;
}): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, url });
      return '';
    } catch (error) {
      // The person thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return scriptWords().share.linkCopied;
  } catch {
    return scriptWords().share.copyByHand + url;
  }
}
