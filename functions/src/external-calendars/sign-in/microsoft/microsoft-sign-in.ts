import { CalendarError } from '../../calendar-problem';
import { returnAddress } from '../return-address';
import type { SignIn } from '../sign-ins';
import { listMicrosoftCalendars } from './microsoft-calendars';
import { microsoftClient, READING, scopesOf, WRITING } from './microsoft-client';
import { graphOf } from './microsoft-graph';
import { MICROSOFT, readMicrosoftKeys } from './microsoft-keys';

/** Longest name of an account. */
const MAX_USERNAME = 200;

/** Returns the last part of a permission's name, as Microsoft may return it without its address. */
const nameOf = (scope: string) => scope.slice(scope.lastIndexOf('/') + 1).toLowerCase();

/** Connection of calendars at Microsoft: Outlook.com and Microsoft 365. */
export const microsoftSignIn: SignIn = {
  isOn: () => readMicrosoftKeys() !== null,

  async ask({ state, writes, username }) {
    const { client, keys, ask } = await microsoftClient();
    const { CryptoProvider } = await import('@azure/msal-node');
    const { verifier, challenge } = await new CryptoProvider().generatePkceCodes();
    const url = await ask(() =>
      client.getAuthCodeUrl({
        state,
        scopes: scopesOf(writes),
        redirectUri: returnAddress(),
        ...{ codeChallenge: challenge, codeChallengeMethod: 'S256' },
        // Who is signed in there with several accounts chooses one.
        ...(username === '' ? { prompt: 'select_account' } : { loginHint: username }),
      }),
    );
    return { url: url.replace(MICROSOFT.login, keys.endpoints.login), verifier };
  },

  async take({ code, verifier, writes }) {
    const opened = await microsoftClient();
    const { client, ask } = opened;
    const scopes = scopesOf(writes);
    const result = await ask(() =>
      client.acquireTokenByCode({ code, scopes, redirectUri: returnAddress(), codeVerifier: verifier }),
    );
    const granted = result.scopes.map(nameOf);
    const isGranted = (scope: string) => granted.includes(nameOf(scope));
    // Writing lets us read as well.
    if (!isGranted(READING) && !isGranted(WRITING))
      throw new CalendarError('calendar-scopes', 'The consent does not reach so far');
    const mayWrite = writes && isGranted(WRITING);
    const graph = graphOf(opened, scopesOf(mayWrite));
    const calendars = await listMicrosoftCalendars(graph, mayWrite);
    return {
      token: client.getTokenCache().serialize(),
      username: (result.account?.username ?? '').slice(0, MAX_USERNAME),
      calendars,
    };
  },

  revoke: null,
};
