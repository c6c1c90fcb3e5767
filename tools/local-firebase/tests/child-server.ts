import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = join(__dirname, '../src/cli.ts');

/** A server in a process of its own, to be killed. */
export interface ChildServer {
  readonly address: string;
  kill(): Promise<void>;
}

/** A folder for data that is gone after the tests of a file, and the servers on it. */
export class ChildServers {
  private readonly children: ChildProcess[] = [];
  private readonly folders: string[] = [];

  static forFile(): ChildServers {
    const servers = new ChildServers();
    afterAll(() => {
      for (const child of servers.children) child.kill('SIGKILL');
      for (const folder of servers.folders) rmSync(folder, { recursive: true, force: true });
    });
    return servers;
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'local-firebase-'));
    this.folders.push(folder);
    return folder;
  }

  /**
   * Starts a server on a folder and waits until it is ready.
   *
   * @param fileBlocks - The largest file that it may write, in blocks of the shell: a disk that is full.
   */
  async start(data: string, fileBlocks?: number): Promise<ChildServer> {
    const args = ['--import', 'tsx', CLI, '--port', '0', '--data', data, '--quiet'];
    const child =
      fileBlocks === undefined
        ? spawn(process.execPath, args, { stdio: 'pipe' })
        : spawn('sh', ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...args], {
            stdio: 'pipe',
          });
    this.children.push(child);
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const note = (chunk: Buffer) => {
        output += String(chunk);
        const ready = /ready: Firestore (http:\/\/[\d.:]+)/.exec(output);
        if (ready) resolve(ready[1]!);
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      void exited.then(() => reject(new Error(`The server ended: ${output}`)));
    });
    return {
      address,
      kill: () => {
        child.kill('SIGKILL');
        return exited;
      },
    };
  }
}

const DOCUMENTS = 'projects/demo-faults/databases/(default)/documents';

/** Calls the REST API; returns OK or the name of the error, and rejects when the server didn't survive the call. */
export async function post<Body>(
  { address }: ChildServer,
  verb: string,
  body: unknown,
): Promise<{ status: string; message: string; body: Body }> {
  const response = await fetch(`${address}/v1/${DOCUMENTS}:${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { error?: { status: string; message: string } };
  return { status: json.error?.status ?? 'OK', message: json.error?.message ?? '', body: json as Body };
}

/** Sets documents, by path and number, in one commit; null deletes. */
export function commit(server: ChildServer, numbers: Record<string, number | null>, filler = '') {
  const writes = Object.entries(numbers).map(([path, n]) => {
    const name = `${DOCUMENTS}/${path}`;
    const fields = { n: { integerValue: String(n) }, filler: { stringValue: filler } };
    return n === null ? { delete: name } : { update: { name, fields } };
  });
  return post(server, 'commit', { writes });
}

/** Returns the numbers of all documents of a collection, by id. */
export async function numbersIn(server: ChildServer, collectionId: string): Promise<Record<string, number>> {
  const { body } = await post<{ document?: { name: string; fields: { n: { integerValue: string } } } }[]>(
    server,
    'runQuery',
    { structuredQuery: { from: [{ collectionId }] } },
  );
  return Object.fromEntries(
    body.flatMap(({ document }) =>
      document
        ? [[document.name.slice(document.name.lastIndexOf('/') + 1), Number(document.fields.n.integerValue)]]
        : [],
    ),
  );
}
