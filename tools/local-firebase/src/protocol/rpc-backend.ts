import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import type { RequestLog } from '../service/request-log';
import { describeRequest } from '../service/request-path';
import type { ListenHub } from '../streams/listen-hub';
import { ListenStream } from '../streams/listen-stream';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';
import { WriteStream } from '../streams/write-stream';
import type { UnaryMethod, UnaryRequest } from './methods';
import { recordedStream, type StreamRequest, type StreamResponse } from './recorded-stream';

/** Handles the calls of every transport: unary calls and the two streams. */
export class RpcBackend {
  constructor(
    readonly service: FirestoreService,
    private readonly hub: ListenHub,
    private readonly requests: RequestLog,
  ) {}

  /** Carries out a unary call, and records it under its RPC name. */
  call(rpc: string, method: UnaryMethod, caller: Caller, request: UnaryRequest): Promise<unknown> {
    return this.requests.run(caller, rpc, describeRequest(request), (recorded) =>
      method.call(this.service, recorded, request),
    );
  }

  openStream(
    name: 'Listen' | 'Write',
    caller: Caller,
    transport: StreamTransport<StreamResponse>,
  ): StreamHandler<StreamRequest> {
    return recordedStream(this.requests, caller, transport, (recorded, result) =>
      name === 'Listen'
        ? new ListenStream(this.service, this.hub, recorded, result)
        : new WriteStream(this.service, recorded, result),
    );
  }
}
