/** `users/{uid}`: the person behind an account. */
export interface User {
  id: string;
  email: string;
  name: string;
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
