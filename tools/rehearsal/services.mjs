import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AT_START, FRAMEWORK, readableLine, untilListening } from '../../scripts/stack/function-services.mjs';
import { startWatchedPart } from '../../scripts/lib/processes.mjs';
import { projectVariables } from './codebases.mjs';

/** Variables of ours that a service of production has as well; nothing else of this process reaches it. */
const INHERITED = ['PATH', 'HOME', 'TZ', 'LANG'];

/**
 * Starts the services of uploaded codebases as Cloud Run does: a process each, with the variables and the secrets of production and no
 * other, and no flag of an emulator.
 *
 * @param {object} options
 * @param {string} options.folder - For logs and pids.
 * @param {{ project: string, bucket: string }} options.owner
 * @param {Record<string, string>} options.secrets - Of Secret Manager.
 * @param {Record<string, string>} options.network - Variables by which a process finds Google's hosts here.
 * @param {string} options.preload - Module that does so.
 * @param {(line: string) => void} options.report
 */
export function cloudServices({ folder, owner, secrets, network, preload, report }) {
  const socketFolder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const running = new Map();
  let starts = 0;

  const environmentOf = (name, codebase, service, revision) => ({
    ...Object.fromEntries(Object.keys(process.env).map((variable) => [variable, undefined])),
    ...Object.fromEntries(INHERITED.map((variable) => [variable, process.env[variable]])),
    ...codebase.parameters,
    ...Object.fromEntries(
      service.secrets.map((secret) => {
        if (!secrets[secret]) throw new Error(`Secret Manager has no ${secret}, which ${name} needs`);
        return [secret, secrets[secret]];
      }),
    ),
    ...projectVariables(owner),
    ...{ K_SERVICE: name, K_CONFIGURATION: name, K_REVISION: `${name}-${revision}` },
    ...{ FUNCTION_TARGET: name, FUNCTION_SIGNATURE_TYPE: 'http', NODE_ENV: 'production' },
    NODE_OPTIONS: `--max-old-space-size=${service.memoryMb}`,
    ...network,
  });

  const start = (name, codebase) => {
    const service = codebase.services[name];
    starts += 1;
    // A path of a socket may be some hundred characters at most.
    const socket = join(socketFolder, `${name}-${starts}.sock`);
    const part = startWatchedPart({
      ...{ name, folder, report, cwd: codebase.folder },
      args: [
        ...['--enable-source-maps', '--require', preload, FRAMEWORK],
        ...[`--target=${name}`, `--source=${codebase.folder}`, `--port=${socket}`],
      ],
      env: environmentOf(name, codebase, service, starts),
      onLine: (line) => {
        const readable = AT_START.test(line) ? null : readableLine(line);
        if (readable !== null) report(`[${name}] ${readable}`);
      },
      beforeStart: () => rmSync(socket, { force: true }),
    });
    return { part, socket, service, ready: untilListening(socket, part.failure) };
  };

  return {
    /** Starts the services of a codebase; those of the release before end once the new ones listen. */
    async release(codebase) {
      const started = new Map(Object.keys(codebase.services).map((name) => [name, start(name, codebase)]));
      await Promise.all([...started.values()].map(({ ready }) => ready));
      const replaced = [...started.keys()].flatMap((name) => running.get(name) ?? []);
      for (const [name, service] of started) running.set(name, service);
      await Promise.all(replaced.map(({ part }) => part.stop('SIGTERM')));
    },

    /** Returns the socket of a service; `null` for one that isn't there. */
    socketOf: (name) => running.get(name)?.socket ?? null,

    /** Reports whether anybody may call a service. */
    isPublic: (name) => running.get(name)?.service.isPublic === true,

    parts: () => [...running.values()].map(({ part }) => ({ name: part.name, pid: part.pid() })),

    async stop() {
      await Promise.all([...running.values()].map(({ part }) => part.stop('SIGTERM')));
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}
