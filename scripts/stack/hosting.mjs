import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { firebaseConfig } from '../release/firebase-config.mjs';
import { lastingFiles } from '../release/lasting-files.mjs';
import { ROOT } from '../lib/paths.mjs';
import { startWatchedPart } from '../lib/processes.mjs';
import { addressesAt } from './addresses.mjs';
import { localPushKeys } from './push-keys.mjs';

/** Returns the firebase.json of a copy. */
export async function localHostingConfig(offset) {
  const { localEndpoints } = await tsImport(
    '../../shared-lib/src/platform/config/endpoints.ts',
    import.meta.url,
  );
  return firebaseConfig({
    endpoints: localEndpoints(offset),
    functionsOrigin: addressesAt(offset).functions,
    local: true,
    lasting: (folder) => lastingFiles(join(ROOT, folder)),
  });
}

/** Starts Hosting and the addresses of the functions; `ready` resolves when all of them listen. */
export function startHosting({ ports, folder, config, dev, sockets, report }) {
  // For whoever wants to see what is served with which headers.
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config, null, 2));
  const sitePorts = {
    shell: ports.shell,
    'user-app': ports.userApp,
    'admin-app': ports.adminApp,
    'public-card': ports.publicCard,
  };
  const options = {
    root: ROOT,
    config,
    sitePorts: dev ? {} : sitePorts,
    functionsPort: ports.functions,
    sockets,
    pushKey: localPushKeys().publicKey,
  };
  let settle;
  const listening = new Promise((resolve) => {
    settle = resolve;
  });
  const part = startWatchedPart({
    ...{ name: 'hosting', folder, report, cwd: ROOT },
    args: [join(ROOT, 'scripts/stack/local-hosting.mjs'), JSON.stringify(options)],
    onLine: (line) => (line === 'listening' ? settle() : report(`[hosting] ${line}`)),
  });
  return { ...part, ready: listening };
}
