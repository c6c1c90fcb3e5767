import { doc } from 'firebase/firestore';
import { DEFAULT_REMINDER_SETTINGS, type ReminderSettings } from '../../../model/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { followDocument } from '../follow';

/** Reads stored settings; the product's own for each that is missing. */
function toReminderSettings(stored: Readonly<Record<string, unknown>> = {}): ReminderSettings {
  const { text, hour } = stored;
  return {
    text: typeof text === 'string' ? text : DEFAULT_REMINDER_SETTINGS.text,
    hour: typeof hour === 'number' ? hour : DEFAULT_REMINDER_SETTINGS.hour,
  };
}

/**
 * Subscribes to an owner's reminder settings; the product's own while they have chosen nothing.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToReminderSettings(
  uid: string,
  onChange: (settings: ReminderSettings) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'users', uid, 'dayReminders', 'settings'),
    (found) => toReminderSettings(found.data()),
    onChange,
    onError,
  );
}
