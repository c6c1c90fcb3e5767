import { shownUrl } from 'shared-lib/model';
import { linkToolMessages as text } from './messages';

/** Returns the sentence on where a canonical address leads. */
export function whereItLeads(url: string): string {
  const shown = shownUrl(url);
  if (url.startsWith('tel:')) return text.calls(shown);
  if (url.startsWith('mailto:')) return text.writes(shown.replace(/^mailto:/, ''));
  const chat = /^https:\/\/wa\.me\/(\d+)/.exec(url)?.[1];
  if (chat) return text.chats(shownUrl(`tel:+${chat}`));
  return url.startsWith('https://www.google.com/maps/search/') ? text.finds(shown) : text.leadsTo(shown);
}
