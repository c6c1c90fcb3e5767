import { SkeletonBlock, SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { messages } from '../messages';

/** An account's sheet that is on its way. */
export function SheetSkeleton() {
  return (
    <SkeletonRegion label={messages.sheet.loading}>
      <SkeletonBlock height={56} />
      <SkeletonBlock height={120} radius={12} />
      <SkeletonLines lines={6} />
    </SkeletonRegion>
  );
}
