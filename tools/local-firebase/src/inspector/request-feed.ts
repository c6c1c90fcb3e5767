import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestLog } from '../service/request-log';
import type { RequestRecord } from '../service/request-record';

const KEEP_ALIVE_MILLIS = 15_000;
/** Most bytes that wait for a page, which is then dropped; it reconnects and continues where it was. */
const MAX_WAITING_BYTES = 1_000_000;

/** Sends the latest requests and then each one as it ends, as Server-Sent Events. */
export function streamRequests(
  requests: RequestLog,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Content-Type-Options': 'nosniff' });
  response.flushHeaders();
  const send = (record: RequestRecord) => {
    response.write(`id: ${record.id}\ndata: ${JSON.stringify(record)}\n\n`);
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  for (const record of requests.recent(Number(request.headers['last-event-id']) || 0)) send(record);
  const stop = requests.subscribe(send);
  const keepAlive = setInterval(() => response.write(': \n\n'), KEEP_ALIVE_MILLIS).unref();
  response.on('close', () => {
    clearInterval(keepAlive);
    stop();
  });
}
