/** Last task of each queue. */
const last = new Map<string, Promise<void>>();

/**
 * Runs tasks of one queue one after another on this instance. Correctness comes from the transactions; this spares a
 * crowd that wants the same documents their retries.
 *
 * @param queue - Subject of the tasks, such as an owner's time.
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
