import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { bucket } from './firebase';
import { openLocalProject } from './testing/local-project';

openLocalProject();

/** Starts a proxy of Storage that cuts the first connection once a request has come over it. */
async function cutOnce(): Promise<{ server: Server; cuts: () => number }> {
  const storage = new URL(`http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`);
  let cuts = 0;
  const server = createServer((from) => {
    if (cuts === 0) {
      from.once('data', () => {
        cuts += 1;
        from.resetAndDestroy();
      });
      return;
    }
    const to = connect(Number(storage.port), storage.hostname);
    from.pipe(to).pipe(from);
    for (const end of [from, to]) end.on('error', () => [from, to].forEach((socket) => socket.destroy()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, cuts: () => cuts };
}

it('an upload is retried when its connection is lost', async () => {
  const { server, cuts } = await cutOnce();
  const file = bucket().file('cards/ana/foto.txt');
  file.storage.apiEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await file.save('hola', { resumable: false });
    expect(cuts()).toBe(1);
    expect((await file.download())[0].toString()).toBe('hola');
  } finally {
    server.close();
  }
});
