/**
 * Refuses to deploy a folder whose build isn't the one that is meant: another project's, a local one, one of another commit or of
 * changes that nobody has committed, or one whose source maps the monitoring service lacks. `firebase deploy` runs it before it
 * uploads (`firebase.release.json`) and names the project in GCLOUD_PROJECT.
 */
import { join } from 'node:path';
import { findBuildProblem, readStamp, readTree } from '../../build/release/build-stamp.mjs';
import { ROOT } from '../lib/paths.mjs';

const [folder = ''] = process.argv.slice(2);
const problem = findBuildProblem(readStamp(join(ROOT, folder)), process.env.GCLOUD_PROJECT ?? '', readTree());
if (problem) {
  console.error(`${folder} is not deployed: ${problem}.`);
  process.exit(1);
}
