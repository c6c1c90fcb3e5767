import { deleteDoc, doc, getDocFromServer, serverTimestamp, setDoc } from 'firebase/firestore';
import { PUSH_DEVICE_DAYS, type PushSubscriptionKeys } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { DAY_MS } from '../../platform/time';

const deviceRef = (uid: string, id: string) =>
  doc(firebaseFirestore(), 'users', uid, 'pushSubscriptions', id);

/** Stores a device that an account is notified on, under an id that is the device's own. */
export function savePushSubscription(
  uid: string,
  id: string,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
): Promise<void> {
  return withAppErrors(async () => {
    const expiresAt = new Date(Date.now() + PUSH_DEVICE_DAYS * DAY_MS);
    await setDoc(deviceRef(uid, id), { endpoint, p256dh, auth, createdAt: serverTimestamp(), expiresAt });
  });
}

/** Reports whether an account is notified on a device. */
export function hasPushSubscription(uid: string, id: string): Promise<boolean> {
  return withAppErrors(async () => {
    return (await getDocFromServer(deviceRef(uid, id))).exists();
  });
}

/** Removes a device, on which the account isn't notified any more. */
export function deletePushSubscription(uid: string, id: string): Promise<void> {
  return withAppErrors(() => deleteDoc(deviceRef(uid, id)));
}
