import { EmptyState } from '../empty-state';
import { Glyph } from '../glyph';
import { uiMessages } from '../messages';

/** Replaces a screen that has nothing to show without a network. */
export function OfflineState() {
  return (
    <EmptyState icon={<Glyph name="offline" size={28} />} title={uiMessages.offlineTitle}>
      {uiMessages.offlineText}
    </EmptyState>
  );
}
