import { collection, doc, getDoc, type DocumentSnapshot } from 'firebase/firestore';
import type { TemplateIndexEntry, TemplatePreview } from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { requireShape } from '../../../model/stored/require-shape';
import { readOne } from '../read-documents';
import { followDocument } from '../follow';

const index = () => collection(firebaseFirestore(), 'templateIndex');

const toEntries = (found: DocumentSnapshot) =>
  requireShape<{ templates?: TemplateIndexEntry[] }>(found.data() ?? {}, { templates: 'list?' }).templates ??
  [];

const toPreviews = (found: DocumentSnapshot) =>
  requireShape<{ templates?: Record<string, TemplatePreview> }>(found.data() ?? {}, { templates: 'map?' })
    .templates ?? {};

/**
 * Subscribes to the gallery's index: every template that owners see, the most downloaded first. One document.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToTemplateIndex(
  onChange: (entries: TemplateIndexEntry[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(doc(index(), 'public'), toEntries, onChange, onError, { confirmed: 'absence' });
}

/**
 * Reads the code of some dozens of previews, by template id: one document.
 *
 * @param part - As {@link TemplateIndexEntry.preview} names it.
 */
export function getTemplatePreviews(part: number): Promise<Record<string, TemplatePreview>> {
  return withAppErrors(async () => {
    const found = await getDoc(doc(index(), `previews-${part}`));
    return readOne(found, toPreviews);
  });
}
