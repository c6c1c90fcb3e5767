import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose-mail';
import type { MailSettings } from './mail-settings';

/** How long the server may take for each step, in milliseconds: far less than a claimed mail is left to its worker. */
const TIMEOUT_MS = 10_000;

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Hands one mail to the server; throws when it isn't known to have taken it. */
export type SendMail = (mail: ComposedMail, messageId: string) => Promise<void>;

/** Sends through an SMTP server; a password never crosses the network in the clear. */
export function smtpSender({ smtpUrl }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // Nothing in a mail may name a file of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ calendar, ...mail }, messageId) => {
    await transport.sendMail({
      ...mail,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(calendar && { icalEvent: { ...calendar, filename: 'reserva.ics' } }),
    });
  };
}

/** What SMTP servers and nodemailer say of a failure. */
interface SendFailure {
  code?: string;
  command?: string;
  /** The server's last line, such as `550 5.1.1 No such user`. */
  response?: string;
}

/**
 * Whether this mail will never be taken because its address is none (RFC 3463: 5.1.x). A server that refuses for another
 * reason, or doesn't say which, may be set up wrongly, which is the operator's to mend.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, response = '' } = error as SendFailure;
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);
}

/** What keeps all mail from leaving, not this one only. */
const SERVER_TROUBLE: ReadonlySet<string> = new Set([
  'EAUTH',
  'ECONFIG',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Whether the next mail would fare no better. */
export function isServerTrouble(error: unknown): boolean {
  return SERVER_TROUBLE.has((error as SendFailure).code ?? '');
}
