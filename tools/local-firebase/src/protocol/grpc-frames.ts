import { MAX_REQUEST_BYTES } from '../store/limits';
import { invalidArgument } from '../store/status';

const HEADER_BYTES = 5;

/** Cuts the bytes of a gRPC call into messages. */
export class GrpcFrames {
  private pending: Buffer = Buffer.alloc(0);

  *push(chunk: Buffer): Iterable<Buffer> {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    while (this.pending.length >= HEADER_BYTES) {
      if (this.pending[0] !== 0) throw invalidArgument('Compressed messages are not supported.');
      const length = this.pending.readUInt32BE(1);
      if (length > MAX_REQUEST_BYTES) {
        throw invalidArgument(`A request has at most ${MAX_REQUEST_BYTES} bytes.`);
      }
      if (this.pending.length < HEADER_BYTES + length) return;
      const message = this.pending.subarray(HEADER_BYTES, HEADER_BYTES + length);
      this.pending = this.pending.subarray(HEADER_BYTES + length);
      yield message;
    }
  }
}

/** Puts the gRPC header before an uncompressed message. */
export function frame(message: Uint8Array): Buffer {
  const framed = Buffer.alloc(HEADER_BYTES + message.length);
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, HEADER_BYTES);
  return framed;
}
