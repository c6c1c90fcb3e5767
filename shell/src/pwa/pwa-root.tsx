import { useSyncExternalStore } from 'react';
import { useFlag } from 'shared-lib/flags';
import type { BrowserHistory } from '../app/browser-history';
import { InstallBanner } from './install-banner';
import { messages } from './messages';
import { Prompt, PromptButton } from './prompt';
import { useWorker } from './use-worker';

/** Matches the account's screens, where an app is useful. */
const DASHBOARD = /^\/dashboard(\/|$)/;

/** Renders the parts of an installable app: its worker, the offer to update and the offer to install. */
export function PwaRoot({ history }: { history: BrowserHistory }) {
  const enabled = useFlag('pwa_features');
  const promoted = useFlag('mobile_app_promotion');
  const runtimeCaches = useFlag('advanced_caching');
  const { updateReady, update, later } = useWorker(enabled, runtimeCaches);
  const pathname = useSyncExternalStore(history.subscribe, () => history.visit.location.pathname);
  if (updateReady) {
    return (
      <Prompt title={messages.updateTitle} text={messages.updateReady}>
        <PromptButton main onClick={update}>
          {messages.update}
        </PromptButton>
        <PromptButton onClick={later}>{messages.later}</PromptButton>
      </Prompt>
    );
  }
  return enabled && promoted && DASHBOARD.test(pathname) ? <InstallBanner /> : null;
}
