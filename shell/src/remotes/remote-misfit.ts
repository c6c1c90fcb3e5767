import { findMisfit, type BuiltWith, type Misfit } from 'shared-lib/remote-contract';
import type { RemoteEntry } from './release/remote-entries';

/** Versions of the shell, inserted by its build; undefined in tests. */
declare const __BUILT_WITH__: BuiltWith | undefined;

/** Error of a remote that isn't loaded, as the page has another major of something that both must have. */
export class RemoteMisfit extends Error {
  override name = 'RemoteMisfit';
  /** Side that the remote is on. */
  readonly remote: Misfit['remote'];

  constructor(url: string, misfit: Misfit) {
    super(`${url} has a ${misfit.remote} ${misfit.name} than the page`);
    this.remote = misfit.remote;
  }
}

/**
 * Refuses a build of a remote that the page can't render, before any of it runs.
 *
 * @throws RemoteMisfit.
 */
export function refuseMisfit({ entry, builtWith = {} }: RemoteEntry): void {
  const misfit = findMisfit(builtWith, typeof __BUILT_WITH__ === 'undefined' ? {} : __BUILT_WITH__);
  if (misfit) throw new RemoteMisfit(entry, misfit);
}
