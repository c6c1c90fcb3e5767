import { useOnline } from 'shared-lib/ui/offline-notice';
import { Notice } from 'shared-lib/ui/notice';
import { uiMessages as messages } from './messages';

/** A line while there is no network: what is on screen is what was read before, and nothing can be done to it. */
export function OfflineLine() {
  return useOnline() ? null : <Notice tone="warning" title={messages.offline} />;
}
