import { openGoogleProject, PRIMARY } from './google-project';
import { addressOf, openMicrosoftProject } from './microsoft-project';

/** Makers of calendars, for histories that are the same at each. */
export const MAKERS = [
  {
    maker: 'Google',
    kind: 'google',
    open: openGoogleProject,
    /** Address and name of Ana's own calendar. */
    address: PRIMARY,
    name: 'ana@google.test',
    /** Beginning of the operator's settings. */
    settings: 'GOOGLE_CALENDAR',
    /** Matches a token or a code. */
    token: /1\/\/|ya29/,
  },
  {
    maker: 'Microsoft',
    kind: 'microsoft',
    open: openMicrosoftProject,
    address: addressOf('propio'),
    name: 'Calendario',
    settings: 'MICROSOFT_CALENDAR',
    token: /M\.C5_|EwB|RefreshToken/,
  },
] as const;
