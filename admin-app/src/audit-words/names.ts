import { getIndexedUsers, getTemplate } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/model';

/** Names of people by uid and of templates by id, as far as they are known; empty for those that are gone. */
export type Names = ReadonlyMap<string, string>;

/** Paths of fields that hold one uid or several. */
const HOLDS_UIDS = /(?:^|\.)(?:\w+By|userId|cardOwner|ownerId|assignedTo|adminUsers|targetUsers)$/;

/** Reports whether a field holds uids. */
export const holdsUids = (path: string) => HOLDS_UIDS.test(path);

/** Collections whose documents are named by a uid. */
const BY_UID = new Set(['users', 'admins']);

/** Most people, and most templates, that are looked up for one screen. */
const MAX_PEOPLE = 90;
const MAX_TEMPLATES = 20;

type Fact = Omit<AuditEntry, 'id' | 'revision' | 'at'>;

/** Ids of people and templates in log entries, each once. */
export interface NamedIds {
  uids: string[];
  templateIds: string[];
}

const uidsIn = (data: Fact['after']): string[] =>
  Object.entries(data ?? {})
    .filter(([path]) => holdsUids(path))
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === 'string');

/** Authors that are no account. */
const NOBODYS = new Set(['operator', 'system']);

const once = (ids: string[]) => [...new Set(ids)].filter((id) => /^[^/\s]+$/.test(id) && !NOBODYS.has(id));

/** Returns the ids of people and templates in log entries. */
export function idsOf(entries: readonly Fact[]): NamedIds {
  const uids = entries.flatMap(({ collection, docId, by, byEmail, before, after }) => [
    ...(byEmail ? [] : [by]),
    ...(BY_UID.has(collection) ? [docId] : []),
    ...uidsIn(before),
    ...uidsIn(after),
  ]);
  const templateIds = entries
    .map(({ before, after }) => (after ?? before)?.['templateId'])
    .filter((id): id is string => typeof id === 'string');
  return { uids: once(uids), templateIds: once(templateIds) };
}

/** Reads what to call people (email address, or else name) and templates. */
export async function findNames({ uids, templateIds }: NamedIds): Promise<Names> {
  const [people, templates] = await Promise.all([
    getIndexedUsers(uids.slice(0, MAX_PEOPLE)),
    Promise.all(templateIds.slice(0, MAX_TEMPLATES).map((id) => getTemplate(id))),
  ]);
  return new Map([
    ...people.map(({ uid, name, email }): [string, string] => [uid, email || name]),
    ...templates.flatMap((found): [string, string][] => (found ? [[found.id, found.name]] : [])),
  ]);
}
