import { resolveEndpoints } from 'shared-lib/config';

const withoutSlash = (origin: string) => origin.replace(/\/$/, '');

/**
 * Returns the origins of the links in mail, without a slash at the end: `PUBLIC_CARD_ORIGIN` and `SHELL_ORIGIN`, or
 * those of the local stack.
 */
export function mailOrigins(): { cardOrigin: string; shellOrigin: string } {
  const { origins } = resolveEndpoints(undefined);
  return {
    cardOrigin: withoutSlash(process.env['PUBLIC_CARD_ORIGIN'] ?? origins.publicCard),
    shellOrigin: withoutSlash(process.env['SHELL_ORIGIN'] ?? origins.shell),
  };
}
