import { resolveEndpoints } from 'shared-lib/config';
import { INNER_SCREENS } from 'shared-lib/model';

/** Returns the address that makers of calendars lead back to, which the operator has registered there. */
export function returnAddress(): string {
  const origin = process.env['SHELL_ORIGIN'] ?? resolveEndpoints(undefined).origins.shell;
  return `${origin.replace(/\/$/, '')}${INNER_SCREENS.calendarConsent.path}`;
}
