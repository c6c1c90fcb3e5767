import { dialled } from './phone-number';
import type { PublishedCard } from './public-card';

/** Returns the `tel:` address of a number in any notation. */
export const telUrl = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns the `mailto:` address of an e-mail address. */
export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const WHATSAPP = /^https:\/\/(wa\.me|([\w-]+\.)?whatsapp\.com)\//i;

/**
 * Returns the quickest contact that a card shows: its WhatsApp, then its e-mail, then its phone.
 *
 * @returns An address with its scheme; empty where the card shows none of them.
 */
export function contactUrl({ profile, links }: Pick<PublishedCard, 'profile' | 'links'>): string {
  const chat = links.find(({ url }) => WHATSAPP.test(url));
  if (chat) return chat.url;
  if (profile.email !== '') return mailUrl(profile.email);
  return profile.phone === '' ? '' : telUrl(profile.phone);
}
