import {
  MICROSOFT_KEYS,
  startLocalCalendars,
  type LocalCalendars,
  type LocalMicrosoft,
} from 'local-calendars';
import { aBookingInput, aProof, idOf, openBookingProject } from '../../bookings/testing/booking-project';
import { readCalendars } from '../../jobs/read-calendars';
import { writeCalendars } from '../../jobs/write-calendars';
import { NOW } from '../../testing/local-project';
import { addConsentedCalendar, connectCalendar, finishCalendarConsent } from '../sign-in/connect-calendar';

type Press = NonNullable<Parameters<LocalMicrosoft['press']>[1]>;

const NAMES = [
  'FUNCTIONS_EMULATOR',
  'MICROSOFT_CALENDAR_ORIGIN',
  'MICROSOFT_CALENDAR_CLIENT_ID',
  'MICROSOFT_CALENDAR_CLIENT_SECRET',
];

/** Address of a calendar of Ana's at the stand-in of Microsoft. */
export const addressOf = (id: string) => `https://graph.microsoft.com/v1.0/me/calendars/${id}-ana%3D`;

/** Opens a project of bookings beside a stand-in of Microsoft, with what its owner does there. */
export function openMicrosoftProject() {
  const project = openBookingProject();
  const sourceId = idOf('source1');
  let server: LocalCalendars;

  beforeEach(async () => {
    await project.anOwner();
    server = await startLocalCalendars();
    Object.assign(process.env, {
      FUNCTIONS_EMULATOR: 'true',
      MICROSOFT_CALENDAR_ORIGIN: server.microsoft.origin,
      MICROSOFT_CALENDAR_CLIENT_ID: MICROSOFT_KEYS.clientId,
      MICROSOFT_CALENDAR_CLIENT_SECRET: MICROSOFT_KEYS.clientSecret,
    });
  });
  afterEach(async () => {
    for (const name of NAMES) delete process.env[name];
    await server.close();
  });

  // Sessions outlive the hour of a test: they don't begin with its clock.
  const ana = (now = NOW) => ({ ...project.context('ana', NOW), now });
  const ask = async (writes = true, renewed: string | null = null, now = NOW) =>
    (await connectCalendar(ana(now), { kind: 'microsoft', writes, sourceId: renewed })).url;
  const answerOf = (back: URLSearchParams) => ({ state: back.get('state')!, code: back.get('code') ?? '' });
  /** Gives a consent, and returns what it leads to. */
  const consent = async ({
    writes = true,
    renewed = null,
    now = NOW,
    ...press
  }: Press & { writes?: boolean; renewed?: string | null; now?: number } = {}) => {
    const back = await server.microsoft.press(await ask(writes, renewed, now), press);
    return finishCalendarConsent(ana(now), answerOf(back));
  };
  const timeOf = (dateTime: string) => ({ dateTime: `${dateTime}.0000000`, timeZone: 'UTC' });

  return {
    ...project,
    ...{ sourceId, ana, ask, answerOf, consent },
    server: () => server,
    microsoft: () => server.microsoft,
    /** Connects Ana's own calendar. */
    connect: async ({
      id = sourceId,
      address = addressOf('propio'),
      writes = true,
      allDayBlocks = true,
    } = {}) => {
      const { consentId } = await consent({ writes });
      return addConsentedCalendar(ana(), { sourceId: id, consentId, address, allDayBlocks });
    },
    /** Stores an appointment in Ana's own calendar, by its hours in UTC. */
    put: (id: string, start: string, end: string, more: Record<string, unknown> = {}) =>
      server.microsoft.put({ id, start: timeOf(start), end: timeOf(end), showAs: 'busy', ...more }),
    read: (now: number) => readCalendars({ db: project.db(), now }),
    write: (now: number) => writeCalendars({ db: project.db(), now }),
    /** Books an hour as a visitor does, at this time. */
    book: async (id: string, start: number, now = NOW) => {
      project.setNow(now);
      const proof = await aProof(now);
      return project.post('book', await aBookingInput({ bookingId: idOf(id), start, proof }));
    },
    /** Lists what other calendars take, as `2026-03-03T09:00/10:00`. */
    taken: async () =>
      Object.values(await project.busy())
        .flat()
        .filter(({ kind }) => kind === 'external')
        .map(({ start, end }) =>
          [new Date(start).toISOString().slice(0, 16), new Date(end).toISOString().slice(11, 16)].join('/'),
        )
        .sort(),
    /** Returns the encrypted tokens of the calendar, as they are stored. */
    sealed: async () =>
      String((await project.db().doc(`users/ana/calendarSources/${sourceId}`).get()).get('account.sealed')),
  };
}
