import type { CalendarSignIn, FoundCalendar } from 'shared-lib/model';
import { googleSignIn } from './google/google-sign-in';
import { microsoftSignIn } from './microsoft/microsoft-sign-in';

/** A token for later, and what can be reached with it. */
export interface Taken {
  token: string;
  /** Name of the account at the maker; empty where the maker doesn't return it. */
  username: string;
  calendars: FoundCalendar[];
}

/** Connection of calendars at one maker, by its client library. All but `isOn` throw a CalendarError. */
export interface SignIn {
  /** Reports whether the deployment has keys. */
  isOn: () => boolean;
  /**
   * Returns the address of the maker's page of consent, and the secret half of its challenge (PKCE).
   *
   * @param username - Account that is meant; empty for any.
   */
  ask: (requested: {
    state: string;
    writes: boolean;
    username: string;
  }) => Promise<{ url: string; verifier: string }>;
  /** Takes a token for the code that the maker sent back. */
  take: (answer: { code: string; verifier: string; writes: boolean }) => Promise<Taken>;
  /** Gives a consent back; `null` where only its owner can end it, at the maker. */
  revoke: ((token: string) => Promise<void>) | null;
}

/** Makers of calendars that owners sign in at. */
export const SIGN_INS: Readonly<Record<CalendarSignIn, SignIn>> = {
  google: googleSignIn,
  microsoft: microsoftSignIn,
};
