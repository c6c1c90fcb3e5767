import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeFailure } from '../../lib/operator-command.mjs';
import { ROOT } from '../run-module';

const DEPLOYMENTS = 'There is no deployments/nowhere.env; there is example, rehearsal';

describe('an operator’s command', () => {
  it.each([
    ['scripts/deploy', ['all'], 'There is no deployments/all.env; there is example, rehearsal'],
    [
      'scripts/deploy',
      ['example', 'user-app', '--canary', '120'],
      '--canary is a share of the browsers, from 1 to 99',
    ],
    ['scripts/deploy', ['example', '--wrong'], "Unknown option '--wrong'"],
    ['scripts/rollback', ['nowhere', 'shell'], DEPLOYMENTS],
    ['scripts/releases', ['nowhere'], DEPLOYMENTS],
    ['tools/doctor/doctor', ['nowhere'], DEPLOYMENTS],
    ['scripts/migrate', ['nowhere'], DEPLOYMENTS],
    ['scripts/migrate', ['example'], 'example names no FIREBASE_PROJECT_ID'],
    ['scripts/preview', ['nowhere', 'shell'], DEPLOYMENTS],
    ['tools/costs/simulate', ['--card', '1'], "Unknown option '--card'"],
    ['scripts/release-maps', ['shell'], 'release:maps needs SENTRY_ORG'],
  ])('ends with one sentence after a mistake of the operator: %s %j', (name, args, said) => {
    const { DEBUG: _, GCLOUD_PROJECT: __, FIREBASE_PROJECT_ID: ___, ...env } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, `${name}.mjs`), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env,
    });
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
    expect(stderr).toContain(`✗ ${said}`);
  });

  it('lists a target’s missing settings in a dry run without a stack', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/deploy.mjs'), 'example', 'all', '--dry-run'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('✗ SHELL_ORIGIN is missing.');
    expect(stderr).toMatch(/✗ The dry run ends here, as example names no address of .*shell.*\n$/);
    expect(stderr.split('\n').filter((line) => line.startsWith(' '))).toEqual([]);
  });

  it('names the database that doesn’t answer', () => {
    const error = Object.assign(new Error('14 UNAVAILABLE: No connection established'), { code: 14 });
    expect(describeFailure(error, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatch(
      /^Nothing answers at 127\.0\.0\.1:8080: /,
    );
    expect(describeFailure(error, {})).toMatch(/^The database does not answer: /);
  });

  it('shows the stack of a programming error, and of every error with DEBUG', () => {
    expect(describeFailure(new TypeError('x is not a function'), {})).toContain('operator-command.test.ts');
    expect(describeFailure(new Error('There is no file'), {})).toBe('There is no file');
    expect(describeFailure(new Error('There is no file'), { DEBUG: '1' })).toContain(
      'operator-command.test.ts',
    );
  });
});
