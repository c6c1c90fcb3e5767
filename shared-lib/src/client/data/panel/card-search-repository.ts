import { collection, documentId, getDocsFromServer, limit, query } from 'firebase/firestore';
import { searchKey } from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { beginsWith } from './begins-with';

/** A card with a public address, as a search shows it. */
export interface FoundCard {
  slug: string;
  /** Name of the person; empty where the card isn't published. */
  name: string;
}

/**
 * Finds cards whose address begins with a text. Only administrators may.
 *
 * @param count - Most cards, and most reads.
 */
export async function searchCards(beginning: string, count: number): Promise<FoundCard[]> {
  const key = searchKey(beginning).replaceAll(' ', '-');
  if (!key) return [];
  return withAppErrors(async () => {
    const { docs } = await getDocsFromServer(
      query(collection(firebaseFirestore(), 'publicCards'), ...beginsWith(documentId(), key), limit(count)),
    );
    return docs.map((found) => ({ slug: found.id, name: String(found.get('profile.name') ?? '') }));
  });
}
