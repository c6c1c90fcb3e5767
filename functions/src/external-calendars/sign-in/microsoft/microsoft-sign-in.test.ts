import { refusalOf } from '../../../testing/local-project';
import { listCalendarSources, removeCalendarSource } from '../../calendar-sources';
import { addressOf, openMicrosoftProject } from '../../testing/microsoft-project';
import { addConsentedCalendar, connectCalendar } from '../connect-calendar';

const project = openMicrosoftProject();
const { ana, ask, consent, connect, sourceId } = project;

describe('the sign-in at Microsoft', () => {
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

  it('comes back without a code where only an administrator can consent', async () => {
    project.microsoft().setApproval(true);
    const back = await project.microsoft().press(await ask());
    expect(back.get('error_description')).toContain('AADSTS90094');
    expect(back.has('code')).toBe(false);
  });
});

describe('a calendar of a consent at Microsoft', () => {
  it('blocks with whole days, as before there was a choice', async () => {
    const { consentId } = await consent();
    const added = await addConsentedCalendar(ana(), { sourceId, consentId, address: addressOf('propio') });
    expect(added.allDayBlocks).toBe(true);
  });

  it('forgets its tokens when it is removed, as only the owner can end the consent', async () => {
    await connect();
    await removeCalendarSource(ana(), { sourceId });
    expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
    expect((await project.db().collection('users/ana/calendarSources').get()).size).toBe(0);
  });

  it('is not renewed as one of another maker', async () => {
    await connect();
    const google = connectCalendar(ana(), { kind: 'google', writes: true, sourceId });
    expect(await refusalOf(google)).toBe('calendar-off');
  });
});
