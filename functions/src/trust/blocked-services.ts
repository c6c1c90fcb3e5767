import { isBlockedHost } from 'shared-lib/model';
import type { Service } from 'shared-lib/model/booking';

/**
 * Reports whether a service leads visitors to a host that the operator has banned: to pay, to a call, or by a link in
 * its texts.
 *
 * @param hosts - Banned hosts.
 */
export function leadsToBlockedHost(
  { description, place, payment }: Pick<Service, 'description' | 'place' | 'payment'>,
  hosts: readonly string[],
): boolean {
  const words = [payment.link, ...`${place.detail} ${description}`.split(/[\s<>()"']+/)];
  return hosts.length > 0 && words.some((word) => word !== '' && isBlockedHost(word, hosts));
}
