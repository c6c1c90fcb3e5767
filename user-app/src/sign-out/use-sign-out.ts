import { createContext, useContext } from 'react';

/** How to end the session from any screen; `SignOutProvider` gives it. */
export const SignOutContext = createContext<() => void>(() => {});

/** Ends the session and leads to the sign-in page; asks first when something waits to be sent. */
export function useSignOut(): () => void {
  return useContext(SignOutContext);
}
