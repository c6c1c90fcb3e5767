import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { whatsAppDocumentSchema, type WhatsAppDocument } from 'shared-lib/documents';
import type { WhatsAppConnection } from 'shared-lib/model/booking';
import { unseal, type Unsealed } from '../security/seal';

/** Refers to `users/{uid}/whatsApp/settings`: no client reads it, as its token sends messages. */
export const whatsAppRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`users/${uid}/whatsApp/settings`);

/** Returns the context that a token is encrypted with: copied into another owner's document it can't be decrypted. */
export const tokenContext = (uid: string): string => `whatsapp/${uid}`;

/** Returns a stored connection; `null` for a missing or invalid one. */
export function parseConnection(snapshot: DocumentSnapshot): WhatsAppDocument | null {
  const parsed = whatsAppDocumentSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : null;
}

/** Decrypts the token of an owner's connection; `null` where the deployment's keys no longer open it. */
export const openToken = ({ sealed }: WhatsAppDocument, uid: string): Unsealed | null =>
  unseal(sealed, tokenContext(uid));

/** Returns a connection as its owner sees it, without the token. */
export function toConnection({ sealed: _, stopped, ...shown }: WhatsAppDocument): WhatsAppConnection {
  return { ...shown, ...(stopped && { stopped }) };
}
