/**
 * `npm run templates:seed`: publishes the templates that ship with the product, those that the project never had. With no
 * other project named in the environment it means the local stack (PORT_OFFSET says which copy); for a real project set
 * GCLOUD_PROJECT and GOOGLE_APPLICATION_CREDENTIALS.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beginCommand } from './lib/operator-command.mjs';

beginCommand();

const { readPortOffset } = await import('./lib/ports.mjs');
const { serviceEnvironment } = await import('./stack/addresses.mjs');
const local = process.env.GCLOUD_PROJECT ? {} : serviceEnvironment(readPortOffset());

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(import.meta.dirname, 'demo/templates-seed.ts')],
  { stdio: 'inherit', env: { ...process.env, ...local } },
);
process.exit(status ?? 1);
