/**
 * Queries the registry for known vulnerabilities in what is deployed (`npm audit --omit=dev`); a high or critical one fails. Some
 * registries don't support audits: then nothing was checked, which is reported and counts neither way.
 *
 * Exit code 0: nothing high or critical. 1: something. 2: the registry couldn't be queried.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});

function readReport() {
  try {
    const report = JSON.parse(stdout);
    return report.metadata?.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

const report = readReport();
if (!report) {
  console.log('The npm registry does not answer `npm audit`: nothing was checked.');
  process.exit(2);
}
const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
  ['high', 'critical'].includes(severity),
);
for (const { name, severity, via } of grave) {
  const titles = via.map((source) => (typeof source === 'string' ? source : source.title));
  console.error(`${severity} ${name}: ${titles.join('; ')}`);
}
process.exit(grave.length === 0 ? 0 : 1);
