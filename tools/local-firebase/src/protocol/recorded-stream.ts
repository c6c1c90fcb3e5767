import type { Caller } from '../service/caller';
import type { RequestLog } from '../service/request-log';
import { describeRequest } from '../service/request-path';
import { STATUS_CODES } from '../store/status';
import type { ListenRequest, ListenResponse } from '../streams/listen-messages';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';
import type { WriteRequest, WriteResponse } from '../streams/write-stream';

/** A message to either stream: what the other one's have is missing. */
export type StreamRequest = ListenRequest & WriteRequest;
export type StreamResponse = ListenResponse | WriteResponse;

const STATUS_NAMES = Object.keys(STATUS_CODES);

/**
 * Records each request inside a stream: a new target, a batch of writes. A stream answers
 * while it handles a message, so that what the caller costs meanwhile belongs to that message.
 */
export function recordedStream(
  requests: RequestLog,
  caller: Caller,
  transport: StreamTransport<StreamResponse>,
  open: (caller: Caller, transport: StreamTransport<StreamResponse>) => StreamHandler<StreamRequest>,
): StreamHandler<StreamRequest> {
  const recorded = { ...caller };
  let failure: string | undefined;
  const stream = open(recorded, {
    send(message) {
      const cause = 'targetChange' in message ? message.targetChange?.cause : undefined;
      if (cause) failure = STATUS_NAMES[cause.code];
      transport.send(message);
    },
    fail(status) {
      failure = status.status;
      transport.fail(status);
    },
  });
  return {
    onMessage(message) {
      const { writes, addTarget } = message;
      if (!addTarget && !writes?.length) {
        stream.onMessage(message);
        return;
      }
      failure = undefined;
      const record = requests.begin(caller, addTarget ? 'Listen' : 'Write', describeRequest(message));
      recorded.record = record;
      try {
        stream.onMessage(message);
      } finally {
        recorded.record = undefined;
        requests.end(record, failure);
      }
    },
    onClose: () => stream.onClose(),
  };
}
