/** How many tasks wait while the part is not there; later ones are lost. */
const MAX_WAITING = 30;

/**
 * A part of the page that is loaded with the first task for it, and does tasks in the order in which they came. One that
 * can't be loaded is tried again with the next task, and when the network is back.
 *
 * @param load - Loads the part and makes it ready.
 * @returns Has it do a task, now or when it is there.
 */
export function onDemand<Part>(load: () => Promise<Part>): (task: (part: Part) => void) => void {
  const waiting: ((part: Part) => void)[] = [];
  let part: Part | null = null;
  let loading = false;
  const open = async () => {
    if (loading || part) return;
    loading = true;
    try {
      const loaded = await load();
      part = loaded;
      for (const task of waiting.splice(0)) task(loaded);
    } catch {
      addEventListener('online', () => void open(), { once: true });
    } finally {
      loading = false;
    }
  };
  return (task) => {
    if (part) return task(part);
    if (waiting.length < MAX_WAITING) waiting.push(task);
    void open();
  };
}
