/** How mail leaves: none of it does before both are set. */
export interface MailSettings {
  /** `smtps://user:password@host`, or `smtp://…:587` for a server that starts TLS. */
  smtpUrl: string;
  /** The address that all mail comes from. */
  from: string;
}

/** What the deployment says, in `SMTP_URL` and `MAIL_FROM` (the build puts them into `dist/.env`); null for nothing. */
export function readMailSettings(env: NodeJS.ProcessEnv = process.env): MailSettings | null {
  const smtpUrl = env['SMTP_URL'] ?? '';
  const from = env['MAIL_FROM'] ?? '';
  return smtpUrl === '' || from === '' ? null : { smtpUrl, from };
}
