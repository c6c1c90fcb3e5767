import { placeInUrl } from '../links/describe-link';
import { NETWORKS, profileNetwork } from '../links/networks';
import { openableUrl } from '../links/maps-url';
import { coordinatesIn, isAddress, postalAddressOf } from '../contact/postal-address';
import { phoneType } from '../contact/phone-type';
import type { PublicLink } from '../card/public-card';
import type { VCardLines } from './vcard-lines';

/** Returns the place that a link leads to: an address, a name, coordinates; empty for another link. */
function placeOf({ url }: PublicLink): string {
  return placeInUrl(openableUrl(url));
}

/** Reports whether a link leads to an address that a contact can contain. */
export function hasAddressOfPlace(link: PublicLink): boolean {
  return isAddress(placeOf(link));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function addWebLink(file: VCardLines, { url, title }: PublicLink): void {
  if (!URL.canParse(url)) return;
  const parsed = new URL(url);
  const chat = parsed.hostname === 'wa.me' && /^\/(\d{6,15})$/.exec(parsed.pathname)?.[1];
  if (chat) return file.phone(`+${chat}`, phoneType(`+${chat}`, 'CELL'), title);
  const network = profileNetwork(url);
  return network
    ? file.social(url, NETWORKS[network].inContacts ?? network, title)
    : file.website(url, title);
}

function addPlace(file: VCardLines, link: PublicLink, place: string): void {
  const at = coordinatesIn(place);
  if (at) file.add(`GEO:${at.latitude};${at.longitude}`);
  else if (isAddress(place)) file.place(postalAddressOf(place), link.title);
  file.website(openableUrl(link.url), link.title);
}

/** Adds a link to a contact as what it is: a number, an e-mail address, a place, a profile, else a site. */
export function addLink(file: VCardLines, link: PublicLink): void {
  const { url, title } = link;
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  const target = rest.split('?')[0] ?? '';
  const place = placeOf(link);
  if (scheme === 'mailto') return file.email(decoded(target), title);
  if (scheme === 'tel') return file.phone(target, phoneType(target), title);
  if (scheme === 'sms') return file.phone(target, phoneType(target, 'CELL'), title);
  if (place !== '') return addPlace(file, link, place);
  return scheme === 'https' ? addWebLink(file, link) : undefined;
}
