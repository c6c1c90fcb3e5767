import { FieldValue, Timestamp, type QueryDocumentSnapshot, type UpdateData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { pushSubscriptionSchema } from 'shared-lib/documents';
import {
  errorCode,
  noticeKindOf,
  parseNotificationEvent,
  PUSH_DEVICE_DAYS,
  MAX_PUSH_DEVICES,
  wantsNotice,
  type NotificationEvent,
  type PushMessage,
} from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { describeNotification } from 'shared-lib/notification-words';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { accountStateRef } from '../account-records/account-state';
import { readBookingSettings } from '../bookings/offer/read-hours';
import { readUser } from '../account-records/user-document';
import { readAll } from '../stored/read-all';
import { parentOf } from '../stored/parent-of';
import { readField, requireStored, timestamp } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import type { Job, JobContext } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';
import { postPush, pushRequest, type PostPush } from './post-push';
import { readPushKeys, type PushKeys } from './push-keys';

/** Most notifications that one call sends to devices, in pages. */
const PAGE = { size: 200, pages: 5 };

/** Time for which a device is tried, in milliseconds: an hour later the bell is enough. */
const TRIED_MS = HOUR_MS;

/** Pause before the next try, in milliseconds. */
const PAUSE_MS = 5 * MINUTE_MS;

/** Status of gRPC of a document that isn't there. */
const NOT_FOUND = 5;

/** Longest text of a push, in characters: well within the record that it is encrypted as. */
const MAX_TEXT = 300;

const deviceSchema = typesOf(pushSubscriptionSchema.pick({ endpoint: true, p256dh: true, auth: true }));

interface Sender {
  keys: PushKeys;
  post: PostPush;
}

/** Formats an instant by the clocks of a zone. */
const momentIn = (zone: string) => (instant: string) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(
    Date.parse(instant),
  );

/** Returns the text of a notification for the devices of an account; `null` when nothing is to be sent. */
async function messageOf(
  { db }: JobContext,
  uid: string,
  found: QueryDocumentSnapshot,
  event: NotificationEvent,
): Promise<PushMessage | null> {
  const [[account, state], { zone: bookingZone }] = await Promise.all([
    readAll(db, db.doc(`users/${uid}`), accountStateRef(db, uid)),
    readBookingSettings(db, db, uid),
  ]);
  const user = readUser(account);
  if (!user || state.get('disabled') === true) return null;
  const kind = noticeKindOf(event);
  if (kind && !wantsNotice(user.settings?.notifications, kind, 'push')) return null;
  const zone = bookingZone ?? user.timezone;
  const { title, text, path } = describeNotification(event, zone ? momentIn(zone) : null);
  return { title: title.slice(0, MAX_TEXT), text: text.slice(0, MAX_TEXT), path, tag: found.id };
}

const expiryFrom = (now: number) => Timestamp.fromMillis(now + PUSH_DEVICE_DAYS * DAY_MS);

/** Reports whether half of a device's retention time is over, so that it should be extended. */
const isOld = (device: QueryDocumentSnapshot, now: number) =>
  readField(timestamp, device, 'expiresAt').toMillis() < now + (PUSH_DEVICE_DAYS / 2) * DAY_MS;

/** Sends a message to a device. Returns false when it has to be tried again; a device that no longer exists is deleted. */
async function tell(
  { now }: JobContext,
  device: QueryDocumentSnapshot,
  message: PushMessage,
  { keys, post }: Sender,
): Promise<boolean> {
  try {
    const status = await post(pushRequest(requireStored(deviceSchema, device), message, keys));
    const isGone = status === 404 || status === 410;
    const isTaken = status >= 200 && status < 300;
    if (isGone) await device.ref.delete();
    if (isTaken && isOld(device, now)) await device.ref.update({ expiresAt: expiryFrom(now) });
    const isSettled = isGone || isTaken;
    if (!isSettled) logger.warn('A device was not notified', { status });
    return isSettled;
  } catch (error) {
    logger.warn('A device was not notified', redact({ error: String(error) }));
    return false;
  }
}

/** Changes a notification, unless it was removed meanwhile, by its owner or by undoing a roll-out. */
async function change({ ref }: QueryDocumentSnapshot, data: UpdateData<object>): Promise<void> {
  try {
    await ref.update(data);
  } catch (error) {
    if (errorCode(error) !== NOT_FOUND) throw error;
  }
}

/** Sends one notification to the devices of an account. */
async function pushOne(context: JobContext, found: QueryDocumentSnapshot, sender: Sender): Promise<number> {
  const { now } = context;
  const bell = parentOf(found.ref);
  const { pushDueAt: _, createdAt: __, readAt, ...facts } = found.data();
  const done = async () => {
    await change(found, { pushDueAt: FieldValue.delete() });
    return 1;
  };
  const event = parseNotificationEvent(facts);
  const isLate = readField(timestamp, found, 'createdAt').toMillis() < now - TRIED_MS;
  if (!event || isLate || readAt !== null) return done();
  const devices = await bell
    .collection('pushSubscriptions')
    .orderBy('createdAt', 'desc')
    .limit(MAX_PUSH_DEVICES)
    .get();
  if (devices.empty) return done();
  const message = await messageOf(context, bell.id, found, event);
  if (!message) return done();
  const results = await Promise.all(devices.docs.map((device) => tell(context, device, message, sender)));
  if (results.every(Boolean)) return done();
  // The same tag is shown once: devices that have it already aren't disturbed again.
  await change(found, { pushDueAt: Timestamp.fromMillis(now + PAUSE_MS) });
  return 1;
}

/** Sends the notifications that are due to devices, each at least once. */
export function pushDue(context: JobContext, sender: Sender): Promise<number> {
  const due = context.db
    .collectionGroup('notifications')
    .where('pushDueAt', '<=', Timestamp.fromMillis(context.now))
    .orderBy('pushDueAt');
  return tryPages(context, due, PAGE, (found) => pushOne(context, found, sender));
}

/** Sends new notifications to owners' devices; does nothing in a deployment without keys. */
export const sendPushes: Job = async (context) => {
  const keys = readPushKeys();
  return keys ? pushDue(context, { keys, post: postPush }) : 0;
};
