import type { StoredFlag } from 'shared-lib/data';
import type { DescribedFlag } from 'shared-lib/model';

/** Returns the editable part of a flag. */
export function editableFlag(stored: StoredFlag): DescribedFlag {
  const { name, description, enabled, rolloutPercentage, conditions, targetUsers, startsAt, endsAt } = stored;
  const flag: DescribedFlag = { name, description, enabled, rolloutPercentage };
  return {
    ...flag,
    ...(conditions && { conditions }),
    ...(targetUsers && { targetUsers }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
  };
}
