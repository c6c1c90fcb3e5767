import type { AuditEntry } from 'shared-lib/model';
import { formatShort } from './format-value';
import { listChanges } from './list-changes';
import { messages } from './messages';
import type { Names } from './names';

/** Part of a log entry that its description needs. */
export type AuditFact = Omit<AuditEntry, 'id' | 'revision' | 'at'>;

/** Most fields that a sentence names. */
const MAX_NAMED = 2;

const textOf = (fact: AuditFact, field: string) => String((fact.after ?? fact.before)?.[field] ?? '');
const quoted = (fact: AuditFact) => (textOf(fact, 'name') ? `«${textOf(fact, 'name')}»` : fact.docId);

/** Returns the person of a document that is named by a uid. */
const personOf = (fact: AuditFact, names?: Names) =>
  textOf(fact, 'email') || names?.get(fact.docId) || fact.docId;

/** Returns the name of the changed document inside a sentence, by collection. */
const OBJECTS: Readonly<Record<string, (fact: AuditFact, names?: Names) => string>> = {
  config: ({ docId }) => messages.settings[docId] ?? messages.setting(docId),
  adminInvites: ({ docId }) => messages.invitation(docId),
  admins: (fact, names) => messages.admin(personOf(fact, names)),
  userTemplates: (fact) => messages.template(quoted(fact)),
  adminTemplates: (fact) => messages.draft(quoted(fact)),
  featureFlags: ({ docId }) => docId,
  flagProposals: ({ docId }) => docId,
  scheduledPublications: (fact) => messages.schedule(textOf(fact, 'version'), textOf(fact, 'name')),
  syncRuns: (fact, names) => {
    const template = names?.get(textOf(fact, 'templateId'));
    return messages.syncRun(template ? `${textOf(fact, 'version')} de «${template}»` : fact.docId);
  },
  users: (fact, names) => messages.account(personOf(fact, names)),
  cards: (fact) => messages.card(textOf(fact, 'slug') || fact.docId),
  reports: (fact) => messages.report(textOf(fact, 'slug') || fact.docId),
  appeals: (fact, names) =>
    messages.appeal(textOf(fact, 'slug') || names?.get(textOf(fact, 'ownerId')) || fact.docId),
  alertMutes: (fact) => messages.alertsLike(textOf(fact, 'title')),
  exports: ({ docId }) => messages.exports[docId] ?? docId,
};

/** Reports whether a change set a field to this value. */
const became = ({ before, after }: AuditFact, field: string, value: unknown) =>
  after?.[field] === value && before?.[field] !== value;

/** Describes who looks after a report or an appeal from then on; `null` for another change. */
function describeAssignment(fact: AuditFact, what: string, names?: Names): string | null {
  const to = fact.after?.['assignedTo'];
  if (typeof to !== 'string') return null;
  return to === '' ? messages.unassigned(what) : messages.assignedTo(what, names?.get(to) ?? to);
}

/** Descriptions of changes that have more to say than their fields. */
const SENTENCES: Readonly<Record<string, (fact: AuditFact, what: string, names?: Names) => string | null>> = {
  config: (fact) => {
    if (fact.docId !== 'adminPolicy') return null;
    if (became(fact, 'selfRegistration', true)) return messages.letEverybody;
    return fact.before && became(fact, 'selfRegistration', false) ? messages.letInvited : null;
  },
  adminInvites: ({ action, docId }) => {
    if (action === 'create') return messages.invited(docId);
    return action === 'delete' ? messages.uninvited(docId) : messages.accepted;
  },
  admins: (fact, _what, names) => {
    const isSelf = fact.by === fact.docId;
    const who = personOf(fact, names);
    if (fact.action === 'create') return isSelf ? messages.becameAdmin : messages.madeAdmin(who);
    if (became(fact, 'selfRegistered', false) && fact.before) return messages.keptAdmin(who);
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
  flagProposals: ({ action }, what) => {
    if (action === 'create') return messages.proposed(what);
    return action === 'delete' ? messages.decided(what) : messages.proposedAgain(what);
  },
  featureFlagManagement: ({ action }) => (action === 'create' ? messages.initialised : null),
  alertMutes: ({ action }, what) =>
    action === 'delete' ? messages.endedSilence(what) : messages.silenced(what),
  scheduledPublications: ({ action }, what) =>
    action === 'delete' ? messages.unscheduled(what) : messages.scheduled(what),
  syncRuns: (fact, what) => {
    if (fact.action === 'create') return messages.distributed(what);
    const state = textOf(fact, 'state');
    return became(fact, 'state', state) ? (messages.runStates[state]?.(what) ?? null) : null;
  },
  users: (fact, what) => {
    if (became(fact, 'disabled', true)) return messages.suspended(what);
    const help = messages.values['help']?.[textOf(fact, 'help')];
    if (help) return messages.helped(what, help);
    const letter = messages.values['letter']?.[textOf(fact, 'letter')];
    if (letter) return messages.wrote(what, letter);
    if (typeof fact.after?.['notes'] === 'number') return messages.noted(what);
    return fact.before?.['disabled'] === true && fact.after?.['disabled'] === false
      ? messages.restored(what)
      : null;
  },
  cards: ({ before, after }, what) => {
    if (after?.['takedown']) return messages.tookDown(what);
    return before?.['takedown'] ? messages.lifted(what) : null;
  },
  reports: (fact, what, names) => {
    if (became(fact, 'status', 'dismissed')) return messages.dismissed(what);
    if (became(fact, 'status', 'open')) return messages.reopened(what);
    if (textOf(fact, 'answeredReporter')) return messages.answeredReporter(what);
    return describeAssignment(fact, what, names);
  },
  appeals: (fact, what, names) => {
    if (became(fact, 'status', 'accepted')) return messages.acceptedAppeal(what);
    if (became(fact, 'status', 'refused')) return messages.refusedAppeal(what);
    return describeAssignment(fact, what, names);
  },
};

function describeUpdate({ before, after }: AuditFact, what: string, names?: Names): string {
  const changes = listChanges(before, after);
  const [first] = changes;
  if (!first) return messages.changed(what);
  const nameOf = (path: string) => messages.fields[path] ?? path;
  if (changes.length === 1) {
    const old = formatShort(first.path, first.before, names);
    const now = formatShort(first.path, first.after, names);
    return old !== null && now !== null
      ? messages.changedOne(nameOf(first.path), what, messages.arrow(old, now))
      : messages.changedFields(nameOf(first.path), what);
  }
  const named = changes.slice(0, MAX_NAMED).map(({ path }) => nameOf(path));
  if (changes.length > MAX_NAMED) named.push(messages.more(changes.length - MAX_NAMED));
  return messages.changedFields(new Intl.ListFormat('es').format(named), what);
}

/** Authors that are no account. */
const NOBODYS: Readonly<Record<string, string>> = { operator: messages.operator, system: messages.system };

/** Returns the name of a change's author. */
export const authorOf = ({ by, byEmail }: Pick<AuditFact, 'by' | 'byEmail'>, names?: Names) =>
  byEmail || NOBODYS[by] || names?.get(by) || by;

/** Returns the name of who proposed a change that its author approved; '' for others. */
const proposerOf = ({ proposedBy, proposedByEmail }: AuditFact, names?: Names): string =>
  proposedBy === undefined ? '' : proposedByEmail || names?.get(proposedBy) || proposedBy;

/**
 * Describes a change without its author: 'cambió el porcentaje de dark_mode_v2: 50 → 60'; one that was approved names who
 * proposed it too.
 *
 * @param names - Names of people and templates by id, as far as they are known.
 */
export function describeAudit(fact: AuditFact, names?: Names): string {
  const change = describeChange(fact, names);
  const proposer = proposerOf(fact, names);
  return proposer ? messages.approved(change, proposer) : change;
}

function describeChange(fact: AuditFact, names?: Names): string {
  const what = OBJECTS[fact.collection]?.(fact, names) ?? messages.other(fact.collection, fact.docId);
  if (fact.action === 'read') {
    return fact.collection === 'exports' ? messages.exported(what) : messages.read(what);
  }
  const sentence = SENTENCES[fact.collection]?.(fact, what, names);
  if (sentence) return sentence;
  if (fact.action === 'create') return messages.created(what);
  return fact.action === 'delete' ? messages.deleted(what) : describeUpdate(fact, what, names);
}
