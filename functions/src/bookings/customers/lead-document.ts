import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { leadDocumentSchema } from 'shared-lib/documents';
import type { z } from 'zod';
import { readStored } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';

const leadSchema = typesOf(leadDocumentSchema);

/** `leads/{id}` as it is stored: the details that a visitor left on a card. */
export type LeadDocument = z.infer<typeof leadSchema>;

/** Reads a form that a visitor left on a card; `undefined` for a missing one. */
export const readLead = (snapshot: DocumentSnapshot): LeadDocument | undefined =>
  readStored(leadSchema, snapshot);

/**
 * Returns the id of a form's document. The id that the visitor's page chose stays with the visitor: who knows it may erase
 * the form, and its owner, who can read the document, can't pretend to be them.
 */
export const storedLeadId = (leadId: string): string =>
  createHash('sha256').update(leadId).digest('hex').slice(0, 40);

/** Refers to the document of a form. */
export const leadRef = (db: Firestore, leadId: string): DocumentReference =>
  db.doc(`leads/${storedLeadId(leadId)}`);

/** Refers to the mark of a form that was taken: sent again it does nothing, even after it was removed. */
export const leadMarkRef = (db: Firestore, leadId: string): DocumentReference =>
  db.doc(`visitors/lead_${storedLeadId(leadId)}`);

/** Returns the query of the forms that a person left, the latest first. */
export const leadsOf = (db: Firestore, uid: string, personId: string): Query =>
  db
    .collection('leads')
    .where('userId', '==', uid)
    .where('personId', '==', personId)
    .orderBy('createdAt', 'desc');
