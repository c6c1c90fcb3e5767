import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { toStatusError, StatusError } from '../store/status';
import type { ControlEndpoints } from './control';
import { ConnectionShares } from './connection-share';
import { createGrpcServer } from './grpc-server';
import { allowOrigin, answerPreflight, createHttpServer, sendError } from './http';
import { serveRest } from './rest';
import type { RpcBackend } from './rpc-backend';
import { WebChannelServer } from './webchannel';

/** First bytes of an HTTP/2 client with prior knowledge. */
const HTTP2_PREFACE = 'PRI';

/** One port for everything: REST, WebChannel and control over HTTP/1.1, gRPC over HTTP/2. */
export class FirestoreServer {
  private readonly sockets = new Set<Socket>();
  private readonly shares = new ConnectionShares();
  private readonly webChannel: WebChannelServer;
  private readonly server: Server;

  constructor(
    private readonly backend: RpcBackend,
    private readonly control: ControlEndpoints,
  ) {
    this.webChannel = new WebChannelServer(backend, this.shares);
    const http = createHttpServer((request, response) => void this.serve(request, response));
    const grpc = createGrpcServer(backend);
    this.server = createSocketServer((socket) => {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.sockets.delete(socket));
      socket.once('readable', () => {
        const first: Buffer | null = socket.read();
        if (first === null) return;
        socket.unshift(first);
        const isHttp2 = first.subarray(0, HTTP2_PREFACE.length).toString('latin1') === HTTP2_PREFACE;
        (isHttp2 ? grpc : http).emit('connection', socket);
      });
    });
  }

  /** Listens on loopback and answers the port. */
  listen(port: number): Promise<number> {
    return listenOnLoopback(this.server, port);
  }

  async close(): Promise<void> {
    this.webChannel.close();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.shares.add(request, response);
    try {
      allowOrigin(request, response);
      if (request.method === 'OPTIONS') {
        answerPreflight(request, response);
        return;
      }
      const url = parseUrl(request.url);
      const served =
        (await this.webChannel.serve(url, request, response)) ||
        (await serveRest(this.backend, url, request, response)) ||
        (await this.control.serve(url, request, response));
      if (!served)
        throw new StatusError('NOT_FOUND', `Nothing is served at ${request.method} ${url.pathname}.`);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendError(response, toStatusError(error));
    }
  }
}

/** Parses any address that a client can send; an invalid one becomes a URL at which nothing is served. */
export function parseUrl(address = '/'): URL {
  try {
    return new URL(address, 'http://localhost');
  } catch {
    return new URL('http://localhost/invalid');
  }
}

export function listenOnLoopback(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
