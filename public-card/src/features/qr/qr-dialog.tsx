import { useEffect, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { download } from './download';
import { qrSvg, qrTarget } from './qr-code';
import { adoptQrDialogCss } from './qr-dialog-css';
import { qrMessages } from './qr-messages';
import { qrPng } from './qr-png';

// Once, when the dialog is first asked for.
adoptQrDialogCss();

export interface QrDialogProps {
  slug: string;
  name: string;
  scheme: string;
  canonicalUrl: string;
  onClose: () => void;
}

/**
 * Renders the card's code, large, in a native dialog: the browser keeps the focus in it, closes it with Esc and
 * restores the focus.
 */
export function QrDialog({ slug, name, scheme, canonicalUrl, onClose }: QrDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const target = qrTarget(canonicalUrl);
  const svg = useMemo(() => qrSvg(target), [target]);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className="tj-card tj-qr"
      data-scheme={scheme}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="tj-qr-head">
        <h2 id={titleId}>{qrMessages.title}</h2>
        <button
          type="button"
          className="tj-tool"
          aria-label={qrMessages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={UI_ICON_PATHS.close} />
        </button>
      </div>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={qrMessages.image(name)}
        width={360}
        height={360}
      />
      <p className="tj-note">{qrMessages.help}</p>
      <div className="tj-actions">
        <button
          type="button"
          className="tj-button"
          onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), `${slug}-qr.svg`)}
        >
          <Icon path={UI_ICON_PATHS.download} />
          {qrMessages.svg}
        </button>
        <button
          type="button"
          className="tj-button"
          onClick={() => void qrPng(target).then((png) => download(png, `${slug}-qr.png`))}
        >
          <Icon path={UI_ICON_PATHS.download} />
          {qrMessages.png}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
