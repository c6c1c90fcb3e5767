import { resolveEndpoints, type Endpoints } from '../../platform/config';

let endpoints: Endpoints | null = null;

/**
 * Sets the addresses for tests and scripts, which have no address bar to read them from. Has no effect on services that
 * are already open.
 */
export function chooseEndpoints(chosen: Endpoints): void {
  endpoints = chosen;
}

/** Returns the addresses that this process uses. */
export function currentEndpoints(): Endpoints {
  return (endpoints ??= resolveEndpoints());
}
