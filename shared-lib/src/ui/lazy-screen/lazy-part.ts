import { createElement, lazy, useState, type ComponentType } from 'react';
import { onNetworkBack } from '../../network';

/**
 * Creates a part of a screen that is loaded from a file of its own, as React's `lazy` does. One that couldn't be loaded is loaded again by
 * the screen's next attempt once there may be a network, where `lazy` would remember its failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current: ComponentType<Props> | null = null;
  const attempt = (): ComponentType<Props> =>
    (current ??= lazy(() =>
      load().catch((error: unknown) => {
        // Not before: React draws what has failed once more, and would load it again and again.
        onNetworkBack(() => (current = null), { once: true });
        throw error;
      }),
    ) as unknown as ComponentType<Props>);

  return function LazyPart(props: Props) {
    const [Part] = useState(attempt);
    return createElement(Part, props);
  };
}
