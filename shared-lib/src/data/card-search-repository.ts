import { collection, documentId, getDocsFromServer, limit, query } from 'firebase/firestore';
import { searchKey } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { beginsWith } from './begins-with';

/** A card that visitors know, as a search shows it. */
export interface FoundCard {
  slug: string;
  /** Of the person; empty where the card isn't published. */
  name: string;
}

/**
 * Cards whose address begins so. Only administrators may ask.
 *
 * @param count - At most this many, and as many reads.
 */
export async function searchCards(beginning: string, count: number): Promise<FoundCard[]> {
  const key = searchKey(beginning).replaceAll(' ', '-');
  if (!key) return [];
  try {
    const { docs } = await getDocsFromServer(
      query(collection(firebaseFirestore(), 'publicCards'), ...beginsWith(documentId(), key), limit(count)),
    );
    return docs.map((found) => {
      const profile = found.get('profile') as { name?: string } | undefined;
      return { slug: found.id, name: profile?.name ?? '' };
    });
  } catch (error) {
    throw fromFirebase(error);
  }
}
