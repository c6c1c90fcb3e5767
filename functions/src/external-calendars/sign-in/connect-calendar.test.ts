import { MINUTE_MS } from 'shared-lib/time';
import { deleteOwnedData } from '../../accounts/delete-account';
import { exportParts } from '../../accounts/export-parts';
import { idOf } from '../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../testing/local-project';
import { changeCalendarSource, listCalendarSources, removeCalendarSource } from '../calendar-sources';
import { openGoogleProject, PRIMARY } from '../testing/google-project';
import {
  addConsentedCalendar,
  calendarSignIns,
  connectCalendar,
  finishCalendarConsent,
} from './connect-calendar';

const project = openGoogleProject();
const { ana, ask, answerOf, consent, connect, sourceId } = project;
const press = (url: string) => project.google().press(url);

describe('the sign-in at Google', () => {
  it('is offered with the operator’s keys only', async () => {
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: ['google'] });
    delete process.env['GOOGLE_CALENDAR_CLIENT_SECRET'];
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
    expect(await refusalOf(ask())).toBe('calendar-off');
  });

  it('reaches no other machine from a local project', async () => {
    delete process.env['GOOGLE_CALENDAR_ORIGIN'];
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
    process.env['GOOGLE_CALENDAR_ORIGIN'] = 'https://ejemplo.com';
    expect(() => calendarSignIns(ana(), {})).toThrow('must be on this machine');
  });

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

  it('is undone by a refusal on the page of consent', async () => {
    const back = await project.google().press(await ask(), { button: 'refuse' });
    expect(back.get('error')).toBe('access_denied');
    expect(back.has('code')).toBe(false);
    expect(project.google().consents()).toBe(0);
  });
});

describe('an answer of a page of consent', () => {
  it('is refused with a state that nobody asked for', async () => {
    const { code } = answerOf(await press(await ask()));
    expect(await refusalOf(finishCalendarConsent(ana(), { state: 'x'.repeat(43), code }))).toBe(
      'calendar-consent',
    );
    expect(project.google().consents()).toBe(0);
  });

  it('is refused in another session, and in another account', async () => {
    const answer = answerOf(await press(await ask()));
    const other = { ...ana(), sessionStartedAt: ana().sessionStartedAt + 5 };
    expect(await refusalOf(finishCalendarConsent(other, answer))).toBe('calendar-consent');
    const berta = { ...ana(), uid: 'berta' };
    expect(await refusalOf(finishCalendarConsent(berta, answer))).toBe('calendar-consent');
    expect((await finishCalendarConsent(ana(), answer)).calendars).toHaveLength(3);
  });

  it('is refused after ten minutes', async () => {
    const answer = answerOf(await press(await ask()));
    expect(await refusalOf(finishCalendarConsent(ana(NOW + 10 * MINUTE_MS), answer))).toBe(
      'calendar-consent',
    );
  });

  it('is refused with the code of another question, which another challenge guards', async () => {
    const [mine, theirs] = [answerOf(await press(await ask())), answerOf(await press(await ask()))];
    const forged = { state: mine.state, code: theirs.code };
    expect(await refusalOf(finishCalendarConsent(ana(), forged))).toBe('calendar-consent');
    expect(await refusalOf(finishCalendarConsent(ana(), mine))).toBe('calendar-consent');
    expect((await finishCalendarConsent(ana(), theirs)).calendars).toHaveLength(3);
  });

  it('gives the same answer when it comes twice, by one code sent to Google', async () => {
    const answer = answerOf(await press(await ask()));
    const first = await finishCalendarConsent(ana(), answer);
    expect(await finishCalendarConsent(ana(NOW + 20 * MINUTE_MS), answer)).toEqual(first);
    expect(await refusalOf(finishCalendarConsent(ana(), { ...answer, code: 'otro' }))).toBe(
      'calendar-consent',
    );
    expect(project.google().consents()).toBe(1);
  });

  it('sends the code once from two tabs at once', async () => {
    const answer = answerOf(await press(await ask()));
    const both = await Promise.allSettled([
      finishCalendarConsent(ana(), answer),
      finishCalendarConsent(ana(), answer),
    ]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    expect(project.google().consents()).toBe(1);
  });

  it('stays apart from that of another tab', async () => {
    const [one, two] = [await ask(), await ask(false)];
    const second = await finishCalendarConsent(ana(), answerOf(await press(two)));
    const first = await finishCalendarConsent(ana(), answerOf(await press(one)));
    expect([first, second].map(({ calendars }) => calendars[0]!.isWritable)).toEqual([true, false]);
  });
});

describe('a calendar of a consent', () => {
  it('is added once by the same id, and not a second time by another', async () => {
    const { consentId } = await consent();
    const input = { sourceId, consentId, address: PRIMARY };
    const added = await addConsentedCalendar(ana(), input);
    expect(added).toMatchObject({ kind: 'google', host: 'Google', name: 'ana@google.test' });
    expect(await addConsentedCalendar(ana(), input)).toEqual(added);
    const twice = addConsentedCalendar(ana(), { ...input, sourceId: idOf('source2') });
    expect(await refusalOf(twice)).toBe('calendar-known');
  });

  it('is added in the session that asked, within half an hour, and only if it was offered', async () => {
    const { consentId } = await consent();
    const input = { sourceId, consentId, address: PRIMARY };
    const refusals = [
      () => addConsentedCalendar({ ...ana(), uid: 'berta' }, input),
      () => addConsentedCalendar({ ...ana(), sessionStartedAt: 1 }, input),
      () => addConsentedCalendar(ana(NOW + 30 * MINUTE_MS), input),
      () => addConsentedCalendar(ana(), { ...input, address: PRIMARY.replace('ana', 'luis') }),
      () => addConsentedCalendar(ana(), { ...input, consentId: 'a'.repeat(64) }),
    ];
    for (const refused of refusals) expect(await refusalOf(refused())).toBe('calendar-consent');
  });

  it('leaves no token readable in the database, in answers or in the export', async () => {
    await connect();
    const shown = await listCalendarSources(ana(), {});
    const stored = await Promise.all(
      ['calendarSources', 'calendarConsents'].map(async (name) =>
        (await project.db().collection(`users/ana/${name}`).get()).docs.map((one) => one.data()),
      ),
    );
    expect(JSON.stringify([shown, stored])).not.toMatch(/1\/\/|ya29/);
    let file = '';
    for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
      file += JSON.stringify(part);
    expect(file).toContain('calendarConsents');
    expect(file).not.toMatch(/sealed|verifier|token/);
  });

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

  it('is removed although Google knows nothing of it any more', async () => {
    await connect();
    project.google().revoke();
    await removeCalendarSource(ana(), { sourceId });
    expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
  });
});

describe('a connection that was lost', () => {
  const lost = async () => {
    await connect();
    project.google().revoke();
    await project.read(NOW + 10 * MINUTE_MS);
  };
  const sources = async () => (await listCalendarSources(ana(), {})).sources;

  it('is told, and renewed for the same calendar', async () => {
    await lost();
    expect((await sources())[0]!.failing).toMatchObject({ problem: 'calendar-credentials' });
    const now = NOW + 15 * MINUTE_MS;
    const { renewed, calendars } = await consent({ renewed: sourceId, now });
    expect(renewed).toMatchObject({ id: sourceId, failing: null });
    expect(calendars).toEqual([]);
    project.put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z');
    await project.read(now + 10 * MINUTE_MS);
    expect(await project.taken()).toEqual(['2026-03-03T09:00/10:00']);
  });

  it('is not renewed by another account of Google’s', async () => {
    await lost();
    const other = consent({ renewed: sourceId, now: NOW + 15 * MINUTE_MS }, { account: 'luis@google.test' });
    expect(await refusalOf(other)).toBe('calendar-other-account');
    expect((await sources())[0]!.failing).toMatchObject({ problem: 'calendar-credentials' });
  });

  it('is not renewed for a calendar that isn’t there, or of another kind', async () => {
    expect(await refusalOf(ask(true, sourceId))).toBe('calendar-gone');
    await connect();
    const berta = { ...ana(), uid: 'berta' };
    const theirs = connectCalendar(berta, { kind: 'google', writes: true, sourceId });
    expect(await refusalOf(theirs)).toBe('calendar-gone');
  });

  it('keeps its times through another reading that an owner asks for', async () => {
    project.put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z');
    await lost();
    const change = changeCalendarSource(ana(), { sourceId, allDayBlocks: true });
    expect(await refusalOf(change)).toBe('calendar-credentials');
    expect(await project.taken()).toEqual(['2026-03-03T09:00/10:00']);
  });
});
