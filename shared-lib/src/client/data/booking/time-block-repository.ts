import { collection, doc, Timestamp, where } from 'firebase/firestore';
import type { TimeBlock } from '../../../model/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { followPages } from './follow-pages';
import { DAY_MS } from '../../../platform/time';
import { readEach } from '../read-documents';

/** Longest block, in milliseconds. */
const MAX_BLOCK_MS = 31 * DAY_MS;

/** Most blocks that are shown. */
const MAX_BLOCKS = 300;

const blocks = () => collection(firebaseFirestore(), 'timeBlocks');

/** Creates an id for a new block, so that a repeated request creates only one. */
export function newTimeBlockId(): string {
  return doc(blocks()).id;
}

/**
 * Subscribes to an owner's blocks that overlap a span of time.
 *
 * @param stretch - Milliseconds since the epoch.
 * @param onError - Called once with the error, which ends the subscription.
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
        where('start', '>=', Timestamp.fromMillis(from - MAX_BLOCK_MS)),
        where('start', '<', Timestamp.fromMillis(to)),
      ],
      orderedBy: 'start',
    },
    MAX_BLOCKS,
    ({ docs }) =>
      onChange(
        readEach(docs, (found) => ({
          id: found.id,
          start: toMillis(found.get('start')),
          end: toMillis(found.get('end')),
          title: String(found.get('title')),
        })).filter(({ end }) => end > from),
      ),
    onError,
  );
}
