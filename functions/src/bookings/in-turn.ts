/** The last in each queue. */
const last = new Map<string, Promise<void>>();

/**
 * Lets what this instance does about one thing happen one after another. Correctness is the transactions' own, over all
 * instances; this spares them a crowd that would wait for the same documents until it is sent back to try again.
 *
 * @param queue - What it is about, such as an owner's time.
 */
export function inTurn<Result>(queue: string, run: () => Promise<Result>): Promise<Result> {
  const result = (last.get(queue) ?? Promise.resolve()).then(run);
  const done = result.then(
    () => {},
    () => {},
  );
  last.set(queue, done);
  void done.then(() => {
    if (last.get(queue) === done) last.delete(queue);
  });
  return result;
}
