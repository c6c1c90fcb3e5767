import { params } from '../../deployment-params';

/** Settings of the SMTP server; no mail is sent before both are set. */
export interface MailSettings {
  /** `smtps://user:password@host`, or `smtp://…:587` for a server that starts TLS. */
  smtpUrl: string;
  /** Address that all mail comes from. */
  from: string;
}

/** Reads `SMTP_URL` and `MAIL_FROM` of the deployment; `null` when one is missing. */
export function readMailSettings(): MailSettings | null {
  const smtpUrl = params.smtpUrl.value();
  const from = params.mailFrom.value();
  return smtpUrl === '' || from === '' ? null : { smtpUrl, from };
}
