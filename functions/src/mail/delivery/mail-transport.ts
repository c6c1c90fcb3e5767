import { createTransport } from 'nodemailer';
import { PRODUCT_NAME } from 'shared-lib/config';
import { errorCode } from 'shared-lib/model';
import { z } from 'zod';
import type { ComposedMail } from '../compose-mail';
import type { MailSettings } from './mail-settings';

/** Timeout of each step with the server, in milliseconds: far less than the lease of a claimed mail. */
const TIMEOUT_MS = 10_000;

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Hands one mail to the server; throws when it isn't certain that the server has taken it. */
export type SendMail = (mail: ComposedMail, messageId: string) => Promise<void>;

/** Sends through an SMTP server; a password is never sent unencrypted. */
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
  return async ({ calendar, unsubscribe, canPostUnsubscribe, ...mail }, messageId) => {
    await transport.sendMail({
      ...mail,
      messageId,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(canPostUnsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe, comment: PRODUCT_NAME } } }),
      ...(calendar && { icalEvent: { ...calendar, filename: 'reserva.ics' } }),
    });
  };
}

const failureSchema = z.object({
  command: z.string().optional(),
  /** Last line of the server, such as `550 5.1.1 No such user`. */
  response: z.string().optional(),
});

/** Returns what nodemailer says of an error; nothing for one that isn't its own. */
const failureOf = (error: unknown) => failureSchema.safeParse(error).data ?? {};

/**
 * Reports whether this mail can never be delivered because its address doesn't exist (RFC 3463: 5.1.x). A server that
 * refuses for another reason, or gives none, may be set up wrongly, which the operator can correct.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, response = '' } = failureOf(error);
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);
}

/** Reports whether an error is the server's answer, or its silence: one of ours has neither. */
export function isOfServer(error: unknown): boolean {
  return isServerTrouble(error) || failureOf(error).response !== undefined;
}

/** Error codes of problems that affect all mail, not only this one. */
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

/** Reports whether the next mail would fail for the same reason. */
export function isServerTrouble(error: unknown): boolean {
  return SERVER_TROUBLE.has(String(errorCode(error)));
}
