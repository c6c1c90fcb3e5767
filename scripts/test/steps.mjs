import { ROOT } from '../lib/paths.mjs';
import { areStopping, spawnInGroup } from '../lib/process-groups.mjs';

/**
 * Runs a command and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] - Beside ours.
 * @param {string} [options.cwd] - The repository's root unless given.
 * @param {(text: string) => void} [options.print] - Takes what the command prints; straight to the terminal unless given.
 * @returns {Promise<{ ok: boolean, status: number | null, output: string }>} `output` is empty without `print`.
 */
export function run(command, args, { env = {}, cwd = ROOT, print } = {}) {
  return new Promise((resolve) => {
    const child = spawnInGroup(command, args, {
      cwd,
      stdio: ['ignore', ...(print ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: { ...process.env, TZ: 'UTC', ...env },
    });
    const output = [];
    for (const stream of print ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output.push(text);
        print(text);
      });
    }
    child.on('error', (error) => resolve({ ok: false, status: null, output: error.message }));
    child.on('close', (status) => {
      // While everything is being stopped it stays pending: the caller would start the next command.
      if (!areStopping()) resolve({ ok: status === 0, status, output: output.join('') });
    });
  });
}

/**
 * Runs steps and counts what they prove.
 *
 * A step is `{ name, work }`. `work` takes `{ print }` and resolves to whether it passed, which counts as one check, or to
 * `{ passed, failed, tests, failures }` of its own counting; `tests` are `{ title, seconds }`, `failures` a line each. What it throws is
 * a failure.
 */
export class Steps {
  /** @param {string[] | null} only - Names of the steps that are wanted; all unless given. */
  constructor(only) {
    this.only = only;
    this.done = [];
  }

  isWanted(name) {
    return !this.only || this.only.includes(name);
  }

  /** Runs one step with the machine to itself; it prints as it goes. */
  async alone(name, work) {
    if (!this.isWanted(name)) return;
    console.log(`\n── ${name}`);
    await this.#finish(name, work, (text) => process.stdout.write(text), '');
  }

  /**
   * Runs steps side by side. Each prints all at once, when it is done.
   *
   * @param {{ name: string, work: Function }[]} steps - Those that take longest first.
   * @param {number} width - Steps at a time.
   */
  async together(steps, width = 2) {
    const waiting = steps.filter(({ name }) => this.isWanted(name));
    const takeNext = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const printed = [];
        await this.#finish(
          step.name,
          step.work,
          (text) => printed.push(text),
          `\n── ${step.name}\n`,
          printed,
        );
      }
    };
    await Promise.all(Array.from({ length: width }, takeNext));
  }

  async #finish(name, work, print, heading, printed = []) {
    const startedAt = Date.now();
    let outcome;
    try {
      outcome = await work({ print });
    } catch (error) {
      print(`${error instanceof Error ? error.message : error}\n`);
      outcome = false;
    }
    const counts =
      typeof outcome === 'boolean' ? { passed: Number(outcome), failed: Number(!outcome) } : outcome;
    const seconds = (Date.now() - startedAt) / 1000;
    this.done.push({ tests: [], failures: [], ...counts, name, seconds });
    process.stdout.write(heading + printed.join(''));
    console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)`);
  }

  get total() {
    const sum = (of) => this.done.reduce((total, step) => total + step[of], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  }
}

const SLOWEST = 20;

/** Formats how long each step took, and the tests that took longest. */
export function timeTable(done) {
  const steps = done.map(
    ({ name, seconds, passed, failed }) =>
      `${seconds.toFixed(1).padStart(8)} s  ${name} (${passed} passed, ${failed} failed)`,
  );
  const slowest = done
    .flatMap(({ name, tests }) => tests.map((test) => ({ ...test, step: name })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ step, title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${step}: ${title}`);
  return [
    ...['── times', ...steps],
    ...(slowest.length > 0 ? ['', `── the ${slowest.length} slowest tests`, ...slowest] : []),
  ].join('\n');
}

/** Formats what failed, a line each; empty where nothing did. Printed last, as the end is what people read first. */
export function failureTable(done) {
  const lines = done.flatMap(({ name, failed, failures }) =>
    failures.length > 0 || failed === 0 ? failures.map((line) => `  ${name}: ${line}`) : [`  ${name}`],
  );
  return lines.length > 0 ? ['── failures', ...lines].join('\n') : '';
}
