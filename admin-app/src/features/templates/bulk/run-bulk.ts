import { describeError } from 'shared-lib/errors';

/** A template to which a bulk action applies. */
export interface BulkItem {
  id: string;
  name: string;
}

/** Failure of one template among many. */
interface BulkFailure extends BulkItem {
  message: string;
  /** True when it has to pass the creator's checks first. */
  isUnchecked: boolean;
}

/** Result of an action on many templates. */
export interface BulkResult {
  /** Templates that were changed, to undo it. */
  done: BulkItem[];
  failed: BulkFailure[];
  /** Number of those that weren't begun, because it was stopped. */
  left: number;
}

/** Why a template was left as it is, without an error. */
export class BulkRefusal extends Error {}

/**
 * Runs an action on templates one after the other; a failing one doesn't stop the others.
 *
 * @param work - Throws {@link BulkRefusal} for a template that has to be checked first.
 * @param onProgress - Gets the number of those that are done with.
 * @param isStopped - Returns true as soon as no further one may begin.
 */
export async function runBulk(
  items: readonly BulkItem[],
  work: (item: BulkItem) => Promise<unknown>,
  onProgress: (count: number) => void,
  isStopped: () => boolean,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], left: 0 };
  for (const [index, item] of items.entries()) {
    if (isStopped()) return { ...result, left: items.length - index };
    try {
      await work(item);
      result.done.push(item);
    } catch (error) {
      const isUnchecked = error instanceof BulkRefusal;
      const message = isUnchecked ? error.message : describeError(error).message;
      result.failed.push({ ...item, message, isUnchecked });
    }
    onProgress(index + 1);
  }
  return result;
}
