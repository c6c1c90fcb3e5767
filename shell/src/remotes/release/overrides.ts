import { toOverrides } from 'shared-lib/remote-overrides';
import { isPointer, type RemotePointer } from './remote-entries';

/** Longest wait for the overrides once a remote's own site has answered, in milliseconds. */
export const OVERRIDES_PATIENCE_MS = 1000;

/**
 * Returns an operator's override of a remote, or what the remote's own site names. Overrides that can't be read, or not soon, are
 * none: they are for emergencies, and must not cause one.
 *
 * @param answer - Answer with the overrides, as parsed JSON.
 * @param pointer - Answer of the remote's own site.
 */
export async function overriddenPointer(
  name: string,
  answer: Promise<unknown>,
  pointer: Promise<unknown>,
): Promise<RemotePointer> {
  const override = answer.then((body) => [toOverrides(body)[name]].find(isPointer)).catch(() => undefined);
  // The overrides also apply to a site that is down: then they are the only pointer.
  const own = await pointer.catch((error: unknown) => ({ error }));
  if (!isPointer(own)) {
    const found = await override;
    if (found) return found;
    throw Object(own).error ?? new TypeError(`The site of ${name} names no build`);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OVERRIDES_PATIENCE_MS);
  });
  const found = await Promise.race([override, late]);
  clearTimeout(timer);
  return found ?? own;
}
