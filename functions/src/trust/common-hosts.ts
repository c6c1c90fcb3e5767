import { networkOfHost } from 'shared-lib/model';

/**
 * Hosts that many people share, where only a path or a parameter identifies the owner of a page: their bare address, and the host itself,
 * say nothing about who links to them.
 */
const COMMON_HOSTS: ReadonlySet<string> = new Set(
  [
    'bsky.app discord.com discord.gg linktr.ee pinterest.com pinterest.es reddit.com snapchat.com threads.net twitch.tv vimeo.com',
    'wa.me whatsapp.com api.whatsapp.com web.whatsapp.com chat.whatsapp.com soundcloud.com',
    'google.com google.es maps.google.com docs.google.com drive.google.com forms.google.com meet.google.com sites.google.com',
    'calendar.google.com play.google.com photos.google.com goo.gl maps.app.goo.gl forms.gle g.page g.co share.google bing.com',
    'apple.com apps.apple.com maps.apple.com music.apple.com podcasts.apple.com icloud.com',
    'amazon.es amazon.com etsy.com ebay.es wallapop.com es.wallapop.com vinted.es idealista.com fotocasa.es milanuncios.com',
    'airbnb.es airbnb.com booking.com tripadvisor.es tripadvisor.com thefork.es thefork.com ubereats.com glovoapp.com just-eat.es',
    'doctoralia.es doctolib.es treatwell.es booksy.com fresha.com calendly.com cal.com eventbrite.es eventbrite.com zoom.us',
    'paypal.com paypal.me buy.stripe.com donate.stripe.com bizum.es revolut.me gofundme.com patreon.com ko-fi.com buymeacoffee.com',
    'dropbox.com onedrive.live.com 1drv.ms wetransfer.com notion.so canva.com issuu.com scribd.com typeform.com',
    'behance.net dribbble.com medium.com wordpress.com blogspot.com wikipedia.org es.wikipedia.org infojobs.net',
    'bit.ly tinyurl.com cutt.ly t.ly tarjetero.es',
  ].flatMap((line) => line.split(' ')),
);

/** Reports whether a host, without `www.`, is shared by people who have nothing to do with each other. */
export const isCommonHost = (host: string): boolean => COMMON_HOSTS.has(host) || networkOfHost(host) !== null;

/** Parameters that identify a page of a common host; every other one can be made up. */
const IDENTITY = new Set([
  'q',
  'query',
  'cid',
  'ftid',
  'place_id',
  'daddr',
  'destination',
  'id',
  'v',
  'list',
  'phone',
]);

/** Returns the parameters of an address that identify its page, sorted; empty for a host of its owner's, where the path does. */
export function identityOf(url: URL, host: string): string {
  if (!isCommonHost(host)) return '';
  const identifying = new URLSearchParams([...url.searchParams].filter(([name]) => IDENTITY.has(name)));
  identifying.sort();
  return identifying.toString();
}
