import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModules } from 'shared-lib/remote-contract';
import { canaryBucket } from './release/canary-bucket';
import { noteLoadedApp } from './loaded-apps';
import { provideHostModules } from './host-modules';
import { rememberRelease } from './release/remembered-release';
import { entriesToRetry, entriesToTry, type RemoteEntry, type RemotePointer } from './release/remote-entries';
import { refuseMisfit, RemoteMisfit } from './remote-misfit';
import { remoteOrigin, type RemoteName } from './remote-origin';
import { fetchPointer } from './release/remote-pointer';

/** Time after which a remote counts as down, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 8000;

const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'checked-remote-entries',
    // The runtime would load an entry without checking its integrity.
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

/** Name of a module that a remote exposes. */
type ModuleName = keyof RemoteModules;

type ExposedModule<Name extends ModuleName> = NonNullable<RemoteModules[Name]>;

type AppModule = ExposedModule<'./App'>;

interface LoadOptions {
  /**
   * True to start over: fetch the pointer again and drop earlier results, so that a retry recovers from a site that was down, from files
   * that a release removed, or from a build that crashes.
   */
  fresh: boolean;
}

async function loadEntry<Name extends ModuleName>(
  name: RemoteName,
  exposed: Name,
  { entry, integrity }: RemoteEntry,
): Promise<ExposedModule<Name>> {
  const url = new URL(entry, remoteOrigin(name)).href;
  if (integrity) integrities.set(url, integrity);
  // Forced, so that the runtime drops an entry that failed or was replaced.
  registerRemotes([{ name, entry: url }], { force: true });
  const module = await loadRemote<ExposedModule<Name>>(name + exposed.slice(1));
  if (!module?.default) throw new Error(`${name}: ${url} exposes no ${exposed}`);
  return module;
}

/** Loads the first of the builds named by the remote's site that fits this page and loads completely. */
async function loadAny<Name extends ModuleName>(
  name: RemoteName,
  exposed: Name,
  answer: Promise<RemotePointer>,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<ExposedModule<Name>> {
  let failure: unknown;
  const list = options.fresh ? entriesToRetry : entriesToTry;
  for (const entry of list(await answer, canaryBucket())) {
    if (signal.aborted) break;
    try {
      refuseMisfit(entry);
      const module = await loadEntry(name, exposed, entry);
      rememberRelease(name, entry);
      return module;
    } catch (error) {
      // A misfit is reported before other errors, as a reload may resolve it.
      if (!(failure instanceof RemoteMisfit)) failure = error;
    }
  }
  throw failure ?? signal.reason;
}

async function load<Name extends ModuleName>(
  name: RemoteName,
  exposed: Name,
  options: LoadOptions,
): Promise<ExposedModule<Name>> {
  const abort = new AbortController();
  const pointer = fetchPointer(name, remoteOrigin(name), abort.signal);
  // Handled below, when the host's own modules are loaded.
  pointer.catch(() => undefined);
  await provideHostModules(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${name} did not load within ${REMOTE_TIMEOUT_MS} ms`);
      abort.abort(error);
      reject(error);
    }, REMOTE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadAny(name, exposed, pointer, options, abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Modules that are loaded or loading, by remote and name. */
const loads = new Map<string, Promise<ExposedModule<ModuleName>>>();

/**
 * Loads a module of a remote in the version that the remote's own site names now; once loaded, it stays for as long as the page does.
 *
 * @throws Error when no usable build has loaded within eight seconds after the shell's own modules.
 */
export function loadRemoteModule<Name extends ModuleName>(
  name: RemoteName,
  exposed: Name,
  options: LoadOptions,
): Promise<ExposedModule<Name>> {
  const key = name + exposed;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- A key is that of one module.
  const known = loads.get(key) as Promise<ExposedModule<Name>> | undefined;
  if (known && !options.fresh) return known;
  const loading = load(name, exposed, options);
  loads.set(key, loading);
  loading.catch(() => loads.get(key) === loading && loads.delete(key));
  return loading;
}

/** Loads a remote's screens, as {@link loadRemoteModule} does. */
export function loadRemoteApp(name: RemoteName, options: LoadOptions): Promise<AppModule> {
  const loading = loadRemoteModule(name, './App', options);
  loading.then(
    (app) => noteLoadedApp(name, app),
    () => undefined,
  );
  return loading;
}
