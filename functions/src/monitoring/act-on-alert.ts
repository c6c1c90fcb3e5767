import { Timestamp, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import {
  alertSchema,
  conditionsIn,
  isMutedBy,
  type MutableAlert,
  type MuteConditions,
  type MuteFact,
} from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { logChange } from '../administration/audit-entry';
import { requireAdminIn } from '../administration/require-admin';
import type { CallableHandler, CallContext } from '../callable';
import { Refusal } from '../refusal';
import { readField, readStored, timestamp } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import {
  conditionsOf,
  MAX_RULES,
  mutedUntilOf,
  muteIdOf,
  muteRef,
  muteSchema,
  readRules,
  type Rule,
  type StoredMute,
} from './alert-mutes';

/** Most recent alerts that a rule that is made or ended is applied to. */
const MAX_ALIKE = 100;

const { title, description, metadata } = alertSchema.shape;

const mutableSchema = typesOf(
  z
    .object({ title, description, metadata, userId: z.string(), userAgent: z.string(), kind: z.string() })
    .partial(),
);

/** Returns the fields of an alert that rules of silence match; older alerts lack some. */
const alertIn = (found: DocumentSnapshot) => ({
  ...{ title: '', description: '', userId: '', userAgent: '', metadata: {} },
  ...readStored(mutableSchema, found),
});

/** Returns the conditions that an administrator chose among an alert's facts. */
function chosenConditions(alert: MutableAlert, like: readonly MuteFact[], text: string): MuteConditions {
  const known = conditionsIn(alert);
  const names = like.length === 0 && text === '' ? (['kind'] as const) : like;
  if (names.some((name) => known[name] === undefined)) throw new Refusal('alert-gone');
  return { ...Object.fromEntries(names.map((name) => [name, known[name]])), ...(text && { text }) };
}

/** Returns the recent alerts that a rule may be about. */
function recentAlerts({ db }: CallContext, { kind }: MuteConditions): Query {
  const alerts = db.collection('alerts');
  const matching = kind === undefined ? alerts : alerts.where('kind', '==', kind);
  return matching.orderBy('createdAt', 'desc').limit(MAX_ALIKE);
}

/** Reads the recent alerts that one of some rules is about, each once. */
async function readAlike(
  transaction: Transaction,
  context: CallContext,
  rules: readonly MuteConditions[],
): Promise<DocumentSnapshot[]> {
  const answers = await Promise.all(
    rules.map(async (conditions) => {
      const { docs } = await transaction.get(recentAlerts(context, conditions));
      return docs.filter((found) => isMutedBy(conditions, alertIn(found)));
    }),
  );
  return [...new Map(answers.flat().map((found) => [found.id, found])).values()];
}

/** Writes on alerts until when the rules silence them. */
function applyRules(
  transaction: Transaction,
  alike: readonly DocumentSnapshot[],
  rules: readonly Rule[],
): void {
  for (const found of alike) {
    transaction.update(found.ref, { mutedUntil: mutedUntilOf(rules, alertIn(found)) });
  }
}

/** Makes a rule of silence after an alert; the same rule again has another end. */
async function mute(
  transaction: Transaction,
  context: CallContext,
  alert: MutableAlert,
  { like, text, days }: { like: readonly MuteFact[]; text: string; days: number },
): Promise<void> {
  const { db, uid, email, now } = context;
  const conditions = chosenConditions(alert, like, text);
  const id = muteIdOf(conditions);
  const [stored, rules, alike] = await Promise.all([
    transaction.get(muteRef(db, id)),
    readRules(transaction, db, now),
    readAlike(transaction, context, [conditions]),
  ]);
  const others = rules.filter((rule) => rule.id !== id);
  if (others.length >= MAX_RULES) throw new Refusal('too-many-mutes');
  const until = Timestamp.fromMillis(now + days * DAY_MS);
  const after: StoredMute = { conditions, title: alert.title, by: uid, byEmail: email, until };
  transaction.set(stored.ref, after);
  const before = stored.data() ?? null;
  logChange(transaction, context, { collection: 'alertMutes', docId: id, revision: now, before, after });
  applyRules(transaction, alike, [...others, { id, conditions, until: until.toMillis() }]);
}

/** Ends rules of silence; those that are over already change nothing. */
async function endRules(
  transaction: Transaction,
  context: CallContext,
  ended: readonly DocumentSnapshot[],
): Promise<void> {
  const { db, now } = context;
  const there = ended.flatMap((rule) => {
    const stored = readStored(muteSchema, rule);
    return stored ? [{ id: rule.id, ref: rule.ref, stored }] : [];
  });
  const ids = new Set(there.map(({ id }) => id));
  const [rules, alike] = await Promise.all([
    readRules(transaction, db, now),
    readAlike(
      transaction,
      context,
      there.map(({ id, stored }) => conditionsOf(id, stored)),
    ),
  ]);
  for (const rule of there) {
    const change = { docId: rule.id, revision: now, before: rule.stored, after: null };
    transaction.delete(rule.ref);
    logChange(transaction, context, { collection: 'alertMutes', ...change });
  }
  applyRules(
    transaction,
    alike,
    rules.filter(({ id }) => !ids.has(id)),
  );
}

/**
 * Marks an alert as seen, acknowledges it, reopens it, or mutes it and those like it for some days; without conditions, those of its kind.
 * Unmuting it ends every rule that silences it. Older alerts without a kind can't be muted by it.
 *
 * @throws Refusal `alert-gone` when there is no such alert, or it lacks what the rule is to be about
 * @throws Refusal `too-many-mutes`
 */
export const actOnAlert: CallableHandler<'actOnAlert'> = (context, { alertId, action, ...rule }) => {
  const { db, uid, now, email } = context;
  const ref = db.doc(`alerts/${alertId}`);
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const found = await transaction.get(ref);
    if (!found.exists) throw new Refusal('alert-gone');
    const at = Timestamp.fromMillis(now);
    const seen = { seenAt: readField(timestamp.nullish(), found, 'seenAt') ?? at };
    switch (action) {
      case 'see':
        if (!found.get('seenAt')) transaction.update(ref, seen);
        break;
      case 'acknowledge':
        transaction.update(ref, { acknowledgedAt: at, acknowledgedBy: email || uid, ...seen });
        break;
      case 'reopen':
        transaction.update(ref, { acknowledgedAt: null, acknowledgedBy: '', ...seen });
        break;
      case 'mute':
        await mute(transaction, context, alertIn(found), rule);
        break;
      case 'unmute': {
        const rules = await readRules(transaction, db, now);
        const ids = rules
          .filter(({ conditions }) => isMutedBy(conditions, alertIn(found)))
          .map(({ id }) => muteRef(db, id));
        if (ids.length > 0) await endRules(transaction, context, await transaction.getAll(...ids));
        else transaction.update(ref, { mutedUntil: null });
      }
    }
    return { alertId };
  });
};

/** Ends a rule of silence. Repeating it changes nothing. */
export const endAlertMute: CallableHandler<'endAlertMute'> = (context, { muteId }) =>
  context.db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    await endRules(transaction, context, [await transaction.get(muteRef(context.db, muteId))]);
    return { muteId };
  });
