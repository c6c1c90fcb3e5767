import type { Caller } from '../service/caller';
import type { RequestLog } from '../service/request-log';
import { describeRequest } from '../service/request-path';
import { STATUS_CODES } from '../store/status';
import type { StreamHandler, StreamTransport } from '../streams/rpc-stream';

interface StreamRequest {
  writes?: unknown[];
  addTarget?: unknown;
}

const STATUS_NAMES = Object.keys(STATUS_CODES);

/**
 * Keeps a record of each request inside a stream: a new target, a batch of writes. A stream answers
 * while it handles a message, so that what the caller costs meanwhile belongs to that message.
 */
export function recordedStream(
  requests: RequestLog,
  caller: Caller,
  transport: StreamTransport<unknown>,
  open: (caller: Caller, transport: StreamTransport<unknown>) => StreamHandler<never>,
): StreamHandler<unknown> {
  const recorded = { ...caller };
  let failure: string | undefined;
  const stream = open(recorded, {
    send(message) {
      const { cause } = (message as { targetChange?: { cause?: { code: number } } }).targetChange ?? {};
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
      const { writes, addTarget } = message as StreamRequest;
      if (!addTarget && !writes?.length) {
        stream.onMessage(message as never);
        return;
      }
      failure = undefined;
      const record = requests.begin(
        caller,
        addTarget ? 'Listen' : 'Write',
        describeRequest(message as object),
      );
      recorded.record = record;
      try {
        stream.onMessage(message as never);
      } finally {
        recorded.record = undefined;
        requests.end(record, failure);
      }
    },
    onClose: () => stream.onClose(),
  };
}
