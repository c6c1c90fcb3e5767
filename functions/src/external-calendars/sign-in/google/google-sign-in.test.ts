import { deleteOwnedData } from '../../../accounts/delete-account';
import { idOf } from '../../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../../testing/local-project';
import { listCalendarSources, removeCalendarSource } from '../../calendar-sources';
import { openGoogleProject, PRIMARY } from '../../testing/google-project';
import { addConsentedCalendar } from '../connect-calendar';

const project = openGoogleProject();
const { ana, ask, consent, connect, sourceId } = project;

describe('the sign-in at Google', () => {
  it('asks for writing only where the owner wants it', async () => {
    const scopesOf = async (writes: boolean) =>
      new URL(await ask(writes)).searchParams
        .get('scope')!
        .split('/auth/')
        .slice(1)
        .map((one) => one.split(' ')[0]);
    const reading = ['calendar.calendarlist.readonly', 'calendar.freebusy'];
    expect(await scopesOf(false)).toEqual(reading);
    expect(await scopesOf(true)).toEqual([...reading, 'calendar.events.owned']);
  });

  it('leads to the owner’s calendars, their own first, over several pages', async () => {
    const { calendars, renewed } = await consent();
    expect(calendars).toEqual([
      { url: PRIMARY, name: 'ana@google.test', isWritable: true },
      { url: expect.stringContaining('festivos'), name: 'Festivos', isWritable: false },
      { url: expect.stringContaining('trabajo'), name: 'Trabajo', isWritable: true },
    ]);
    expect(renewed).toBeNull();
    expect((await consent({ writes: false })).calendars.some(({ isWritable }) => isWritable)).toBe(false);
    expect((await consent({}, { without: ['events.owned'] })).calendars[0]!.isWritable).toBe(false);
  });

  it('is refused without the permission to read', async () => {
    expect(await refusalOf(consent({}, { without: ['freebusy'] }))).toBe('calendar-scopes');
  });
});

describe('a calendar of a consent at Google', () => {
  it('gives the consent back to Google when it is removed, unless another one lives by it', async () => {
    const { consentId } = await consent();
    await addConsentedCalendar(ana(), { sourceId, consentId, address: PRIMARY });
    const work = PRIMARY.replace('ana', 'trabajo');
    await addConsentedCalendar(ana(), { sourceId: idOf('source2'), consentId, address: work });
    await removeCalendarSource(ana(), { sourceId });
    expect(project.google().consents()).toBe(1);
    await removeCalendarSource(ana(), { sourceId: idOf('source2') });
    expect(project.google().consents()).toBe(0);
    expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
  });

  it('gives the consent back to Google when the account is deleted', async () => {
    await connect();
    expect(await deleteOwnedData({ db: project.db(), uid: 'ana', now: NOW })).toBe(true);
    expect(project.google().consents()).toBe(0);
    expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
  });
});
