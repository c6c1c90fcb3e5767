import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { messages } from '../../messages';
import { shareCard } from './share-card';

/**
 * Renders the button that shares the card's address; `onSay` shows and announces the result. Hidden where scripts don't
 * run.
 */
export function ShareTool({
  name,
  url,
  onSay,
}: {
  name: string;
  url: string;
  onSay: (text: string) => void;
}) {
  async function share(): Promise<void> {
    const outcome = await shareCard({ name, url });
    if (outcome === 'copied') onSay(messages.linkCopied);
    if (outcome === 'blocked') onSay(messages.copyByHand(url));
  }
  return (
    <button
      type="button"
      className="tj-tool tj-script"
      aria-label={messages.share}
      title={messages.share}
      data-tool="share"
      onClick={() => void share()}
    >
      <Icon path={UI_ICON_PATHS.share} />
    </button>
  );
}
