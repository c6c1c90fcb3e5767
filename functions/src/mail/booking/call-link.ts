/** Hosts of services for video calls that mail may link to: every page of theirs is a call, whoever made it. */
const CALL_HOSTS = [
  'meet.google.com',
  'zoom.us',
  'teams.microsoft.com',
  'teams.live.com',
  'whereby.com',
  'meet.jit.si',
  'webex.com',
  'facetime.apple.com',
];

/**
 * Returns a video call's address when it is that of a well-known service; empty otherwise, since our mail must not lead
 * to arbitrary pages.
 */
export function callLink(detail: string): string {
  const text = detail.trim();
  if (!URL.canParse(text)) return '';
  const { protocol, host, href } = new URL(text);
  const isKnown = CALL_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
  return protocol === 'https:' && isKnown ? href : '';
}
