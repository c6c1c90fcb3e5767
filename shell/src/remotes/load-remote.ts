import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { resolveEndpoints } from 'shared-lib/config';
import { canaryBucket } from './canary-bucket';
import { provideHostModules } from './host-modules';
import type { RemoteName } from './remote-name';
import { entriesToTry, fetchPointer, type RemoteEntry } from './remote-pointer';

/** How long a remote may take before it counts as down, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 8000;

function originOf(name: RemoteName): string {
  const { origins } = resolveEndpoints();
  return { user_app: origins.userApp, admin_app: origins.adminApp, public_card: origins.publicCard }[name];
}

const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'checked-remote-entries',
    // The runtime would load an entry without asking whether it is what its site announced.
    createScript({ url }) {
      const integrity = integrities.get(url);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: REMOTE_TIMEOUT_MS };
    },
  },
]);

type AppModule = { default: ComponentType };

async function loadEntry(name: RemoteName, { entry, integrity }: RemoteEntry): Promise<AppModule> {
  const url = new URL(entry, originOf(name)).href;
  if (integrity) integrities.set(url, integrity);
  // Forced, so that what failed or was replaced before is forgotten.
  registerRemotes([{ name, entry: url }], { force: true });
  const module = await loadRemote<AppModule>(`${name}/App`);
  if (!module?.default) throw new Error(`${name}: ${url} exposes no App`);
  return module;
}

async function loadAny(name: RemoteName, signal: AbortSignal): Promise<AppModule> {
  const [pointer] = await Promise.all([fetchPointer(name, originOf(name), signal), provideHostModules(name)]);
  let failure: unknown;
  for (const entry of entriesToTry(pointer, canaryBucket())) {
    if (signal.aborted) break;
    try {
      return await loadEntry(name, entry);
    } catch (error) {
      failure = error;
    }
  }
  throw failure ?? signal.reason;
}

const loaded = new Map<RemoteName, AppModule>();

/**
 * Loads a remote's screens, as its own site says now; once loaded, they stay for as long as the page does.
 *
 * @param options.fresh - Start over: ask the site again and forget what came before, so that a retry recovers from a
 * site that was down, from files that a release took away, or from a build that crashes.
 * @throws when nothing usable came within eight seconds.
 */
export async function loadRemoteApp(name: RemoteName, options: { fresh: boolean }): Promise<AppModule> {
  const known = loaded.get(name);
  if (known && !options.fresh) return known;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${name} did not load within ${REMOTE_TIMEOUT_MS} ms`);
      abort.abort(error);
      reject(error);
    }, REMOTE_TIMEOUT_MS);
  });
  try {
    const module = await Promise.race([loadAny(name, abort.signal), timeout]);
    loaded.set(name, module);
    return module;
  } finally {
    clearTimeout(timer);
  }
}
