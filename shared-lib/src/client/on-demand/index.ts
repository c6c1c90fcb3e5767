import { NetworkError } from '../../platform/errors';
import { onNetworkBack } from '../network';

/* Functions that stand in for those of a module, which is loaded when one of them is called. */

/** The functions of a module that return a promise. */
type Calls<Module> = {
  [
    Name in keyof Module as Module[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
  ]: Module[Name];
};

/** The functions of a module that subscribe to something: their last argument gets an error, and they return a function that ends it. */
type Follows<Module> = {
  [
    Name in keyof Module as Module[Name] extends (...args: never[]) => () => void ? Name : never
  ]: Module[Name];
};

const functionOf = <Answer>(module: object, name: PropertyKey): ((...args: unknown[]) => Answer) =>
  Reflect.get(module, name);

/** Loads a module; a failure is a `NetworkError`, as of any other request without an answer. */
async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError('A part of the app could not be loaded', 0, { cause: error });
  }
}

/** Returns an object that has a function under every name. */
function withFunctions<Functions>(create: (name: PropertyKey) => unknown): Functions {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- It has each of the functions.
  return new Proxy({}, { get: (_, name) => create(name) }) as Functions;
}

/**
 * Returns the asynchronous functions of a module, which is loaded with the first call.
 *
 * @example
 * export const { getUser } = callsOf(() => import('./repositories'));
 */
export function callsOf<Module extends object>(load: () => Promise<Module>): Calls<Module> {
  return withFunctions(
    (name) =>
      async (...args: unknown[]) =>
        functionOf(await loaded(load), name)(...args),
  );
}

/**
 * Returns the functions of a module that subscribe to something. The module is loaded with the first call; if that
 * fails, their last argument gets the error. It is loaded again when the network is back.
 */
export function followsOf<Module extends object>(load: () => Promise<Module>): Follows<Module> {
  return withFunctions((name) => (...args: unknown[]) => {
    let stop = () => {};
    let stopped = false;
    const begin = () => {
      loaded(load).then(
        (module) => {
          if (!stopped) stop = functionOf<() => void>(module, name)(...args);
        },
        (error: unknown) => {
          if (stopped) return;
          stop = onNetworkBack(begin, { once: true });
          const fail = args.at(-1);
          if (typeof fail === 'function') fail(error);
        },
      );
    };
    begin();
    return () => {
      stopped = true;
      stop();
    };
  });
}
