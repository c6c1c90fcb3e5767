import { resolveEndpoints } from '../../config';

/** An app of the product and the release of it that runs in this page. */
export interface RunningApp {
  app: string;
  release: string | undefined;
}

/** Returns the app that a script belongs to, by its origin; `null` for another's script. */
function appAt(url: string): string | null {
  const { origins } = resolveEndpoints();
  const apps: readonly (readonly [string, string])[] = [
    [origins.userApp, 'user-app'],
    [origins.adminApp, 'admin-app'],
    [origins.publicCard, 'public-card'],
    [origins.shell, 'shell'],
  ];
  return apps.find(([origin]) => url === origin || url.startsWith(`${origin}/`))?.[1] ?? null;
}

/**
 * Returns the app whose code failed: that of the innermost frame of ours, else the one that the page belongs to.
 *
 * @param frames - Addresses of the scripts in the stack, innermost last.
 */
export function failingApp(frames: readonly (string | undefined)[]): RunningApp {
  const app =
    frames
      .map((url) => (url ? appAt(url) : null))
      .filter((found) => found !== null)
      .at(-1) ??
    appAt(location.origin) ??
    'shell';
  return { app, release: globalThis.__releases?.[app] };
}
