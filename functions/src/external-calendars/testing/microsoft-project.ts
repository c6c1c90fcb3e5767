import { MICROSOFT_KEYS, type MicrosoftPress } from 'local-calendars';
import { addConsentedCalendar } from '../sign-in/connect-calendar';
import { openSignInProject, type ConsentRequest } from './sign-in-project';

/** Address of a calendar of Ana's at the stand-in of Microsoft. */
export const addressOf = (id: string) => `https://graph.microsoft.com/v1.0/me/calendars/${id}-ana%3D`;

const timeOf = (instant: string) => ({ dateTime: `${instant.replace('Z', '')}.0000000`, timeZone: 'UTC' });

/** Opens a project of bookings beside a stand-in of Microsoft, with what its owner does there. */
export function openMicrosoftProject() {
  const project = openSignInProject<MicrosoftPress>({
    kind: 'microsoft',
    environment: ({ microsoft }) => ({
      MICROSOFT_CALENDAR_ORIGIN: microsoft.origin,
      MICROSOFT_CALENDAR_CLIENT_ID: MICROSOFT_KEYS.clientId,
      MICROSOFT_CALENDAR_CLIENT_SECRET: MICROSOFT_KEYS.clientSecret,
    }),
    press: ({ microsoft }, url, press) => microsoft.press(url, press),
  });
  const microsoft = () => project.server().microsoft;

  return {
    ...project,
    microsoft,
    maker: microsoft,
    /** Returns the number of tokens for later that are in force. */
    consents: () => microsoft().refreshTokens().length,
    /** Gives the consent of another account at Microsoft. */
    consentOfLuis: (requested: ConsentRequest) =>
      project.consent(requested, { account: 'luis@outlook.test' }),
    /** Connects Ana's own calendar. */
    connect: async ({
      id = project.sourceId,
      address = addressOf('propio'),
      writes = true,
      allDayBlocks = true,
    } = {}) => {
      const { consentId } = await project.consent({ writes });
      return addConsentedCalendar(project.ana(), { sourceId: id, consentId, address, allDayBlocks });
    },
    /** Stores an appointment in Ana's own calendar, by its hours in UTC. */
    put: (id: string, start: string, end: string, more: Record<string, unknown> = {}) =>
      microsoft().put({ id, start: timeOf(start), end: timeOf(end), showAs: 'busy', ...more }),
    /** Returns the encrypted tokens of the calendar, as they are stored. */
    sealed: async () => {
      const source = project.db().doc(`users/ana/calendarSources/${project.sourceId}`);
      return String((await source.get()).get('account.sealed'));
    },
  };
}
