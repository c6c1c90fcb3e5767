import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { PUBLICATIONS_KEPT, type PublishedCard } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { requireShape } from '../../model/stored/require-shape';
import { readEach } from './read-documents';

/** Reads the stored publications of an own card, latest first. */
export function listPublications(cardId: string): Promise<PublishedCard[]> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(firebaseFirestore(), 'cards', cardId, 'publications'),
        orderBy('revision', 'desc'),
        limit(PUBLICATIONS_KEPT),
      ),
    );
    return readEach(docs, (found) =>
      requireShape<PublishedCard>(found.data(), {
        ...{ profile: 'map', links: 'list', theme: 'map', revision: 'number' },
      }),
    );
  });
}
