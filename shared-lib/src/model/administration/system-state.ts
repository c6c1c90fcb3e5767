/** A setting of the deployment, by its name; its value stays where it is. */
export interface SettingPresence {
  name: string;
  /** `elsewhere` for one that another service alone gets. */
  state: 'present' | 'missing' | 'elsewhere';
  /** True when the product runs without it. */
  isOptional: boolean;
  /** Sentence on what doesn't work without it. */
  effect: string;
}

/** An address of the product, as a browser finds it. */
export interface SiteState {
  site: 'shell' | 'userApp' | 'adminApp' | 'publicCard';
  host: string;
  /** End of its certificate in milliseconds since the epoch; `null` when none was shown. */
  certificateUntil: number | null;
  issuer: string;
  /** True when the certificate is one that browsers trust for this host. */
  isTrusted: boolean;
}

/** Numbers of today (UTC) that the product counts itself. */
export interface UsageToday {
  visits: number;
  bookings: number;
  mails: number;
  signUps: number;
}

/** State of the deployment. */
export interface SystemState {
  /** Release of the functions; empty for one that isn't built. */
  release: string;
  /** `null` where they can't be read; `since` in milliseconds since the epoch. */
  rules: { matches: boolean; since: number | null } | null;
  settings: SettingPresence[];
  /** Empty where the product isn't served over HTTPS, as on a developer's machine. */
  sites: SiteState[];
  today: UsageToday;
  /** Project in the provider's console; empty for the local stack. */
  projectId: string;
}
