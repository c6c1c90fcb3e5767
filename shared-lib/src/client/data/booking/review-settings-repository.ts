import { doc } from 'firebase/firestore';
import { DEFAULT_REVIEW_SETTINGS, type ReviewSettings } from '../../../model/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { followDocument } from '../follow';

/** Reads stored settings; the product's own for each that is missing. */
function toReviewSettings(stored: Readonly<Record<string, unknown>> = {}): ReviewSettings {
  const { link, isOn } = stored;
  return {
    link: typeof link === 'string' ? link : DEFAULT_REVIEW_SETTINGS.link,
    isOn: typeof isOn === 'boolean' ? isOn : DEFAULT_REVIEW_SETTINGS.isOn,
  };
}

/**
 * Subscribes to an owner's requests for reviews; off while they have chosen nothing.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToReviewSettings(
  uid: string,
  onChange: (settings: ReviewSettings) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'users', uid, 'reviewSettings', 'settings'),
    (found) => toReviewSettings(found.data()),
    onChange,
    onError,
  );
}
