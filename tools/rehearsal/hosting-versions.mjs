import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { readablePath } from '../../build/server/readable-path.mjs';
import { portOf } from '../../scripts/stack/local-server.mjs';

// Its names can't be imported one by one.
const superstatic = createRequire(import.meta.url)('superstatic');

/** Says that an answer is a function's; the edge takes it off again. */
export const FROM_FUNCTION = 'x-rehearsal-function';

const HOST = '127.0.0.1';

/** Reports whether the CLI uploads a file: `ignore` of firebase.json. */
const isUploaded = (path) => !basename(path).startsWith('.') && !path.endsWith('.map');

function serve(config, folder, rewriter) {
  const readAnyPath = (incoming, _outgoing, next) => {
    incoming.url = readablePath(incoming.url);
    next();
  };
  const server = superstatic
    .server({
      ...{ port: 0, hostname: HOST, cwd: folder, compression: false, stack: 'strict' },
      config: { ...config, public: '.' },
      rewriters: { function: rewriter },
    })
    .use(readAnyPath)
    .listen();
  return new Promise((resolve) => server.once('listening', () => resolve(server)));
}

/**
 * Creates the store of the Hosting sites' versions, each complete and immutable, as at Hosting: a release adds one and makes it live, a
 * rollback makes an earlier one live, and neither builds anything.
 *
 * @param {object} options
 * @param {string} options.folder - Folder in which versions are stored.
 * @param {(site: string, folder: string) => Promise<object>} options.configOf - The site's part of `firebase.release.json`.
 * @param {(rewrite: any) => Promise<(incoming: any, outgoing: any) => void>} options.rewriter - Passes a request on to a function.
 */
export function hostingVersions({ folder, configOf, rewriter }) {
  /** @type {Map<string, { version: string, at: string }[]>} */
  const releases = new Map();
  const versions = new Map();
  const servers = [];

  const makeLive = (site, version) => {
    const release = { version, at: new Date().toISOString() };
    releases.set(site, [...(releases.get(site) ?? []), release]);
  };

  return {
    /** Uploads a built folder and has it live. */
    async release(site, built) {
      const version = `${site}-${versions.size + 1}`;
      const target = join(folder, version);
      mkdirSync(target, { recursive: true });
      cpSync(built, target, { recursive: true, filter: isUploaded });
      const server = await serve(await configOf(site, target), target, rewriter);
      servers.push(server);
      versions.set(version, portOf(server));
      makeLive(site, version);
      return version;
    },

    /** Has an earlier version of a site live again: `firebase hosting:clone`. */
    clone(site, version) {
      if (!versions.has(version)) throw new Error(`${site} has no version ${version}`);
      makeLive(site, version);
    },

    /** Lists a site's releases, the newest first, as `readHostingReleases` does. */
    list: (site) => (releases.get(site) ?? []).toReversed(),

    /** Returns the port at which a version answers. */
    portOf: (version) => versions.get(version),

    close: () =>
      Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              server.close(resolve);
              server.closeAllConnections();
            }),
        ),
      ),
  };
}
