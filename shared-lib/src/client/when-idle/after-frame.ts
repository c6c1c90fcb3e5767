/** Wait in place of a frame, which a hidden page never renders, in milliseconds. */
const UNSEEN_MS = 100;

/** Calls a function once the browser has painted the present state of the page, and returns a function that cancels it. */
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
