/** Most tasks that wait while the part isn't loaded; later ones are dropped. */
const MAX_WAITING = 30;

/**
 * Loads a part of the page with its first task, and runs tasks in their order. A part that can't be loaded is tried
 * again with the next task, and when the network is back.
 *
 * @param load - Loads the part and prepares it.
 * @returns Runs a task, now or once the part is there.
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
