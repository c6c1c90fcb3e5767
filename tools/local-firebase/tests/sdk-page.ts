import { createServer, type Server } from 'node:http';
import { build } from 'esbuild';

/** A web page with a script of its own, served from another port than the server under test. */
export interface SdkPage {
  address: string;
  close(): void;
}

/** Bundles a script with the unmodified SDK, as a page would have it, and serves it. */
export async function serveSdkPage(script: string): Promise<SdkPage> {
  const bundle = await build({
    stdin: { contents: script, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['browser'],
  });
  const page = '<!doctype html><link rel="icon" href="data:,"><script src="/page.js"></script>';
  const server: Server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? bundle.outputFiles[0]!.text : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { address, close: () => server.close() };
}
