import type { TaxData } from '../payments/tax';

/** A photo of an account in Storage: `users/{uid}/{sha256}.jpg`. */
export interface UserPhoto {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Notifications that a person wants, read by `wantsNotice`; a missing one is wanted. */
export interface NotificationChoice {
  /** By mail, like payments and people. */
  bookings?: boolean;
  payments?: boolean;
  people?: boolean;
  /** In the bell, like `app`. */
  templates?: boolean;
  app?: { bookings?: boolean; payments?: boolean; people?: boolean };
  /** By push, on the devices that subscribed. */
  push?: { bookings?: boolean; payments?: boolean; people?: boolean; templates?: boolean };
}

/** Choices of a person in Configuración; a missing one was never made. */
export interface UserSettings {
  theme?: 'light' | 'dark' | 'system';
  /** Consent to statistics of use. */
  analytics?: boolean;
  notifications?: NotificationChoice;
}

/** `users/{uid}`: the person behind an account. */
export interface User {
  id: string;
  email: string;
  name: string;
  photo?: UserPhoto | null;
  phone?: string;
  /** IANA name; missing for the browser's zone. */
  timezone?: string;
  language?: 'es' | 'en';
  settings?: UserSettings;
  /** Labels of the places and occasions where the account gives out its cards; only its owner reads them. */
  contexts?: string[];
  /** Data of the owner's invoices; missing or `null` without any. */
  tax?: TaxData | null;
  /** Names of the hints on Inicio that the owner has dismissed. */
  dismissedHints?: string[];
  /** First date (UTC, `YYYY-MM-DD`) of the shown figures of cards by id, for those whose owner has reset them. */
  figuresFrom?: Readonly<Record<string, string>>;
}

/** Version of the legal texts that an account accepted, and when (ISO instant). */
export interface LegalAcceptance {
  version: string;
  acceptedAt: string;
}

/** The signed-in user of the Auth service: the serialisable part of the SDK's user. */
export interface FirebaseUser {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
}

/** State of the session; `loading` until Auth has answered once. */
export interface AuthState {
  user: User | null;
  firebaseUser: FirebaseUser | null;
  loading: boolean;
}

/** Longest name of a person, in characters. */
export const MAX_USER_NAME = 80;

/** Shortest password that an account may have. */
export const PASSWORD_MIN = 6;

/** Days for which an account whose address isn't verified may show its one card. */
export const TRIAL_DAYS = 7;

/** Days before the end of the trial at which it is warned by mail. */
export const TRIAL_WARNING_DAYS = 2;

/** Greatest age of a session that may delete its account, change its address, or end all others, in seconds. */
export const FRESH_SESSION_SECONDS = 5 * 60;

/** Greatest age of a session for dangerous actions of administrators, in seconds; `firestore.rules` has the same. */
export const ADMIN_SESSION_SECONDS = 15 * 60;
