import { exportParts } from '../../../accounts/export-parts';
import { idOf } from '../../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../../testing/local-project';
import { MINUTE_MS } from 'shared-lib/time';
import { listCalendarSources, removeCalendarSource } from '../../calendar-sources';
import { addressOf, openMicrosoftProject } from '../../testing/microsoft-project';
import {
  addConsentedCalendar,
  calendarSignIns,
  connectCalendar,
  finishCalendarConsent,
} from '../connect-calendar';

const project = openMicrosoftProject();
const { ana, ask, answerOf, consent, connect, sourceId } = project;
const press = (url: string) => project.microsoft().press(url);

describe('the sign-in at Microsoft', () => {
  it('is offered with the operator’s keys only', async () => {
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: ['microsoft'] });
    delete process.env['MICROSOFT_CALENDAR_CLIENT_SECRET'];
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
    expect(await refusalOf(ask())).toBe('calendar-off');
  });

  it('reaches no other machine from a local project', async () => {
    delete process.env['MICROSOFT_CALENDAR_ORIGIN'];
    expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
    process.env['MICROSOFT_CALENDAR_ORIGIN'] = 'https://ejemplo.com';
    expect(() => calendarSignIns(ana(), {})).toThrow('must be on this machine');
  });

  it('asks for writing only where the owner wants it', async () => {
    const scopesOf = async (writes: boolean) =>
      new URL(await ask(writes)).searchParams.get('scope')!.split(' ').sort();
    const reading = ['https://graph.microsoft.com/Calendars.ReadBasic'];
    const usual = ['offline_access', 'openid', 'profile'];
    expect(await scopesOf(false)).toEqual([...reading, ...usual]);
    expect(await scopesOf(true)).toEqual([
      ...[...reading, 'https://graph.microsoft.com/Calendars.ReadWrite'],
      ...usual,
    ]);
  });

  it('lets the owner choose an account, and renews with the same one', async () => {
    await connect();
    const parameters = async (renewed: string | null) => {
      const { searchParams } = new URL(await ask(true, renewed));
      return [searchParams.get('prompt'), searchParams.get('login_hint')];
    };
    expect(await parameters(null)).toEqual(['select_account', null]);
    expect(await parameters(sourceId)).toEqual([null, 'ana@outlook.test']);
  });

  it('leads to the owner’s calendars, their own first, over several pages', async () => {
    const { calendars, renewed } = await consent();
    expect(calendars).toEqual([
      { url: addressOf('propio'), name: 'Calendario', isWritable: true },
      { url: addressOf('festivos'), name: 'Festivos de España', isWritable: false },
      { url: addressOf('trabajo'), name: 'Trabajo', isWritable: true },
    ]);
    expect(renewed).toBeNull();
    expect((await consent({ writes: false })).calendars.some(({ isWritable }) => isWritable)).toBe(false);
  });

  it('is undone by a refusal on the page of consent', async () => {
    const back = await project.microsoft().press(await ask(), { button: 'refuse' });
    expect(back.get('error')).toBe('access_denied');
    expect(back.has('code')).toBe(false);
    expect(project.microsoft().refreshTokens()).toEqual([]);
  });

  it('comes back without a code where only an administrator can consent', async () => {
    project.microsoft().setApproval(true);
    const back = await press(await ask());
    expect(back.get('error_description')).toContain('AADSTS90094');
    expect(back.has('code')).toBe(false);
  });
});

describe('an answer of Microsoft’s page of consent', () => {
  it('is refused with a state that nobody asked for, in another session, and after ten minutes', async () => {
    const answer = answerOf(await press(await ask()));
    const refusals = [
      () => finishCalendarConsent(ana(), { ...answer, state: 'x'.repeat(43) }),
      () => finishCalendarConsent({ ...ana(), sessionStartedAt: 1 }, answer),
      () => finishCalendarConsent({ ...ana(), uid: 'berta' }, answer),
      () => finishCalendarConsent(ana(NOW + 10 * MINUTE_MS), answer),
    ];
    for (const refused of refusals) expect(await refusalOf(refused())).toBe('calendar-consent');
    expect(project.microsoft().refreshTokens()).toEqual([]);
    expect((await finishCalendarConsent(ana(), answer)).calendars).toHaveLength(3);
  });

  it('is refused with the code of another question, which another challenge guards', async () => {
    const [mine, theirs] = [answerOf(await press(await ask())), answerOf(await press(await ask()))];
    const forged = { state: mine.state, code: theirs.code };
    expect(await refusalOf(finishCalendarConsent(ana(), forged))).toBe('calendar-consent');
    expect((await finishCalendarConsent(ana(), theirs)).calendars).toHaveLength(3);
  });

  it('gives the same answer when it comes twice, by one code sent to Microsoft', async () => {
    const answer = answerOf(await press(await ask()));
    const first = await finishCalendarConsent(ana(), answer);
    expect(await finishCalendarConsent(ana(NOW + 20 * MINUTE_MS), answer)).toEqual(first);
    expect(project.microsoft().refreshTokens()).toHaveLength(1);
  });
});

describe('a calendar of a consent at Microsoft', () => {
  it('is added once by the same id, with whole days as they were before there was a choice', async () => {
    const { consentId } = await consent();
    const input = { sourceId, consentId, address: addressOf('propio') };
    const added = await addConsentedCalendar(ana(), input);
    expect(added).toMatchObject({ kind: 'microsoft', host: 'Microsoft', name: 'Calendario' });
    expect(added.allDayBlocks).toBe(true);
    expect(await addConsentedCalendar(ana(), input)).toEqual(added);
    const twice = addConsentedCalendar(ana(), { ...input, sourceId: idOf('source2') });
    expect(await refusalOf(twice)).toBe('calendar-known');
  });

  it('leaves no token readable in the database, in answers or in the export', async () => {
    await connect();
    const shown = await listCalendarSources(ana(), {});
    const stored = await Promise.all(
      ['calendarSources', 'calendarConsents'].map(async (name) =>
        (await project.db().collection(`users/ana/${name}`).get()).docs.map((one) => one.data()),
      ),
    );
    expect(JSON.stringify([shown, stored])).not.toMatch(/M\.C5_|EwB|RefreshToken/);
    let file = '';
    for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
      file += JSON.stringify(part);
    expect(file).not.toMatch(/sealed|verifier|token/);
  });

  it('forgets its tokens when it is removed, as only the owner can end the consent', async () => {
    await connect();
    await removeCalendarSource(ana(), { sourceId });
    expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
    expect((await project.db().collection('users/ana/calendarSources').get()).size).toBe(0);
  });

  it('is not renewed by another account, or as one of another maker', async () => {
    await connect();
    project.microsoft().revoke();
    await project.read(NOW + 10 * MINUTE_MS);
    const other = consent({ renewed: sourceId, now: NOW + 15 * MINUTE_MS }, { account: 'luis@outlook.test' });
    expect(await refusalOf(other)).toBe('calendar-other-account');
    const google = connectCalendar(ana(), { kind: 'google', writes: true, sourceId });
    expect(await refusalOf(google)).toBe('calendar-off');
  });
});
