import { SkeletonBlock, SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { messages } from '../../messages';

/** Renders a placeholder of an account's details. */
export function SheetSkeleton() {
  return (
    <SkeletonRegion label={messages.sheet.loading}>
      <SkeletonBlock height={56} />
      <SkeletonBlock height={120} radius={12} />
      <SkeletonLines lines={6} />
    </SkeletonRegion>
  );
}
