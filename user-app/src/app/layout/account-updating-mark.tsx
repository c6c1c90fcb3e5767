import { useIsUpdating } from 'shared-lib/store';
import { UpdatingMark } from 'shared-lib/ui/updating-mark';

/** Marks the screens of an account while something on them is of an earlier visit. */
export function AccountUpdatingMark() {
  return <UpdatingMark isUpdating={useIsUpdating()} />;
}
