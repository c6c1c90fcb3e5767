import { callFunction, loadBookingData } from 'shared-lib/data';
import type { CallableInput, CallableOutputs } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { answerOf, dataApi, serverWrite, toDataError } from 'shared-lib/store';
import { describeRefusal } from '../../booking-data/describe-refusal';
import type { BulkAction, OwnerAction } from './booking-actions';
import { messages } from './messages';

/** A booking made by phone or in person, with the known customer in whose language mail is sent. */
type HandBooking = CallableInput<'bookByHand'> & { known: { uid: string; customerId: string } | null };

/** Returns the language of a known customer's mail; `null` when it can't be read. */
async function languageOf(known: HandBooking['known']) {
  if (!known) return null;
  const data = await loadBookingData();
  return data.getCustomerLanguage(known.uid, known.customerId).catch(() => null);
}

/** A series made by phone or in person, as {@link HandBooking}. */
type HandSeries = CallableInput<'bookSeries'> & Pick<HandBooking, 'known'>;

/** Steps that are taken on several bookings, one after another. */
interface BulkRequest {
  action: BulkAction;
  /** Each with the action that does it in its state. */
  steps: readonly { booking: Booking; action: OwnerAction }[];
}

/** Result of it: how many were changed, and why each other one wasn't, by its id. */
interface BulkResult {
  done: number;
  refused: Record<string, string>;
}

/** Takes the steps one after another; a refused one doesn't end it. */
async function takeSteps({ steps }: BulkRequest): Promise<BulkResult> {
  const result: BulkResult = { done: 0, refused: {} };
  for (const { booking, action } of steps) {
    const { id, sequence } = booking;
    try {
      await callFunction('actOnBooking', { bookingId: id, sequence, action, reason: '' });
      result.done += 1;
    } catch (error) {
      result.refused[id] = describeRefusal(toDataError(error)) ?? '';
    }
  }
  return result;
}

/** Requests about bookings and time. The screen that sends one shows why it was refused. */
const bookingWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    actOnBooking: build.mutation<unknown, CallableInput<'actOnBooking'>>(
      serverWrite((input) => callFunction('actOnBooking', input), {
        fails: 'screen',
        done: ({ action }) => messages.done[action],
      }),
    ),
    /** Acts on several bookings. The screen shows beside each why it was refused. */
    actOnBookings: build.mutation<BulkResult, BulkRequest>(
      serverWrite(takeSteps, {
        fails: 'screen',
        done: ({ action }, { done }) => (done > 0 ? messages.bulk.done[action](done) : null),
      }),
    ),
    /** Charges the no-show fee to the saved card. */
    chargeNoShow: build.mutation<unknown, CallableInput<'chargeNoShow'> & { name: string }>(
      serverWrite(({ name: _, ...input }) => callFunction('chargeNoShow', input), {
        fails: 'screen',
        done: ({ name }) => messages.feeDialog.done(name),
      }),
    ),
    bookByHand: build.mutation<unknown, HandBooking>(
      serverWrite(
        async ({ known, ...booking }) =>
          callFunction('bookByHand', {
            ...booking,
            language: (await languageOf(known)) ?? booking.language,
          }),
        { fails: 'screen', done: () => messages.byHand.done },
      ),
    ),
    /** Checks which dates of a series are free. */
    checkSeries: build.mutation<CallableOutputs['checkSeries'], CallableInput<'checkSeries'>>(
      serverWrite((input) => callFunction('checkSeries', input), { fails: 'screen' }),
    ),
    bookSeries: build.mutation<CallableOutputs['bookSeries'], HandSeries>(
      serverWrite(
        async ({ known, ...series }) =>
          callFunction('bookSeries', { ...series, language: (await languageOf(known)) ?? series.language }),
        { fails: 'screen', done: ({ starts }) => messages.series.done(starts.length) },
      ),
    ),
    /** Counts the bookings of a series from one on. */
    countFollowing: build.query<number, string>({
      queryFn: (bookingId) =>
        answerOf<number>(callFunction('countFollowing', { bookingId }).then(({ count }) => count)),
      keepUnusedDataFor: 0,
    }),
    cancelFollowing: build.mutation<CallableOutputs['cancelFollowing'], CallableInput<'cancelFollowing'>>(
      serverWrite((input) => callFunction('cancelFollowing', input), {
        fails: 'screen',
        done: (_, { count }) => messages.series.cancelled(count),
      }),
    ),
    moveFollowing: build.mutation<CallableOutputs['moveFollowing'], CallableInput<'moveFollowing'>>(
      serverWrite((input) => callFunction('moveFollowing', input), {
        fails: 'screen',
        done: (_, { count }) => messages.series.moved(count),
      }),
    ),
    importAppointments: build.mutation<
      CallableOutputs['importAppointments'],
      CallableInput<'importAppointments'>
    >(serverWrite((input) => callFunction('importAppointments', input), { fails: 'screen' })),
    moveBooking: build.mutation<unknown, CallableInput<'moveBooking'>>(
      serverWrite((input) => callFunction('moveBooking', input), {
        fails: 'screen',
        done: () => messages.moveDialog.done,
      }),
    ),
    blockTime: build.mutation<unknown, CallableInput<'blockTime'>>(
      serverWrite((input) => callFunction('blockTime', input), {
        fails: 'screen',
        done: () => messages.blocking.done,
      }),
    ),
    unblockTime: build.mutation<unknown, CallableInput<'unblockTime'>>(
      serverWrite((input) => callFunction('unblockTime', input), {
        fails: 'screen',
        done: () => messages.blocking.removed,
      }),
    ),
    createCalendarFeed: build.mutation<{ path: string }, void>(
      serverWrite(() => callFunction('createCalendarFeed', {}), { fails: 'screen' }),
    ),
    revokeCalendarFeed: build.mutation<unknown, void>(
      serverWrite(() => callFunction('revokeCalendarFeed', {}), {
        fails: 'screen',
        done: () => messages.feed.revoked,
      }),
    ),
  }),
});

export const {
  useActOnBookingMutation,
  useActOnBookingsMutation,
  useBlockTimeMutation,
  useBookByHandMutation,
  useBookSeriesMutation,
  useCancelFollowingMutation,
  useChargeNoShowMutation,
  useCheckSeriesMutation,
  useCountFollowingQuery,
  useCreateCalendarFeedMutation,
  useImportAppointmentsMutation,
  useMoveBookingMutation,
  useMoveFollowingMutation,
  useRevokeCalendarFeedMutation,
  useUnblockTimeMutation,
} = bookingWrites;
