import { parseLinkUrl } from './link-url';
import { dialable } from '../contact/phone';
import { dialledDigits } from '../contact/phone-number';
import type { ParsedLink } from './parse-link';

const HOST = /^((api|web|chat|www)\.)?whatsapp\.com$/;

/** Pages of WhatsApp that aren't a conversation with a number: groups, channels, catalogues, short codes. */
const OTHER_PAGE = /^\/(message|c|channel|qr)\/[\w-]+/;

function chat(number: string, text: string | null): ParsedLink {
  const digits = dialledDigits(number);
  if (!/^[1-9]\d{6,14}$/.test(digits)) return { ok: false, problem: 'phone-invalid', maybe: [] };
  const said = text ? `?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}` : '';
  return { ok: true, url: `https://wa.me/${digits}${said}` };
}

/** Matches a number of Spain, and one of Andorra with its country code, which has as many digits. */
const [SPANISH, ANDORRAN] = [/^[6-9]\d{8}$/, /^376\d{6}$/];

/**
 * Returns the conversation of an address. Its number should have a country code; one that people typed without it gets the
 * owner's, as the address would lead to somebody in another country.
 */
function chatOfAddress(typed: string, zone: string, text: string | null): ParsedLink {
  const digits = typed.replace(/\D/g, '');
  const number = dialable(digits, zone);
  const isAbroad = number?.startsWith('+34') && !SPANISH.test(digits);
  if (/^[\s/]*(\+|00)/.test(typed) || ANDORRAN.test(digits)) return chat(digits.replace(/^00/, ''), text);
  if (number?.startsWith('+') && !isAbroad) return chat(number, text);
  return digits.length < 10 && digits.length > 6
    ? { ok: false, problem: 'phone-needs-country', maybe: [] }
    : chat(digits, text);
}

/** Reports whether an address is one of WhatsApp's with a number. */
export function isChatAddress(url: URL): boolean {
  return url.hostname === 'wa.me'
    ? /^\/\+?\d+\/?$/.test(url.pathname)
    : HOST.test(url.hostname) && url.searchParams.has('phone');
}

/**
 * Returns the address of a conversation from a number or any address of WhatsApp; `null` when the text is neither.
 *
 * @param zone - Time zone of the owner, whose country is added to a number without one.
 */
export function whatsAppUrl(text: string, zone: string): ParsedLink | null {
  const number = dialable(text, zone);
  if (number !== null) {
    return number.startsWith('+')
      ? chat(number, null)
      : { ok: false, problem: 'phone-needs-country', maybe: [] };
  }
  const parsed = parseLinkUrl(text.replace(/^whatsapp:\/\/send/i, 'https://api.whatsapp.com/send'));
  if (!parsed.ok || !parsed.url.startsWith('https:')) return null;
  const url = new URL(parsed.url);
  const said = url.searchParams.get('text');
  if (url.hostname === 'wa.me' && /^\/\+?\d+\/?$/.test(url.pathname))
    return chatOfAddress(url.pathname, zone, said);
  if (url.hostname !== 'wa.me' && !HOST.test(url.hostname))
    return { ok: false, problem: 'link-other-site', maybe: ['web'] };
  const phone = url.searchParams.get('phone');
  if (phone) return chatOfAddress(phone, zone, said);
  return OTHER_PAGE.test(url.pathname) || url.hostname === 'chat.whatsapp.com'
    ? { ok: true, url: `${url.origin}${url.pathname}` }
    : null;
}
