import { roleMay } from 'shared-lib/model';
import { useAdminsQuery } from '../../../admin-data/admin-endpoints';
import { useFlagApprovalQuery } from '../settings-endpoints';

/** Returns the approver of a change of a flag: `null` until it is known, or where no approval is needed. */
export function useFlagApproval(): 'by-another' | 'alone' | null {
  const { data: isRequired } = useFlagApprovalQuery();
  const { data: admins } = useAdminsQuery();
  if (!isRequired || !admins) return null;
  return admins.filter(({ role }) => roleMay(role, 'operation')).length > 1 ? 'by-another' : 'alone';
}
