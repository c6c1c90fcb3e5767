import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import type { ListenHub } from '../streams/listen-hub';
import { ListenStream } from '../streams/listen-stream';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';
import { WriteStream } from '../streams/write-stream';

/** What the transports serve: unary calls and the two streams. */
export class RpcBackend {
  constructor(
    readonly service: FirestoreService,
    private readonly hub: ListenHub,
  ) {}

  openStream(
    name: 'Listen' | 'Write',
    caller: Caller,
    transport: StreamTransport<unknown>,
  ): StreamHandler<unknown> {
    const stream =
      name === 'Listen'
        ? new ListenStream(this.service, this.hub, caller, transport)
        : new WriteStream(this.service, caller, transport);
    return stream as StreamHandler<unknown>;
  }
}
