import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import type { RequestLog } from '../service/request-log';
import { describeRequest } from '../service/request-path';
import type { ListenHub } from '../streams/listen-hub';
import { ListenStream } from '../streams/listen-stream';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';
import { WriteStream } from '../streams/write-stream';
import { UNARY_METHODS } from './methods';
import { recordedStream } from './recorded-stream';

/** Handles the calls of every transport: unary calls and the two streams. */
export class RpcBackend {
  constructor(
    readonly service: FirestoreService,
    private readonly hub: ListenHub,
    private readonly requests: RequestLog,
  ) {}

  /** Carries out a unary call by its RPC name, and keeps a record of it. */
  call(rpc: string, caller: Caller, request: unknown): Promise<unknown> {
    const { call } = UNARY_METHODS[rpc]!;
    return this.requests.run(caller, rpc, describeRequest(request as object), (recorded) =>
      call(this.service, recorded, request as never),
    );
  }

  openStream(
    name: 'Listen' | 'Write',
    caller: Caller,
    transport: StreamTransport<unknown>,
  ): StreamHandler<unknown> {
    return recordedStream(this.requests, caller, transport, (recorded, told) =>
      name === 'Listen'
        ? new ListenStream(this.service, this.hub, recorded, told)
        : new WriteStream(this.service, recorded, told),
    );
  }
}
