import { createContext, useContext } from 'react';

/** Ends the session from any screen; provided by `SignOutProvider`. */
export const SignOutContext = createContext<() => void>(() => {});

/**
 * Returns a function that ends the session and opens the sign-in page, with a question first when changes wait to be
 * sent.
 */
export function useSignOut(): () => void {
  return useContext(SignOutContext);
}
