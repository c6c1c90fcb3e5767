import { isNetwork, NETWORKS, type NetworkKind } from '../../../model/links/networks';
import type { LinkIconName } from './link-icon';

/** Labels of the icons that are no network's. One that becomes a network leaves this list. */
const LABELS: Readonly<Record<Exclude<LinkIconName, NetworkKind>, string>> = {
  web: 'Sitio web',
  link: 'Enlace',
  gitlab: 'GitLab',
  whatsapp: 'WhatsApp',
  behance: 'Behance',
  dribbble: 'Dribbble',
  twitch: 'Twitch',
  medium: 'Medium',
  discord: 'Discord',
  pinterest: 'Pinterest',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  paypal: 'PayPal',
  mail: 'Email',
  phone: 'Teléfono',
  message: 'Mensaje',
  map: 'Mapa',
  calendar: 'Calendario',
  shop: 'Tienda',
  briefcase: 'Trabajo',
  book: 'Libro',
  file: 'Documento',
  music: 'Música',
  camera: 'Cámara',
  video: 'Vídeo',
  heart: 'Corazón',
  star: 'Estrella',
};

/** Returns the label of an icon that an owner can choose. */
export function linkIconLabel(name: LinkIconName): string {
  return isNetwork(name) ? NETWORKS[name].name : LABELS[name];
}
