import { useSyncExternalStore } from 'react';
import { useFlag } from 'shared-lib/flags';
import { InstallBanner } from './install-banner';
import { messages } from './messages';
import { Prompt, PromptButton } from './prompt';
import { useWorker } from './use-worker';

/** Matches the account's screens, where an app is useful. */
const DASHBOARD = /^\/dashboard(\/|$)/;

/** Part of the router that the offers need to know the present path. */
interface Router {
  state: { location: { pathname: string } };
  subscribe: (listener: () => void) => () => void;
}

/** Renders the parts of an installable app: its worker, the offer to update and the offer to install. */
export function PwaRoot({ router }: { router: Router }) {
  const enabled = useFlag('pwa_features');
  const promoted = useFlag('mobile_app_promotion');
  const runtimeCaches = useFlag('advanced_caching');
  const { updateReady, update, later } = useWorker(enabled, runtimeCaches);
  const pathname = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.pathname,
  );
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
