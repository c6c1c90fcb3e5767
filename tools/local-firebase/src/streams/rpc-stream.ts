import type { StatusError } from '../store/status';

/** The server's end of one bidirectional stream, whatever carries it. */
export interface StreamTransport<Response> {
  send(message: Response): void;
  /** Ends the stream with an error; nothing may be sent after. */
  fail(status: StatusError): void;
}

/** Handler of a stream's messages, which a transport calls in order, and of its end. */
export interface StreamHandler<Request> {
  onMessage(message: Request): void;
  onClose(): void;
}
