import { useOnline } from 'shared-lib/ui/offline-notice';
import { Notice } from 'shared-lib/ui/notice';
import { uiMessages as messages } from './messages';

/** Renders a line while there is no network: the screen shows cached data, and actions are disabled. */
export function OfflineLine() {
  return useOnline() ? null : <Notice tone="warning" title={messages.offline} />;
}
