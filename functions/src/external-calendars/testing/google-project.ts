import { GOOGLE_KEYS, type GooglePress } from 'local-calendars';
import { addConsentedCalendar } from '../sign-in/connect-calendar';
import { openSignInProject, type ConsentRequest } from './sign-in-project';

/** Ana's own calendar at the stand-in of Google, by its address. */
export const PRIMARY = 'https://www.googleapis.com/calendar/v3/calendars/ana%40google.test';

/** Opens a project of bookings beside a stand-in of Google, with what its owner does there. */
export function openGoogleProject() {
  const project = openSignInProject<GooglePress>({
    kind: 'google',
    environment: ({ google }) => ({
      GOOGLE_CALENDAR_ORIGIN: google.origin,
      GOOGLE_CALENDAR_CLIENT_ID: GOOGLE_KEYS.clientId,
      GOOGLE_CALENDAR_CLIENT_SECRET: GOOGLE_KEYS.clientSecret,
    }),
    press: ({ google }, url, press) => google.press(url, press),
  });
  const google = () => project.server().google;

  return {
    ...project,
    google,
    maker: google,
    /** Returns the number of consents that are in force. */
    consents: () => google().consents(),
    /** Gives the consent of another account at Google. */
    consentOfLuis: (requested: ConsentRequest) => project.consent(requested, { account: 'luis@google.test' }),
    /** Connects Ana's own calendar. */
    connect: async ({ id = project.sourceId, address = PRIMARY, writes = true } = {}) => {
      const { consentId } = await project.consent({ writes });
      return addConsentedCalendar(project.ana(), { sourceId: id, consentId, address });
    },
    /** Stores an appointment in Ana's own calendar, by its hours in UTC. */
    put: (id: string, start: string, end: string, more: Record<string, string> = {}) =>
      google().put({ id, start: { dateTime: start }, end: { dateTime: end }, ...more }),
  };
}
