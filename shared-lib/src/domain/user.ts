/** A photo of an account in Storage: `users/{uid}/{sha256}.jpg`. */
export interface UserPhoto {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Which notices a person wants; one that nobody set is wanted. */
export interface NotificationChoice {
  bookings?: boolean;
  payments?: boolean;
  templates?: boolean;
}

/** What a person chose in Configuración; what is missing was never chosen. */
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
  /** IANA name; the browser's while nobody chose. */
  timezone?: string;
  language?: 'es' | 'en';
  settings?: UserSettings;
}

/** Which legal texts an account accepted, and when (ISO instant). */
export interface LegalAcceptance {
  version: string;
  acceptedAt: string;
}

/** Who the Auth service says is signed in: the serialisable part of the SDK's user. */
export interface FirebaseUser {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
}

/** What the app knows about the session; `loading` until Auth has answered once. */
export interface AuthState {
  user: User | null;
  firebaseUser: FirebaseUser | null;
  loading: boolean;
}

/** Longest name of a person, in characters. */
export const USER_NAME_MAX = 80;

/** Shortest password that an account may have. */
export const PASSWORD_MIN = 6;
