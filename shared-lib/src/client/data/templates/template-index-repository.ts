import { collection, doc, getDoc, onSnapshot } from 'firebase/firestore';
import type { TemplateIndexEntry, TemplatePreview } from '../../../model';
import { fromFirebase } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';

const index = () => collection(firebaseFirestore(), 'templateIndex');

/**
 * Follows the gallery's index: every template that owners see, the most downloaded first. One document.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToTemplateIndex(
  onChange: (entries: TemplateIndexEntry[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(index(), 'public'),
    { includeMetadataChanges: true },
    (found) => {
      // Nothing on this device doesn't mean that there is nothing.
      if (!found.exists() && found.metadata.fromCache) return;
      onChange((found.data()?.['templates'] ?? []) as TemplateIndexEntry[]);
    },
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Reads the code of some dozens of previews, by template id: one document.
 *
 * @param part - As {@link TemplateIndexEntry.preview} names it.
 */
export async function getTemplatePreviews(part: number): Promise<Record<string, TemplatePreview>> {
  try {
    const found = await getDoc(doc(index(), `previews-${part}`));
    return (found.data()?.['templates'] ?? {}) as Record<string, TemplatePreview>;
  } catch (error) {
    throw fromFirebase(error);
  }
}
