import type { VisitorBookingInputs, WaitingEntry } from 'shared-lib/model/booking';
import { aService } from 'shared-lib/testing';
import { NOW } from '../../testing/local-project';
import { aProof, openBookingProject, tuesdayAt } from '../../bookings/testing/booking-project';
import { offerFreedTime } from '../offer-hours';
import { parseWaiting } from '../waiting-document';
import { waitingPath } from '../waiting-token';

/** Returns the input with which somebody waits for any hour of Tuesday, except for the overrides. */
export async function aWaitingInput(
  name = 'eva',
  overrides: Partial<VisitorBookingInputs['wait']> = {},
  now = NOW,
): Promise<VisitorBookingInputs['wait']> {
  return {
    ...(overrides.serviceIds === undefined && { serviceId: aService().id }),
    wish: {
      from: '2026-03-03',
      to: '2026-03-03',
      weekdays: ['1', '2', '3', '4', '5', '6', '7'],
      parts: ['morning', 'afternoon', 'evening'],
    },
    zone: 'Europe/Madrid',
    language: 'es',
    customer: { name, email: `${name}@ejemplo.com`, phone: '' },
    answers: {},
    notes: '',
    proof: overrides.proof ?? (await aProof(now)),
    website: '',
    ...overrides,
  };
}

/** Opens a project whose owner has a waiting list, and one free hour on Tuesday, at ten. */
export function openWaitingProject() {
  const project = openBookingProject();
  const entries = async (): Promise<WaitingEntry[]> => {
    const { docs } = await project.db().collection('waiting').get();
    const read = docs.flatMap((found) => parseWaiting(found) ?? []);
    expect(read).toHaveLength(docs.length);
    return read.sort((one, other) => one.place - other.place);
  };
  const entryOf = async (name: string) => {
    const found = (await entries()).find(({ customer }) => customer.name === name);
    if (!found) throw new Error(`${name} isn't on the list`);
    return found;
  };
  /** Returns the parts of the link in somebody's mail. */
  const linkOf = async (name: string, offer?: number): Promise<VisitorBookingInputs['waiting']> => {
    const entry = await entryOf(name);
    const number = offer ?? entry.offer?.number ?? 0;
    const query = new URLSearchParams(waitingPath(entry, number, '').split('?')[1]);
    return { waitingId: entry.id, offer: number, token: query.get('t') ?? '' };
  };
  return {
    ...project,
    entries,
    entryOf,
    linkOf,
    /** Stores Ana, who works on Tuesday from ten to eleven. */
    async anOwnerOfOneHour(): Promise<void> {
      await project.anOwner(
        { waitingList: true, durationMinutes: 60 },
        {
          weekly: { '2': [{ from: '10:00', to: '11:00' }] },
          noticeMinutes: 0,
          incrementMinutes: 60,
          changeNoticeMinutes: 0,
        },
      );
    },
    /** Puts somebody on the list, a second after the one before. */
    async waits(name: string, overrides: Partial<VisitorBookingInputs['wait']> = {}, ip = '203.0.113.9') {
      const reply = await project.post('wait', await aWaitingInput(name, overrides), { ip });
      expect(reply).toMatchObject({ status: 200, body: { joined: true } });
    },
    look: (now: number) => offerFreedTime(project.at(now), 'ana'),
    /** Lists the mails about offers, by the id of the entry, with the time at which they leave. */
    async offerMails() {
      const { docs } = await project.db().collection('outbox').where('template', '==', 'waiting-offer').get();
      return docs.map((mail) => ({
        waitingId: String(mail.get('waitingId')),
        number: Number(mail.get('number')),
        createdAt: (mail.get('createdAt') as FirebaseFirestore.Timestamp).toMillis(),
      }));
    },
    tuesdayAt,
  };
}
