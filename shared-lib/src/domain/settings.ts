import type { Alert } from './alert';

/*
 * What administrators set for the whole product: `config/{name}`, one document each.
 */

/** `config/adminPolicy` */
export interface AdminPolicy {
  /** True lets anybody who signs in become an administrator, as the original application did. */
  selfRegistration: boolean;
}

/** `config/alerts`: who is called when something is wrong. */
export interface AlertSettings {
  /** A chat's incoming webhook, `https:`; empty for the deployment's own. */
  webhookUrl: string;
  /** The least that calls it. */
  minSeverity: Alert['severity'];
}

/** `config/linkHosts`: domains that no card may link to, with what is below them. */
export interface LinkHostSettings {
  /** In small letters, such as `example.com`. */
  hosts: string[];
}

/** `config/product` */
export interface ProductSettings {
  /** Where people write who need help; shown where a card is reported. Empty for nowhere. */
  supportEmail: string;
  /** How many cards an account may keep; 0 for as many as it likes. */
  cardsPerAccount: number;
  /** How many reports of one card in a day raise an alert; 0 for none. */
  reportsForAlert: number;
}

/** Every setting by its name. */
export interface Settings {
  adminPolicy: AdminPolicy;
  alerts: AlertSettings;
  linkHosts: LinkHostSettings;
  product: ProductSettings;
}
export type SettingName = keyof Settings;

/** What holds while nobody has set anything. */
export const DEFAULT_SETTINGS: Settings = {
  adminPolicy: { selfRegistration: false },
  alerts: { webhookUrl: '', minSeverity: 'high' },
  linkHosts: { hosts: [] },
  product: { supportEmail: '', cardsPerAccount: 0, reportsForAlert: 3 },
};

/** Most hosts of the operator's list. */
export const LINK_HOSTS_MAX = 1000;

/** A host as the operator's list has it: small letters, at least two parts. */
export const LINK_HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Whether an address leads to a host of the list or to one below it. Addresses without a host lead nowhere. */
export function isBlockedHost(url: string, hosts: readonly string[]): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  return host !== '' && hosts.some((blocked) => host === blocked || host.endsWith(`.${blocked}`));
}
