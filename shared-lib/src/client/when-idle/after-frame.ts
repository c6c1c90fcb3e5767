/** Wait in place of a frame, which a hidden page never draws, in milliseconds. */
const UNSEEN_MS = 100;

/** Calls a function once the browser has drawn what is there now, and returns how to cancel that. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  if (document.hidden) timer = setTimeout(call, UNSEEN_MS);
  else frame = requestAnimationFrame(() => (timer = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
