import {
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Template, TemplateSection, TemplateVersion } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toTemplate, toTemplateVersion } from './template-document';

/** Where templates are: as owners get them, or as administrators go on with published ones. */
export type TemplateCollection = 'userTemplates' | 'adminTemplates';

/** Most templates of one page of a list: what the rules give at once. */
export const TEMPLATES_PER_PAGE = 100;

/** Most published forms that are looked at: what the rules give at once. */
const MOST_VERSIONS = 50;

const templates = (from: TemplateCollection = 'userTemplates') => collection(firebaseFirestore(), from);
const versionsOf = (id: string) => collection(firebaseFirestore(), 'userTemplates', id, 'versions');

/** An id for a template that is about to be saved, so that saving twice makes one. */
export function newTemplateId(): string {
  return doc(templates()).id;
}

/** A template, or `null` when there is none. */
export async function getTemplate(id: string, from?: TemplateCollection): Promise<Template | null> {
  try {
    const found = await getDoc(doc(templates(from), id));
    return found.exists() ? toTemplate(id, found.data()) : null;
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows a template.
 *
 * @param onChange - `null` while there is none.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToTemplate(
  id: string,
  onChange: (template: Template | null) => void,
  onError: (error: Error) => void,
  from?: TemplateCollection,
): () => void {
  return onSnapshot(
    doc(templates(from), id),
    (found) => onChange(found.exists() ? toTemplate(id, found.data()) : null),
    (error) => onError(fromFirebase(error)),
  );
}

/** One page of a list, and where the next one begins; `null` when that was the last. */
export interface TemplatePage {
  templates: Template[];
  next: QueryDocumentSnapshot | null;
}

/** Which templates a list is of. */
export interface TemplateFilter {
  section?: TemplateSection;
  /** Only those that owners see; administrators see all. */
  publicOnly?: boolean;
}

/**
 * One page of the templates, the most downloaded first.
 *
 * @param after - Where the page before ended.
 */
export async function listTemplates(
  { section, publicOnly }: TemplateFilter = {},
  after: QueryDocumentSnapshot | null = null,
): Promise<TemplatePage> {
  const constraints: QueryConstraint[] = [
    ...(publicOnly ? [where('isPublic', '==', true)] : []),
    ...(section ? [where('targetSection', '==', section)] : []),
    orderBy('downloadCount', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(TEMPLATES_PER_PAGE),
  ];
  try {
    const { docs } = await getDocs(query(templates(), ...constraints));
    return {
      templates: docs.map((found) => toTemplate(found.id, found.data())),
      next: docs.length < TEMPLATES_PER_PAGE ? null : (docs.at(-1) ?? null),
    };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows the first page of all templates, the most downloaded first. Only administrators may.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToTemplates(
  onChange: (templates: Template[]) => void,
  onError: (error: Error) => void,
  from?: TemplateCollection,
): () => void {
  return onSnapshot(
    query(templates(from), orderBy('downloadCount', 'desc'), limit(TEMPLATES_PER_PAGE)),
    ({ docs }) => onChange(docs.map((found) => toTemplate(found.id, found.data()))),
    (error) => onError(fromFirebase(error)),
  );
}

/** How many templates there are, and how many of them owners see. Only administrators may ask. */
export async function countTemplates(): Promise<{ all: number; public: number }> {
  try {
    const [all, offered] = await Promise.all([
      getCountFromServer(query(templates(), limit(TEMPLATES_PER_PAGE))),
      getCountFromServer(query(templates(), where('isPublic', '==', true), limit(TEMPLATES_PER_PAGE))),
    ]);
    return { all: all.data().count, public: offered.data().count };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Every published form of a template, the latest first. Only administrators may ask. */
export async function listTemplateVersions(id: string): Promise<TemplateVersion[]> {
  try {
    const { docs } = await getDocs(
      query(versionsOf(id), orderBy('publishedAt', 'desc'), limit(MOST_VERSIONS)),
    );
    return docs.map((found) => toTemplateVersion(found.data()));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** One published form: what draws the cards that still show it. `null` when there is none. */
export async function getTemplateVersion(id: string, version: string): Promise<TemplateVersion | null> {
  try {
    const found = await getDoc(doc(versionsOf(id), version));
    return found.exists() ? toTemplateVersion(found.data()) : null;
  } catch (error) {
    throw fromFirebase(error);
  }
}
