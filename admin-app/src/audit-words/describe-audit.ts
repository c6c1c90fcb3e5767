import type { AuditEntry } from 'shared-lib/domain';
import { formatShort } from './format-value';
import { listChanges } from './list-changes';
import { messages } from './messages';

/** What the log keeps of a change, as far as its words go. */
export type AuditFact = Omit<AuditEntry, 'id' | 'revision' | 'at'>;

/** Most fields that a sentence names. */
const MOST_NAMED = 2;

const textOf = (fact: AuditFact, field: string) => String((fact.after ?? fact.before)?.[field] ?? '');
const quoted = (fact: AuditFact) => (textOf(fact, 'name') ? `«${textOf(fact, 'name')}»` : fact.docId);

/** What was changed, as it stands in a sentence. */
const OBJECTS: Readonly<Record<string, (fact: AuditFact) => string>> = {
  config: ({ docId }) => messages.settings[docId] ?? messages.setting(docId),
  adminInvites: ({ docId }) => messages.invitation(docId),
  admins: (fact) => messages.admin(textOf(fact, 'email') || fact.docId),
  userTemplates: (fact) => messages.template(quoted(fact)),
  adminTemplates: (fact) => messages.draft(quoted(fact)),
  featureFlags: ({ docId }) => docId,
  syncRuns: ({ docId }) => messages.syncRun(docId),
  users: (fact) => messages.account(textOf(fact, 'email') || fact.docId),
  cards: (fact) => messages.card(textOf(fact, 'slug') || fact.docId),
  reports: (fact) => messages.report(textOf(fact, 'slug') || fact.docId),
  exports: ({ docId }) => messages.exports[docId] ?? docId,
};

/** Whether a field became this value. */
const became = ({ before, after }: AuditFact, field: string, value: unknown) =>
  after?.[field] === value && before?.[field] !== value;

/** Sentences of their own for what has more to it than fields. */
const SENTENCES: Readonly<Record<string, (fact: AuditFact, what: string) => string | null>> = {
  config: (fact) => {
    if (fact.docId !== 'adminPolicy') return null;
    if (became(fact, 'selfRegistration', true)) return messages.letEverybody;
    return fact.before && became(fact, 'selfRegistration', false) ? messages.letInvited : null;
  },
  adminInvites: ({ action, docId }) => {
    if (action === 'create') return messages.invited(docId);
    return action === 'delete' ? messages.uninvited(docId) : messages.accepted;
  },
  admins: (fact) => {
    const isSelf = fact.by === fact.docId;
    const who = textOf(fact, 'email') || fact.docId;
    if (fact.action === 'create') return isSelf ? messages.becameAdmin : messages.madeAdmin(who);
    if (fact.action !== 'delete') return null;
    return isSelf ? messages.leftAdmins : messages.removedAdmin(who);
  },
  userTemplates: (fact, what) => {
    if (fact.action !== 'update') return null;
    if (fact.before?.['version'] !== fact.after?.['version']) {
      return messages.publishedVersion(what, textOf(fact, 'version'));
    }
    if (became(fact, 'isPublic', true)) return messages.published(what);
    return became(fact, 'isPublic', false) ? messages.hid(what) : null;
  },
  adminTemplates: ({ action }, what) =>
    action === 'delete' ? messages.droppedDraft(what) : messages.savedDraft(what),
  featureFlags: (fact, what) => {
    if (fact.action !== 'update' || listChanges(fact.before, fact.after).length > 1) return null;
    if (became(fact, 'enabled', true)) return messages.turnedOn(what);
    return became(fact, 'enabled', false) ? messages.turnedOff(what) : null;
  },
  featureFlagManagement: ({ action }) => (action === 'create' ? messages.initialised : null),
  syncRuns: ({ action }, what) => (action === 'create' ? messages.distributed(what) : null),
  users: (fact, what) => {
    if (became(fact, 'disabled', true)) return messages.suspended(what);
    return fact.before?.['disabled'] === true && fact.after?.['disabled'] === false
      ? messages.restored(what)
      : null;
  },
  cards: ({ before, after }, what) => {
    if (after?.['takedown']) return messages.tookDown(what);
    return before?.['takedown'] ? messages.lifted(what) : null;
  },
  reports: (fact, what) => (became(fact, 'status', 'dismissed') ? messages.dismissed(what) : null),
};

function describeUpdate({ before, after }: AuditFact, what: string): string {
  const changes = listChanges(before, after);
  const [first] = changes;
  if (!first) return messages.changed(what);
  const nameOf = (path: string) => messages.fields[path] ?? path;
  if (changes.length === 1) {
    const [old, now] = [formatShort(first.path, first.before), formatShort(first.path, first.after)];
    return old !== null && now !== null
      ? messages.changedOne(nameOf(first.path), what, messages.arrow(old, now))
      : messages.changedFields(nameOf(first.path), what);
  }
  const named = changes.slice(0, MOST_NAMED).map(({ path }) => nameOf(path));
  if (changes.length > MOST_NAMED) named.push(messages.more(changes.length - MOST_NAMED));
  return messages.changedFields(new Intl.ListFormat('es').format(named), what);
}

/** Who made a change, as the log names them. */
export const authorOf = ({ by, byEmail }: Pick<AuditFact, 'by' | 'byEmail'>) =>
  byEmail || (by === 'operator' ? messages.operator : by);

/** What a change did, without who did it: 'cambió el porcentaje de dark_mode_v2: 50 → 60'. */
export function describeAudit(fact: AuditFact): string {
  const what = OBJECTS[fact.collection]?.(fact) ?? messages.other(fact.collection, fact.docId);
  if (fact.action === 'read') {
    return fact.collection === 'exports' ? messages.exported(what) : messages.read(what);
  }
  const sentence = SENTENCES[fact.collection]?.(fact, what);
  if (sentence) return sentence;
  if (fact.action === 'create') return messages.created(what);
  return fact.action === 'delete' ? messages.deleted(what) : describeUpdate(fact, what);
}
