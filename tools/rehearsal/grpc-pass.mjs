import { connect, constants } from 'node:http2';

const { HTTP2_HEADER_STATUS, NGHTTP2_INTERNAL_ERROR } = constants;

/** Headers that belong to a connection, or are replaced. */
const OWN = new Set([':status', ':path', ':method', ':scheme', ':authority', 'host', 'connection']);

const others = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/**
 * Passes gRPC calls on to a server that speaks HTTP/2 without TLS, message for message.
 *
 * @param {string} origin - `http://127.0.0.1:8080`.
 */
export function grpcPass(origin) {
  let session = null;
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(origin);
    session.on('error', () => session?.destroy());
    return session;
  };
  return {
    /**
     * @param {import('node:http2').ServerHttp2Stream} stream
     * @param {Record<string, any>} headers - Of the call, as they are to be passed on.
     */
    pass(stream, headers) {
      const call = open().request({ ...others(headers), ':method': 'POST', ':path': headers[':path'] });
      const end = () => stream.destroyed || stream.close(NGHTTP2_INTERNAL_ERROR);
      let trailers = {};
      call.on('response', (answer, flags) => {
        const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
        const status = answer[HTTP2_HEADER_STATUS];
        if (stream.destroyed) return call.close();
        stream.respond(
          { ':status': status, ...others(answer) },
          { waitForTrailers: !isWhole, endStream: isWhole },
        );
        // Node's own listener would send an empty set, for requests that are answered by its other interface.
        stream.removeAllListeners('wantTrailers');
        stream.on('wantTrailers', () => stream.sendTrailers(trailers));
        if (!isWhole) call.pipe(stream);
      });
      call.on('trailers', (received) => {
        trailers = others(received);
      });
      call.on('error', end);
      stream.on('error', () => call.close());
      stream.on('close', () => call.close());
      stream.pipe(call);
    },
    close: () => session?.destroy(),
  };
}
