import { MINUTE_MS } from 'shared-lib/time';
import { exportParts } from '../../accounts/export-parts';
import { idOf } from '../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../testing/local-project';
import { changeCalendarSource, listCalendarSources, removeCalendarSource } from '../calendar-sources';
import { MAKERS } from '../testing/makers';
import {
  addConsentedCalendar,
  calendarSignIns,
  connectCalendar,
  finishCalendarConsent,
} from './connect-calendar';

describe.each(MAKERS)('at $maker', ({ address, kind, maker: host, name, open, settings, token }) => {
  const project = open();
  const { ana, ask, answerOf, connect, consent, consentOfLuis, consents, maker, sourceId } = project;
  const press = (url: string) => maker().press(url);

  describe('the sign-in', () => {
    it('is offered with the operator’s keys only', async () => {
      expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [kind] });
      delete process.env[`${settings}_CLIENT_SECRET`];
      expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
      expect(await refusalOf(ask())).toBe('calendar-off');
    });

    it('reaches no other machine from a local project', async () => {
      delete process.env[`${settings}_ORIGIN`];
      expect(await calendarSignIns(ana(), {})).toEqual({ kinds: [] });
      process.env[`${settings}_ORIGIN`] = 'https://ejemplo.com';
      expect(() => calendarSignIns(ana(), {})).toThrow('must be on this machine');
    });

    it('is undone by a refusal on the page of consent', async () => {
      const back = await maker().press(await ask(), { button: 'refuse' });
      expect(back.get('error')).toBe('access_denied');
      expect(back.has('code')).toBe(false);
      expect(consents()).toBe(0);
    });
  });

  describe('an answer of the page of consent', () => {
    it('is refused with a state that nobody asked for', async () => {
      const { code } = answerOf(await press(await ask()));
      expect(await refusalOf(finishCalendarConsent(ana(), { state: 'x'.repeat(43), code }))).toBe(
        'calendar-consent',
      );
      expect(consents()).toBe(0);
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

    it('gives the same answer when it comes twice, by one code sent', async () => {
      const answer = answerOf(await press(await ask()));
      const first = await finishCalendarConsent(ana(), answer);
      expect(await finishCalendarConsent(ana(NOW + 20 * MINUTE_MS), answer)).toEqual(first);
      expect(await refusalOf(finishCalendarConsent(ana(), { ...answer, code: 'otro' }))).toBe(
        'calendar-consent',
      );
      expect(consents()).toBe(1);
    });

    it('sends the code once from two tabs at once', async () => {
      const answer = answerOf(await press(await ask()));
      const both = await Promise.allSettled([
        finishCalendarConsent(ana(), answer),
        finishCalendarConsent(ana(), answer),
      ]);
      expect(both.map(({ status }) => status)).toContain('fulfilled');
      expect(consents()).toBe(1);
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
      const input = { sourceId, consentId, address };
      const added = await addConsentedCalendar(ana(), input);
      expect(added).toMatchObject({ kind, host, name });
      expect(await addConsentedCalendar(ana(), input)).toEqual(added);
      const twice = addConsentedCalendar(ana(), { ...input, sourceId: idOf('source2') });
      expect(await refusalOf(twice)).toBe('calendar-known');
    });

    it('is added in the session that asked, within half an hour, and only if it was offered', async () => {
      const { consentId } = await consent();
      const input = { sourceId, consentId, address };
      const refusals = [
        () => addConsentedCalendar({ ...ana(), uid: 'berta' }, input),
        () => addConsentedCalendar({ ...ana(), sessionStartedAt: 1 }, input),
        () => addConsentedCalendar(ana(NOW + 30 * MINUTE_MS), input),
        () => addConsentedCalendar(ana(), { ...input, address: address.replace('ana', 'luis') }),
        () => addConsentedCalendar(ana(), { ...input, consentId: 'a'.repeat(64) }),
      ];
      for (const refused of refusals) expect(await refusalOf(refused())).toBe('calendar-consent');
    });

    it('leaves no token readable in the database, in answers or in the export', async () => {
      await connect();
      const shown = await listCalendarSources(ana(), {});
      const stored = await Promise.all(
        ['calendarSources', 'calendarConsents'].map(async (collection) =>
          (await project.db().collection(`users/ana/${collection}`).get()).docs.map((one) => one.data()),
        ),
      );
      expect(JSON.stringify([shown, stored])).not.toMatch(token);
      let file = '';
      for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
        file += JSON.stringify(part);
      expect(file).toContain('calendarConsents');
      expect(file).not.toMatch(/sealed|verifier|token/);
    });

    it('is removed although the maker knows nothing of it any more', async () => {
      await connect();
      maker().revoke();
      await removeCalendarSource(ana(), { sourceId });
      expect((await listCalendarSources(ana(), {})).sources).toEqual([]);
    });
  });

  describe('a connection that was lost', () => {
    const lost = async () => {
      await connect();
      maker().revoke();
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

    it('is not renewed by another account there', async () => {
      await lost();
      const other = consentOfLuis({ renewed: sourceId, now: NOW + 15 * MINUTE_MS });
      expect(await refusalOf(other)).toBe('calendar-other-account');
      expect((await sources())[0]!.failing).toMatchObject({ problem: 'calendar-credentials' });
    });

    it('is not renewed for a calendar that isn’t there, or of another kind', async () => {
      expect(await refusalOf(ask(true, sourceId))).toBe('calendar-gone');
      await connect();
      const berta = { ...ana(), uid: 'berta' };
      const theirs = connectCalendar(berta, { kind, writes: true, sourceId });
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
});
