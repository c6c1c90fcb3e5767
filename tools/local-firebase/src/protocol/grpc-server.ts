import { createServer, type Http2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { callerFrom } from '../service/caller';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';
import { ownValue } from '../store/plain-objects';
import { invalidArgument, StatusError, toStatusError } from '../store/status';
import { GrpcFrames, frame } from './grpc-frames';
import { messageType, readProto, writeProto } from './json-codec';
import { UNARY_METHODS, type UnaryMethod, type UnaryRequest } from './methods';
import type { StreamRequest } from './recorded-stream';
import type { RpcBackend } from './rpc-backend';

const SERVICE_PATH = '/google.firestore.v1.Firestore/';
const HEADERS = {
  ':status': 200,
  'content-type': 'application/grpc+proto',
  'grpc-accept-encoding': 'identity',
};

/** Serves gRPC over cleartext HTTP/2, which the Node SDK and the Admin SDK speak. */
export function createGrpcServer(backend: RpcBackend): Http2Server {
  const server = createServer({ settings: { maxConcurrentStreams: 1000, initialWindowSize: 1024 * 1024 } });
  server.on('stream', (stream, headers) => new GrpcCall(backend, stream, headers));
  server.on('session', (session) => session.on('error', () => session.destroy()));
  server.on('sessionError', () => {});
  return server;
}

/**
 * Only what is not printable ASCII is encoded, and the percent sign: the clients decode no more than that.
 * Source: the `Percent-Encoded` rule of grpc.io's HTTP/2 protocol.
 */
function encodeMessage(message: string): string {
  return Buffer.from(message)
    .toString()
    .replace(/[^ -$&-~]/gu, encodeURIComponent);
}

/** One call: from its headers to its trailers. */
class GrpcCall {
  private ended = false;
  private handler: StreamHandler<StreamRequest> | undefined;

  constructor(
    private readonly backend: RpcBackend,
    private readonly stream: ServerHttp2Stream,
    private readonly headers: IncomingHttpHeaders,
  ) {
    stream.on('error', () => this.close());
    stream.on('close', () => this.close());
    const path = headers[':path'] ?? '';
    const name = path.startsWith(SERVICE_PATH) ? path.slice(SERVICE_PATH.length) : '';
    const method = ownValue<UnaryMethod>(UNARY_METHODS, name);
    if (name === 'Listen' || name === 'Write') this.serveStream(name);
    else if (method) this.serveUnary(name, method);
    else this.fail(new StatusError('UNIMPLEMENTED', `local-firebase does not serve ${path}.`));
  }

  private serveUnary(name: string, method: UnaryMethod): void {
    const messages: Buffer[] = [];
    this.receive(
      (message) => messages.push(message),
      () => {
        void this.answer(async () => {
          const [message, ...others] = messages;
          if (!message || others.length > 0) throw invalidArgument('Expected exactly one message.');
          const request = readProto<UnaryRequest>(messageType(method.request), message);
          const result = await this.backend.call(name, method, this.caller(), request);
          const type = messageType(method.response);
          const results: unknown[] = Array.isArray(result) ? result : [result];
          return results.map((message) => frame(writeProto(type, message)));
        });
      },
    );
  }

  private serveStream(name: 'Listen' | 'Write'): void {
    const requestType = messageType(`${name}Request`);
    const responseType = messageType(`${name}Response`);
    const transport: StreamTransport<unknown> = {
      send: (message) => this.write(writeProto(responseType, message)),
      fail: (status) => this.fail(status),
    };
    this.handler = this.backend.openStream(name, this.caller(), transport);
    this.stream.respond(HEADERS, { waitForTrailers: true });
    this.receive(
      (message) => {
        try {
          this.handler?.onMessage(readProto(requestType, message));
        } catch (error) {
          this.fail(toStatusError(error));
        }
      },
      () => this.finish(undefined),
    );
  }

  private receive(onMessage: (message: Buffer) => void, onEnd: () => void): void {
    const frames = new GrpcFrames();
    this.stream.on('data', (chunk: Buffer) => {
      if (this.ended) return;
      try {
        for (const message of frames.push(chunk)) onMessage(message);
      } catch (error) {
        this.fail(toStatusError(error));
      }
    });
    this.stream.on('end', () => {
      if (!this.ended) onEnd();
    });
  }

  /** Sends all messages of an answer in one piece, with its end. */
  private async answer(work: () => Promise<Buffer[]>): Promise<void> {
    try {
      this.finish(undefined, await work());
    } catch (error) {
      this.fail(toStatusError(error));
    }
  }

  private caller() {
    return callerFrom(this.headers);
  }

  private write(message: Uint8Array): void {
    if (this.ended || this.stream.destroyed) return;
    this.stream.write(frame(message));
  }

  private fail(status: StatusError): void {
    this.finish(status);
  }

  /** @param last - Messages to send before the end. */
  private finish(status: StatusError | undefined, last: readonly Buffer[] = []): void {
    if (this.ended) return;
    this.close();
    if (this.stream.destroyed || this.stream.closed) return;
    const trailers = {
      'grpc-status': String(status?.code ?? 0),
      ...(status && { 'grpc-message': encodeMessage(status.message) }),
    };
    if (!this.stream.headersSent) {
      if (last.length === 0) {
        this.stream.respond({ ...HEADERS, ...trailers }, { endStream: true });
        return;
      }
      this.stream.respond(HEADERS, { waitForTrailers: true });
    }
    this.stream.on('wantTrailers', () => this.stream.sendTrailers(trailers));
    if (last.length === 0) this.stream.end();
    else this.stream.end(Buffer.concat(last));
  }

  private close(): void {
    this.ended = true;
    this.handler?.onClose();
    this.handler = undefined;
  }
}
