import { useFreeze } from 'shared-lib/flags';
import { Notice } from '../notice';
import { messages } from './messages';

interface FreezeNoticeProps {
  /** Readers of the notice: what the freeze means for them differs. */
  to: 'owners' | 'admins';
}

/** Renders the banner of a frozen product, with the administrators' message and its end; nothing while it isn't frozen. */
export function FreezeNotice({ to }: FreezeNoticeProps) {
  const freeze = useFreeze();
  if (!freeze) return null;
  return (
    <Notice tone="warning" title={messages.title}>
      {freeze.message && <p>{freeze.message}</p>}
      <p>
        {messages[to]}
        {freeze.until !== null && ` ${messages.until(freeze.until)}`}
      </p>
    </Notice>
  );
}
