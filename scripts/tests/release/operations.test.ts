import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_TABLE } from '../../../build/server/services';
import { ROOT } from '../run-module';

const FOLDER = join(ROOT, 'deployments/monitoring');
const RUNBOOKS = readFileSync(join(ROOT, 'docs/operations/runbooks.md'), 'utf8');

interface Policy {
  displayName: string;
  documentation: { content: string };
  conditions: Record<string, { filter?: string }>[];
}

const policies = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Policy] => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Policy]);

describe('monitoring', () => {
  it.each(policies)('watches an existing service and links to a runbook in %s', (_name, policy) => {
    const filters = policy.conditions.flatMap((condition) =>
      Object.values(condition).flatMap(({ filter }) => filter ?? []),
    );
    expect(filters).toHaveLength(policy.conditions.length);
    for (const filter of filters) {
      const service = /service_name="(\w+)"/.exec(filter)?.[1];
      expect(Object.keys(SERVICE_TABLE)).toContain(service);
    }
    const runbook = policy.documentation.content.split(', ')[1]!;
    expect(RUNBOOKS.toLowerCase()).toContain(`## ${runbook}`);
  });

  it('alerts when either of the periodic services is silent', () => {
    const absent = policies.filter(([, { conditions }]) => 'conditionAbsent' in conditions[0]!);
    expect(absent.map(([name]) => name).sort()).toEqual(['jobs-silent.json', 'mail-silent.json']);
  });
});

describe('the runbooks', () => {
  it('name the product’s alerts about itself', () => {
    for (const alert of ['job-late', 'service-silent', 'mail-failed', 'mail-not-configured'])
      expect(RUNBOOKS).toContain(`\`${alert}\``);
  });

  it('cover the expected incidents', () => {
    for (const title of [
      'Mail doesn',
      'A bad release',
      'Rules that',
      'A secret',
      'A quota',
      'A wave of abuse',
      'Nobody can administer',
    ])
      expect(RUNBOOKS).toContain(`## ${title}`);
  });
});
