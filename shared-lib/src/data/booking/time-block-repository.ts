import { collection, doc, Timestamp, where } from 'firebase/firestore';
import type { TimeBlock } from '../../domain/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../template-document';
import { followPages } from './follow-pages';

/** Longest time that is blocked at once. */
const BLOCK_MAX_MS = 31 * 24 * 60 * 60 * 1000;

/** How many a page holds, and how many are shown at most. */
const PER_PAGE = 100;
const MOST = 300;

const blocks = () => collection(firebaseFirestore(), 'timeBlocks');

/** An id for a block that is about to be made, so that asking twice makes one. */
export function newTimeBlockId(): string {
  return doc(blocks()).id;
}

/**
 * Follows the time that an owner took out of a stretch, also what began before it.
 *
 * @param stretch - Milliseconds since the epoch.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToTimeBlocks(
  uid: string,
  { from, to }: { from: number; to: number },
  onChange: (blocks: TimeBlock[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followPages(
    {
      from: blocks(),
      where: [
        where('userId', '==', uid),
        where('start', '>=', Timestamp.fromMillis(from - BLOCK_MAX_MS)),
        where('start', '<', Timestamp.fromMillis(to)),
      ],
      orderedBy: 'start',
    },
    { most: MOST, pageSize: PER_PAGE },
    ({ docs }) =>
      onChange(
        docs
          .map((found) => ({
            id: found.id,
            start: toMillis(found.get('start')),
            end: toMillis(found.get('end')),
            title: String(found.get('title')),
          }))
          .filter(({ end }) => end > from),
      ),
    onError,
  );
}
