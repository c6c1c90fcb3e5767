import { roleMay, SCREEN_CAPABILITIES, type AdminRole, type Capability } from 'shared-lib/model';
import { paths } from '../paths';
import { useCurrentAdmin } from './admin-context';

const capabilities: Readonly<Record<string, Capability>> = SCREEN_CAPABILITIES;

/** Reports whether a role may open an address of the panel; one that is no screen leads to nothing that it could not see. */
export function mayOpen(role: AdminRole | null, address: string): boolean {
  if (!address.startsWith(`${paths.admin}/`)) return true;
  const [name = ''] = address.slice(paths.admin.length + 1).split(/[/?#]/);
  return roleMay(role, capabilities[name] ?? 'panel');
}

/** Returns whether the administrator's role may do something. The server decides; screens don't offer actions that it would refuse. */
export function useMay(capability: Capability): boolean {
  return roleMay(useCurrentAdmin().role, capability);
}

/** Returns whether the administrator's role may open an address of the panel. */
export function useMayOpen(): (address: string) => boolean {
  const { role } = useCurrentAdmin();
  return (address) => mayOpen(role, address);
}
