import { CodeChallengeMethod } from 'google-auth-library';
import { CalendarError } from '../../calendar-problem';
import type { SignIn } from '../sign-ins';
import { listGoogleCalendars } from './google-calendars';
import { askGoogle, googleClient } from './google-client';
import { readGoogleKeys } from './google-keys';

const SCOPE = 'https://www.googleapis.com/auth/';

/** Permissions to choose a calendar and to know when it is busy. */
const READING = ['calendar.calendarlist.readonly', 'calendar.freebusy'].map((name) => SCOPE + name);

/** Permission to write events into calendars that are the owner's. */
const WRITING = `${SCOPE}calendar.events.owned`;

/** Connection of calendars at Google. */
export const googleSignIn: SignIn = {
  isOn: () => readGoogleKeys() !== null,

  async ask({ state, writes, username }) {
    const { client } = googleClient();
    const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
    const url = client.generateAuthUrl({
      state,
      scope: writes ? [...READING, WRITING] : READING,
      // Google returns a refresh token only with an explicit prompt for consent.
      ...{ access_type: 'offline', prompt: 'consent' },
      ...(username !== '' && { login_hint: username }),
      ...{ code_challenge: codeChallenge, code_challenge_method: CodeChallengeMethod.S256 },
    });
    return { url, verifier: codeVerifier };
  },

  take({ code, verifier }) {
    return askGoogle(async () => {
      const connection = googleClient();
      const { tokens } = await connection.client.getToken({ code, codeVerifier: verifier });
      const { refresh_token: token, scope = '' } = tokens;
      if (!token) throw new CalendarError('calendar-refused', 'Google gave no token for later');
      const granted = scope.split(' ');
      // People may untick each permission.
      if (!READING.every((name) => granted.includes(name)))
        throw new CalendarError('calendar-scopes', 'The consent does not reach so far');
      connection.client.setCredentials(tokens);
      return { token, ...(await listGoogleCalendars(connection, granted.includes(WRITING))) };
    });
  },

  async revoke(token) {
    await askGoogle(() => googleClient().client.revokeToken(token));
  },
};
