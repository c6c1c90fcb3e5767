import { useState, type ComponentType, type MouseEvent } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { messages } from '../../messages';
import { isPlainClick } from '../../page/plain-click';
import type { QrDialogProps } from './qr-dialog';

/** Renders the button that opens the code; without script it is a link to the same code as a picture. */
export function QrTool({ onFailure, ...card }: Omit<QrDialogProps, 'onClose'> & { onFailure: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<QrDialogProps> | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    try {
      const { QrDialog } = await import(/* webpackChunkName: "qr-dialog" */ './qr-dialog');
      setDialog(() => QrDialog);
    } catch {
      onFailure();
    }
  }

  return (
    <>
      <a
        className="tj-tool"
        href={`/c/${card.slug}/qr.svg`}
        aria-label={messages.qr}
        title={messages.qr}
        data-tool="qr"
        onClick={(event) => void open(event)}
      >
        <Icon path={UI_ICON_PATHS.qr} />
      </a>
      {Dialog && <Dialog {...card} onClose={() => setDialog(null)} />}
    </>
  );
}
