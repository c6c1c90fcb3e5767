import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  getDoc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import type {
  LegalAcceptance,
  NotificationChoice,
  ProfileForm,
  User,
  UserPhoto,
  UserSettings,
} from '../../model';
import type { TaxData } from '../../model/payments';
import { fromFirebase, withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toUser } from '../../model/account/to-user';
import { emitOne, ifExists, readOne } from './read-documents';

const userRef = (uid: string) => doc(firebaseFirestore(), 'users', uid);

/** Reads the record of an account; `null` when there is none. */
export function getUser(uid: string): Promise<User | null> {
  return withAppErrors(async () => {
    const snapshot = await getDoc(userRef(uid));
    return readOne(
      snapshot,
      ifExists((data) => toUser(uid, data)),
    );
  });
}

/**
 * Subscribes to the record of an account.
 *
 * @param onChange - Gets `null` while there is none; `fromServer` is false for a cached value while the server can't be
 *   reached.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToUser(
  uid: string,
  onChange: (user: User | null, meta: { fromServer: boolean }) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    userRef(uid),
    { includeMetadataChanges: true },
    (snapshot) =>
      emitOne(
        snapshot,
        ifExists((data) => toUser(uid, data)),
        (user) => onChange(user, { fromServer: !snapshot.metadata.fromCache }),
        onError,
      ),
    (error) => onError(fromFirebase(error)),
  );
}

/** Writes the record of a new account. Repeating it with the same values changes nothing. */
export function createUser(user: User, legal: LegalAcceptance): Promise<void> {
  return withAppErrors(() =>
    setDoc(userRef(user.id), {
      id: user.id,
      email: user.email,
      name: user.name,
      legal,
      createdAt: serverTimestamp(),
    }),
  );
}

function update(uid: string, changes: DocumentData): Promise<void> {
  return withAppErrors(() => updateDoc(userRef(uid), { ...changes, updatedAt: serverTimestamp() }));
}

/** Changes the fields of the form in Perfil. */
export async function updateUserProfile(uid: string, profile: ProfileForm): Promise<void> {
  const { name, phone, timezone, language } = profile;
  await update(uid, { name: name.trim(), phone: phone.trim(), timezone, language });
}

/** Changes or removes the photo of an account. */
export async function updateUserPhoto(uid: string, photo: UserPhoto | null): Promise<void> {
  await update(uid, { photo });
}

/** Adds the label of a context in which the account gives out its cards. */
export async function addUserContext(uid: string, label: string): Promise<void> {
  await update(uid, { contexts: arrayUnion(label) });
}

/** Removes the label of a context. Codes that were given out go on working. */
export async function removeUserContext(uid: string, label: string): Promise<void> {
  await update(uid, { contexts: arrayRemove(label) });
}

/** Stores the data of an owner's invoices; `null` removes them. */
export async function updateUserTax(uid: string, tax: TaxData | null): Promise<void> {
  await update(uid, { tax });
}

/** Stores that a hint was dismissed. */
export async function dismissHint(uid: string, name: string): Promise<void> {
  await update(uid, { dismissedHints: arrayUnion(name) });
}

/** Stores the first date of a card's shown figures; `null` shows all of them again. */
export async function updateFiguresFrom(uid: string, cardId: string, date: string | null): Promise<void> {
  await update(uid, { [`figuresFrom.${cardId}`]: date ?? deleteField() });
}

/** A setting with its new value. */
export type SettingChange =
  | Pick<Required<UserSettings>, 'theme'>
  | Pick<Required<UserSettings>, 'analytics'>
  | { notifications: NotificationChoice };

/** Changes one setting, and leaves the others as they are stored. */
export async function updateUserSettings(uid: string, change: SettingChange): Promise<void> {
  const fields =
    'notifications' in change
      ? Object.entries(change.notifications).map(([kind, on]) => [`settings.notifications.${kind}`, on])
      : Object.entries(change).map(([name, value]) => [`settings.${name}`, value]);
  await update(uid, Object.fromEntries(fields));
}
