import { randomBytes } from 'node:crypto';
import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import { toStatusError } from '../store/status';
import type { Write, WriteResult } from '../store/writes';
import type { StreamHandler, StreamTransport } from './rpc-stream';

export interface WriteRequest {
  database?: string;
  streamToken?: string;
  writes?: Write[];
}

export interface WriteResponse {
  streamId?: string;
  streamToken: string;
  writeResults?: WriteResult[];
  commitTime?: string;
}

/**
 * The Write RPC: a handshake, then one answer per batch, in order.
 *
 * After an error everything else on the stream is ignored: the client has pipelined the batches that
 * follow and sends them again on a new stream, so carrying them out here would apply them twice.
 */
export class WriteStream implements StreamHandler<WriteRequest> {
  private databaseName: string | undefined;
  private failed = false;
  private sequence = 0;

  constructor(
    private readonly service: FirestoreService,
    private readonly caller: Caller,
    private readonly transport: StreamTransport<WriteResponse>,
  ) {}

  onMessage(request: WriteRequest): void {
    if (this.failed) return;
    try {
      if (this.databaseName !== undefined) this.write(this.databaseName, request);
      else this.shakeHands(request);
    } catch (error) {
      this.failed = true;
      this.transport.fail(toStatusError(error));
    }
  }

  onClose(): void {
    this.failed = true;
  }

  private shakeHands(request: WriteRequest): void {
    // A refused database is reported with the first write: clients repeat a refused handshake for ever.
    this.databaseName = request.database ?? '';
    this.transport.send({ streamId: randomBytes(8).toString('hex'), streamToken: this.nextToken() });
  }

  private write(databaseName: string, request: WriteRequest): void {
    const database = this.service.database(databaseName);
    const response = this.service.applyWrites(this.caller, database, request.writes ?? []);
    this.transport.send({ streamToken: this.nextToken(), ...response });
  }

  private nextToken(): string {
    return Buffer.from(String(this.sequence++)).toString('base64');
  }
}
