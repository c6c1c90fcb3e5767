import type { Alert } from '../administration/alert';
import { linkHost } from '../links/link-url';

/*
 * Settings of administrators for the whole product: `config/{name}`, one document each.
 */

/** `config/adminPolicy` */
export interface AdminPolicy {
  /** True if anybody who signs in may become an administrator, as the original application allowed. */
  selfRegistration: boolean;
  /**
   * True to require Identity Platform’s second factor in every administrator's session. Only an operator sets it, no
   * screen does.
   */
  requireSecondFactor: boolean;
}

/** `config/alerts`: the webhook that alerts call. */
export interface AlertSettings {
  /** Incoming webhook of a chat, `https:`; empty for the deployment's own. */
  webhookUrl: string;
  /** Lowest severity that calls it. */
  minSeverity: Alert['severity'];
}

/** `config/linkHosts`: domains that no card may link to, nor to their subdomains. */
export interface LinkHostSettings {
  /** In lower case, such as `example.com`. */
  hosts: string[];
}

/** `config/product` */
export interface ProductSettings {
  /** E-mail address for people who need help, shown where a card is reported. Empty for none. */
  supportEmail: string;
  /** Most cards of an account; 0 for no limit. */
  cardsPerAccount: number;
  /** Reports of one card in a day that raise an alert; 0 for none. */
  reportsForAlert: number;
}

/** Greatest values of the settings for every account, and the length of the address; the rules have the same. */
export const PRODUCT_LIMITS = { supportEmail: 254, cardsPerAccount: 50, reportsForAlert: 1000 } as const;

/** Form of an e-mail address for people who need help, which may be empty. */
export const SUPPORT_EMAIL_FORM = /^([^\s@/]+@[^\s@/]+\.[^\s@/]{2,})?$/;

/** Every setting by its name. */
export interface Settings {
  adminPolicy: AdminPolicy;
  alerts: AlertSettings;
  linkHosts: LinkHostSettings;
  product: ProductSettings;
}
export type SettingName = keyof Settings;

/** Values that apply while nobody has set anything. */
export const DEFAULT_SETTINGS: Settings = {
  adminPolicy: { selfRegistration: false, requireSecondFactor: false },
  alerts: { webhookUrl: '', minSeverity: 'high' },
  linkHosts: { hosts: [] },
  product: { supportEmail: '', cardsPerAccount: 0, reportsForAlert: 3 },
};

/** Most hosts of the operator's list. */
export const MAX_LINK_HOSTS = 1000;

/** Form of a host in the operator's list: lower case, at least two parts. */
export const LINK_HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Reports whether an address leads to a host of the list or to a subdomain of one. Addresses without a host don't. */
export function isBlockedHost(address: string, hosts: readonly string[]): boolean {
  const host = linkHost(address);
  return host !== '' && hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
}
