import { startLocalCalendars, type LocalCalendars } from 'local-calendars';
import type { CalendarSignIn } from 'shared-lib/model';
import { aBookingInput, aProof, idOf, openBookingProject } from '../../bookings/testing/booking-project';
import { readCalendars } from '../../jobs/read-calendars';
import { writeCalendars } from '../../jobs/write-calendars';
import { NOW } from '../../testing/local-project';
import { connectCalendar, finishCalendarConsent } from '../sign-in/connect-calendar';

/** A maker of calendars, with its stand-in. */
interface Maker<Press> {
  kind: CalendarSignIn;
  /** Returns the environment of functions that reach the stand-in. */
  environment: (server: LocalCalendars) => Record<string, string>;
  /** Opens a page of consent at the stand-in, presses a button there and returns what it sends back. */
  press: (server: LocalCalendars, url: string, press: Press) => Promise<URLSearchParams>;
}

/** Consent that an owner is asked for, by default a first one with writing. */
export interface ConsentRequest {
  writes?: boolean;
  /** Id of the calendar whose consent is renewed. */
  renewed?: string | null;
  now?: number;
}

/** Opens a project of bookings beside a maker's stand-in, with what its owner does at any maker. */
export function openSignInProject<Press extends object>({ kind, environment, press }: Maker<Press>) {
  const project = openBookingProject();
  let server: LocalCalendars;
  let names: string[] = [];

  beforeEach(async () => {
    await project.anOwner();
    server = await startLocalCalendars();
    const settings = { FUNCTIONS_EMULATOR: 'true', ...environment(server) };
    names = Object.keys(settings);
    Object.assign(process.env, settings);
  });
  afterEach(async () => {
    for (const name of names) delete process.env[name];
    await server.close();
  });

  // Sessions outlive the hour of a test: they don't begin with its clock.
  const ana = (now = NOW) => ({ ...project.context('ana', NOW), now });
  const ask = async (writes = true, renewed: string | null = null, now = NOW) =>
    (await connectCalendar(ana(now), { kind, writes, sourceId: renewed })).url;
  const answerOf = (back: URLSearchParams) => ({ state: back.get('state')!, code: back.get('code') ?? '' });

  return {
    ...project,
    ...{ sourceId: idOf('source1'), ana, ask, answerOf },
    server: () => server,
    /** Gives a consent, and returns what it leads to. */
    consent: async (requested: ConsentRequest = {}, pressed = {} as Press) => {
      const { writes = true, renewed = null, now = NOW } = requested;
      const back = await press(server, await ask(writes, renewed, now), pressed);
      return finishCalendarConsent(ana(now), answerOf(back));
    },
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
        .filter((interval) => interval.kind === 'external')
        .map(({ start, end }) =>
          [new Date(start).toISOString().slice(0, 16), new Date(end).toISOString().slice(11, 16)].join('/'),
        )
        .sort(),
  };
}
