import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app';

/** Starts App Check, which adds to all further requests of the SDK a token that proves that they come from our pages. */
export function startAppCheck(siteKey: string): void {
  initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
