import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerError } from 'smtp-server';

/** A received mail: the recipients of its envelope, its source and its parsed content. */
export interface ReceivedMail {
  to: string[];
  source: string;
  email: Email;
}

/** Returns an SMTP error from its line, such as `550 5.1.1 No such user`. */
function answer(line: string): SMTPServerError {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}

/** A mail server for tests, which stores the mail that it receives. */
export interface MailSink {
  url: () => string;
  received: ReceivedMail[];
  /** Errors that it answers to a recipient and after a mail; missing ones mean success. */
  answers: { recipient?: string; taken?: string };
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** Creates a mail server without starting it; it keeps its port when it is closed and opened again. */
export function aMailSink(): MailSink {
  let server: SMTPServer | null = null;
  let port = 0;
  const sink: MailSink = {
    url: () => `smtp://127.0.0.1:${port}`,
    received: [],
    answers: {},
    async open() {
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onRcptTo: (_address, _session, callback) =>
          callback(sink.answers.recipient ? answer(sink.answers.recipient) : null),
        async onData(stream, session, callback) {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          const source = Buffer.concat(chunks).toString();
          const to = session.envelope.rcptTo.map(({ address }) => address);
          sink.received.push({ to, source, email: await PostalMime.parse(source) });
          callback(sink.answers.taken ? answer(sink.answers.taken) : null);
        },
      });
      const listening = server.listen(port, '127.0.0.1');
      await new Promise((resolve) => listening.once('listening', resolve));
      port = (listening.address() as AddressInfo).port;
    },
    async close() {
      await new Promise<void>((resolve) => server!.close(resolve));
    },
  };
  return sink;
}
