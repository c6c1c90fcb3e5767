import type { StoredBusyInterval } from 'shared-lib/model/booking';
import { idOf } from '../testing/booking-input';
import { heldBy, openHostileBookings } from '../testing/hostile-bookings';
import { DATE, SLUG, startAt } from '../testing/visitor-project';

const { project, post, book, hold, shownSpans, storedIntervals, expectSound } = openHostileBookings();

describe('an attacker who knows ids', () => {
  it('books a slot only once by reusing the ids of holds for bookings', async () => {
    const statuses = [];
    for (let step = 0; step < 5; step++) {
      const session = idOf(`session${step}`);
      // Named like the hold that the next session would have.
      const bookingId = heldBy(idOf(`session${step + 1}`));
      statuses.push((await book({ bookingId, session })).status);
    }
    let session = idOf('other');
    for (let step = 0; step < 3; step++) {
      statuses.push(
        (await hold(session)).status,
        (await book({ bookingId: heldBy(session), session })).status,
      );
      session = heldBy(session);
    }
    expect(statuses).toEqual([200, ...Array<number>(10).fill(409)]);
    await expectSound();
  });

  it('cannot book or release the held slot of another session with the id of its hold', async () => {
    const victim = idOf('victim');
    expect((await hold(victim)).status).toBe(200);
    for (const name of [heldBy(victim), heldBy(heldBy(victim))])
      for (const session of [idOf('thief'), name])
        expect(await book({ bookingId: heldBy(victim), session })).toMatchObject({
          status: 409,
          reason: 'slot-taken',
        });
    await post('release', { session: heldBy(victim) });
    expect((await book({ bookingId: idOf('mine'), session: victim })).status).toBe(200);
    await expectSound();
  });

  it('can neither book inside a block nor free it with the id of the block', async () => {
    const ana = project.signUp('ana');
    const block = {
      blockId: idOf('block'),
      start: startAt('09:00'),
      end: startAt('12:00'),
      title: '',
      overlap: false,
    };
    expect((await ana.call('blockTime', block)).status).toBe(200);
    const inside = await book({ bookingId: block.blockId, session: idOf('s') });
    expect(inside).toMatchObject({ status: 409, reason: 'slot-taken' });
    // A booking at another time may have the block's id: it takes its own time, and frees only that.
    const beside = await book({ bookingId: block.blockId, session: idOf('s'), start: startAt('13:00') });
    expect(beside.status).toBe(200);
    await expectSound();
    const { path } = beside.body as { path: string };
    const link = { bookingId: block.blockId, token: path.split('?t=')[1], reason: '' };
    expect((await post('cancel', link)).status).toBe(200);
    expect((await storedIntervals()).map(({ kind, id }) => [kind, id])).toEqual([['block', block.blockId]]);
    await expectSound();
  });

  it('cannot take over an interval that was stored without a kind', async () => {
    expect((await hold(idOf('victim'), startAt('09:00'))).status).toBe(200);
    expect((await book({ bookingId: idOf('b1'), session: idOf('s1'), start: startAt('11:00') })).status).toBe(
      200,
    );
    const day = project.db().doc(`busyDays/ana/days/${DATE}`);
    const old = ((await day.get()).get('intervals') as StoredBusyInterval[]).map(
      ({ kind: _, ...rest }) => rest,
    );
    await day.update({ intervals: old });
    for (const [bookingId, time] of [
      [heldBy(idOf('victim')), '09:00'],
      [idOf('b1'), '11:00'],
    ] as const)
      expect((await book({ bookingId, session: idOf('thief'), start: startAt(time) })).status).toBe(409);
    // From then on stored intervals have a kind.
    expect((await book({ bookingId: idOf('b2'), session: idOf('s2'), start: startAt('13:00') })).status).toBe(
      200,
    );
    expect((await storedIntervals()).map(({ kind }) => kind).sort()).toEqual(['booking', 'booking', 'hold']);
    await expectSound();
  });

  it('learns no id from any answer, and sees no taken time as free by sending one', async () => {
    const session = idOf('victim');
    const held = await hold(session);
    const booked = await book({ bookingId: idOf('b1'), session: idOf('s1'), start: startAt('12:00') });
    const page = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, { method: 'GET' });
    const refused = await book({ bookingId: idOf('b2'), session: idOf('s2') });
    for (const { text } of [held, page, refused])
      for (const name of [heldBy(session), session, idOf('b1')]) expect(text).not.toContain(name);
    const all = await shownSpans();
    expect(all).toHaveLength(2);
    for (const name of [heldBy(session), idOf('b1'), idOf('s1'), 'x'.repeat(5000)])
      for (const header of ['x-booking-session', 'x-booking-link'])
        expect(await shownSpans({ [header]: name })).toEqual(all);
    expect(await shownSpans({ 'x-booking-link': `${idOf('b1')}.${'A'.repeat(43)}` })).toEqual(all);
    expect(await shownSpans({ 'x-booking-session': session })).toHaveLength(1);
    expect(booked.status).toBe(200);
  });
});
