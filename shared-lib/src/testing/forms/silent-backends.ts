import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { localEndpoints } from '../../platform/config';
import { chooseEndpoints } from '../../client/data';

/** Behaviour of a connection: it is cut, as without a network, or stays open without an answer. */
export type Silence = 'cut' | 'waiting';

/** Points the SDKs to a server that never answers, for a whole test file, as the SDKs keep their first addresses. */
export function openSilentBackends() {
  const open = new Set<Socket>();
  let server: Server;
  let silence: Silence = 'cut';
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (silence === 'cut') return void socket.destroy();
      open.add(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const local = localEndpoints(0);
    const emulators = { ...local.emulators!, auth: port, firestore: port, functions: port, storage: port };
    chooseEndpoints({ ...local, emulators });
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    /** Sets the behaviour of connections from now on. */
    be(chosen: Silence): void {
      silence = chosen;
    },
    /** Cuts the open connections. */
    cut(): void {
      for (const socket of open) socket.destroy();
      open.clear();
    },
  };
}
