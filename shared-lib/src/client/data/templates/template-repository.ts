import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore';
import type { Template, TemplateVersion } from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { toTemplate, toTemplateVersion } from './template-document';
import { ifExists, readEach, readOne } from '../read-documents';
import { followDocument, followQuery } from '../follow';

/** Collections of templates: as owners see them, or with administrators' unpublished edits. */
export type TemplateCollection = 'userTemplates' | 'adminTemplates';

/** Most published versions that are read: the limit of one query in the rules. */
const MAX_VERSIONS = 50;

const templates = (from: TemplateCollection = 'userTemplates') => collection(firebaseFirestore(), from);
const versionsOf = (id: string) => collection(firebaseFirestore(), 'userTemplates', id, 'versions');

/** Reads a template; `null` when there is none. */
export function getTemplate(id: string, from?: TemplateCollection): Promise<Template | null> {
  return withAppErrors(async () => {
    const found = await getDoc(doc(templates(from), id));
    return readOne(
      found,
      ifExists((data) => toTemplate(id, data)),
    );
  });
}

/**
 * Subscribes to a template.
 *
 * @param onChange - `null` while there is none.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToTemplate(
  id: string,
  onChange: (template: Template | null) => void,
  onError: (error: Error) => void,
  from?: TemplateCollection,
): () => void {
  return followDocument(
    doc(templates(from), id),
    ifExists((data) => toTemplate(id, data)),
    onChange,
    onError,
  );
}

/**
 * Subscribes to the template that was changed last: one document, however many there are. Deletions aren't reported.
 *
 * @param onChange - `null` while there is none.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToLatestTemplateChange(
  from: TemplateCollection,
  onChange: (latest: Pick<Template, 'id' | 'updatedAt'> | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(templates(from), orderBy('updatedAt', 'desc'), limit(1)),
    (latest) => ({ id: latest.id, updatedAt: toMillis(latest.get('updatedAt')) }),
    ([latest = null]) => onChange(latest),
    onError,
  );
}

/** Lists every published version of a template, latest first. Only administrators may. */
export function listTemplateVersions(id: string): Promise<TemplateVersion[]> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(versionsOf(id), orderBy('publishedAt', 'desc'), limit(MAX_VERSIONS)),
    );
    return readEach(docs, (found) => toTemplateVersion(found.data()));
  });
}

/** Reads one published version, which renders the cards that still have it; `null` when there is none. */
export function getTemplateVersion(id: string, version: string): Promise<TemplateVersion | null> {
  return withAppErrors(async () => {
    const found = await getDoc(doc(versionsOf(id), version));
    return readOne(found, ifExists(toTemplateVersion));
  });
}
