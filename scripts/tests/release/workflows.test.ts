import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addressIn, previewSettings } from '../../release/preview.mjs';
import { ROOT } from '../run-module';

const FOLDER = join(ROOT, '.github/workflows');

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes'?: number;
  needs?: string;
  environment?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: object;
  jobs: Record<string, Job>;
}

const files = readdirSync(FOLDER).map((file): [string, string] => [
  file,
  readFileSync(join(FOLDER, file), 'utf8'),
]);
const workflows = files.map(([file, text]): [string, Workflow] => [file, parse(text) as Workflow]);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Lists what is wrong with a workflow. */
function findFaults(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const faults: string[] = [];
  const known = ['name', 'on', 'permissions', 'concurrency', 'jobs'];
  faults.push(...Object.keys(workflow).filter((key) => !known.includes(key)));
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}')
    faults.push('permissions are not least');
  if ('pull_request_target' in workflow.on) faults.push('runs code of strangers with rights');
  if (/\bsecrets\b/.test(text)) faults.push('uses a secret');
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const signsIn = job.steps.some(({ uses }) => uses?.startsWith('google-github-actions/auth@'));
    const wanted = signsIn ? { contents: 'read', 'id-token': 'write' } : undefined;
    if (JSON.stringify(job.permissions) !== JSON.stringify(wanted)) faults.push(`${name}: permissions`);
    if (signsIn && !job.environment) faults.push(`${name}: no environment`);
    if (!job['timeout-minutes']) faults.push(`${name}: no end`);
    if (job.needs && !(job.needs in workflow.jobs)) faults.push(`${name}: needs what isn’t there`);
    for (const step of job.steps) faults.push(...findStepFaults(step).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

function findStepFaults({ uses, run, with: inputs }: Step): string[] {
  if ((uses === undefined) === (run === undefined)) return ['neither uses nor runs'];
  if (uses !== undefined) {
    return [
      ...(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses) ? [] : [`${uses} is not pinned to a commit`]),
      ...(uses.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false
        ? ['leaves its token behind']
        : []),
      ...('credentials_json' in (inputs ?? {}) ? ['uses a key'] : []),
    ];
  }
  const [, script] = /^npm (?:run )?([\w:]+)/.exec(run!) ?? [];
  return [
    ...(script !== undefined && script in scripts ? [] : [`${run} is no command of ours`]),
    // A title or a branch would be read as a command.
    ...(run!.includes('${{') ? [`${run} puts text of others into a command`] : []),
    ...(/\b(echo|printenv|cat|set -x)\b/.test(run!) ? [`${run} may print what nobody should read`] : []),
  ];
}

describe('the CI workflows', () => {
  it.each(files)('run only our commands with minimal permissions and pinned actions in %s', (_file, text) => {
    expect(findFaults(text)).toEqual([]);
  });

  it.each([
    ['an action by its tag', /actions\/checkout@\S+/, 'actions/checkout@v4', /not pinned/],
    ['more rights', 'contents: read', 'contents: write', /permissions/],
    ['a command that isn’t there', 'npm run deploy', 'npm run deplow', /no command of ours/],
    ['text of others in a command', '-- staging all', '-- ${{ github.head_ref }} all', /text of others/],
    ['a key', 'workload_identity_provider:', 'credentials_json:', /uses a key/],
    ['a secret', 'vars.DEPLOY', 'secrets.DEPLOY', /uses a secret/],
    ['no end', /timeout-minutes: \d+/, 'continue-on-error: true', /no end/],
    ['a kept token', 'persist-credentials: false', 'persist-credentials: true', /token behind/],
  ])('fail the check with %s', (_what, from, to, fault) => {
    const [, text] = files.find(([file]) => file === 'release.yml')!;
    const worse = text.replace(from, to);
    expect(worse).not.toBe(text);
    expect(findFaults(worse).join('\n')).toMatch(fault);
  });

  it('test what a pull request changes and deploy a preview of it', () => {
    const { jobs, on } = Object.fromEntries(workflows)['pull-request.yml']!;
    expect(Object.keys(on)).toEqual(['pull_request']);
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands).toEqual([
      'npm run test:affected -- --since "$BASE"',
      'npm run preview -- staging "$CHANNEL"',
    ]);
  });

  it('audit the packages every week', () => {
    const { jobs, on } = Object.fromEntries(workflows)['audit.yml']!;
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }] });
    expect(jobs['audit']!.steps.at(-1)).toEqual({ run: 'npm run audit' });
  });

  it('release to staging and then to production, each in its own environment', () => {
    const { jobs } = Object.fromEntries(workflows)['release.yml']!;
    const order = Object.entries(jobs).map(([name, { needs, environment }]) => [name, needs, environment]);
    expect(order).toEqual([
      ['test', undefined, undefined],
      ['staging', 'test', 'staging'],
      ['production', 'staging', 'production'],
    ]);
  });
});

describe('a preview deployment', () => {
  const addresses = {
    shell: 'https://tarjetas--pr-7-abc.web.app',
    'user-app': 'https://tarjetas-user--pr-7-def.web.app/',
    'admin-app': 'https://tarjetas-admin--pr-7-ghi.web.app',
    'public-card': 'https://tarjetas-card--pr-7-jkl.web.app',
  };

  it('is built for its channels’ addresses and no other setting of its target', () => {
    const settings = { FIREBASE_PROJECT_ID: 'tarjetas', SHELL_ORIGIN: 'https://app.ejemplo.com' };
    expect(previewSettings(settings, addresses)).toEqual({
      FIREBASE_PROJECT_ID: 'tarjetas',
      SHELL_ORIGIN: 'https://tarjetas--pr-7-abc.web.app',
      USER_APP_ORIGIN: 'https://tarjetas-user--pr-7-def.web.app',
      ADMIN_APP_ORIGIN: 'https://tarjetas-admin--pr-7-ghi.web.app',
      PUBLIC_CARD_ORIGIN: 'https://tarjetas-card--pr-7-jkl.web.app',
    });
    expect(() => previewSettings(settings, { ...addresses, shell: '' })).toThrow('shell');
  });

  it('reads its address and an error from the CLI’s answer', () => {
    const made = { status: 'success', result: { url: addresses.shell, expireTime: '2026-11-30T00:00:00Z' } };
    expect(addressIn(JSON.stringify(made))).toBe(addresses.shell);
    expect(() => addressIn('{"status":"error","error":"no such site"}')).toThrow('no such site');
  });
});
