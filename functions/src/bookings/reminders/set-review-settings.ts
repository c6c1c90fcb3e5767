import type { CallableHandler } from '../../callable';
import { reviewSettingsRef } from './review-requests';

/** Stores an owner's link to reviews, and whether customers are asked for one. */
export const setReviewSettings: CallableHandler<'setReviewSettings'> = async (
  { db, uid },
  { link, isOn },
) => {
  const settings = { link, isOn };
  await reviewSettingsRef(db, uid).set(settings);
  return settings;
};
