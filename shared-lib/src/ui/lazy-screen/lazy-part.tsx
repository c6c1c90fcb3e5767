import { createContext, lazy, useContext, useState, useTransition, type ComponentType } from 'react';
import { reportError } from 'shared-lib/monitoring';
import { UnloadedPart, type UnloadedPartProps } from './unloaded-part';

const Failure = createContext<UnloadedPartProps | null>(null);

/** Renders the error in place of a part that couldn't be loaded. */
function FailedPart() {
  const failure = useContext(Failure);
  return failure && <UnloadedPart {...failure} />;
}

/**
 * Creates a part of a screen that is loaded from a file of its own, as React's `lazy` does. If the file can't be loaded, an error shows in
 * its place, and the screen around it stays: a dialog open, a form filled in. It is loaded again by the error's button, when the network is
 * back, and when it is mounted again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  /** The latest attempt: React mounts a suspended component from scratch, which must not load it again. */
  let current: ComponentType<Props> | null = null;
  const attempt = (): ComponentType<Props> =>
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- React's type of what is lazy says it in another way.
    (current ??= lazy(() =>
      load().catch((error: unknown) => {
        reportError(error, { path: location.pathname });
        return { default: FailedPart };
      }),
    ) as unknown as ComponentType<Props>);

  return function LazyPart(props: Props) {
    const [{ Part, presses, isPressed }, setState] = useState(() => ({
      Part: attempt(),
      presses: 0,
      isPressed: false,
    }));
    const [isRetrying, startRetry] = useTransition();
    const retry = (isPressed: boolean) =>
      startRetry(() => setState({ Part: attempt(), presses: presses + Number(isPressed), isPressed }));
    return (
      <Failure
        value={{
          isRetrying,
          presses,
          takesFocus: isPressed,
          onShown: () => {
            if (current === Part) current = null;
          },
          onRetry: retry,
        }}
      >
        <Part {...props} />
      </Failure>
    );
  };
}
