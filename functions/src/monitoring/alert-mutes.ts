import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { mutedUntil, type MutableAlert, type MuteConditions } from 'shared-lib/model';
import { z } from 'zod';
import { readEachStored, timestamp } from '../stored/read-stored';

/** Most rules that hold at a time: each is read for each alert. */
export const MAX_RULES = 50;

const text = z.string().optional();

/** `alertMutes/{id}`; older ones say only until when they hold. */
export const muteSchema = z.object({
  conditions: z.object({ kind: text, browser: text, release: text, userId: text, text }).optional(),
  ...{ title: text, by: text, byEmail: text },
  until: timestamp,
});

/** A rule as it is stored. */
export type StoredMute = z.infer<typeof muteSchema>;

/** A rule in force. */
export interface Rule {
  id: string;
  conditions: MuteConditions;
  until: number;
}

/** Refers to a rule of silence. */
export const muteRef = (db: Firestore, id: string): DocumentReference => db.doc(`alertMutes/${id}`);

/** Returns the id of the rule with these conditions, so that creating it twice gives one. */
export function muteIdOf({ kind, ...others }: MuteConditions): string {
  const wider = Object.entries(others).sort(([one], [other]) => one.localeCompare(other));
  if (kind !== undefined && wider.length === 0) return kind;
  return createHash('sha256')
    .update(JSON.stringify([kind ?? '', wider]))
    .digest('hex')
    .slice(0, 20);
}

/** Reads the conditions of a stored rule; an older one is named by the kind that it silences. */
export const conditionsOf = (id: string, stored: StoredMute): MuteConditions =>
  stored.conditions ?? { kind: id };

/** Reads the rules that hold at a time. */
export async function readRules(transaction: Transaction, db: Firestore, now: number): Promise<Rule[]> {
  const { docs } = await transaction.get(
    db
      .collection('alertMutes')
      .where('until', '>', Timestamp.fromMillis(now))
      .orderBy('until', 'desc')
      .limit(MAX_RULES),
  );
  return readEachStored(muteSchema, docs).map(({ id, data }) => ({
    ...{ id, conditions: conditionsOf(id, data), until: data.until.toMillis() },
  }));
}

/** Returns until when rules silence an alert, as it is stored. */
export function mutedUntilOf(rules: readonly Rule[], alert: MutableAlert): Timestamp | null {
  const until = mutedUntil(rules, alert);
  return until === null ? null : Timestamp.fromMillis(until);
}
