import { createContext, useContext } from 'react';

/** The end of the session. */
interface SignOut {
  /** Ends the session and opens the sign-in page, with a question first when changes wait to be sent. */
  signOut: () => void;
  /** True from a press until the session has ended or the question is shown; further presses do nothing. */
  isLeaving: boolean;
}

/** Lets any screen end the session; provided by `SignOutProvider`. */
export const SignOutContext = createContext<SignOut>({ signOut: () => {}, isLeaving: false });

/** Returns the means to end the session. */
export function useSignOut(): SignOut {
  return useContext(SignOutContext);
}
