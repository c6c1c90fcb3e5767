import { callFunction } from 'shared-lib/data';
import type { ReviewSettings } from 'shared-lib/model/booking';
import { dataApi, serverWrite } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Endpoints of an owner's requests for reviews. */
export const reviewEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    reviewSettings: build.query<ReviewSettings, string>(
      liveBookingEndpoint<ReviewSettings, string>(
        (data, uid) => (next, fail) => data.subscribeToReviewSettings(uid, next, fail),
        { cachedAs: 'reviews' },
      ),
    ),
    setReviewSettings: build.mutation<ReviewSettings, ReviewSettings>(
      serverWrite((settings) => callFunction('setReviewSettings', settings), { fails: 'screen' }),
    ),
  }),
});

export const { useReviewSettingsQuery, useSetReviewSettingsMutation } = reviewEndpoints;
