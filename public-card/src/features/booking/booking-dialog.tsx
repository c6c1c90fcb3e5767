import { useEffect, useId, useRef } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { BookingWidget } from './booking-widget';
import { messages } from './messages';
import { readPrefill } from './prefill';

/** What the widget needs to know of the card that it is opened on. */
export interface BookedCard {
  slug: string;
  name: string;
  scheme: string;
}

/**
 * The widget in a native dialog: the browser keeps the focus in it, closes it with Esc and gives it back. While it is open
 * the address is that of the booking page, so that going back closes it and loading anew goes on.
 */
export function BookingDialog({ slug, name, scheme, onClose }: BookedCard & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const title = messages.title(name);

  useEffect(() => {
    const element = dialog.current;
    const titleBefore = document.title;
    document.title = title;
    element?.showModal();
    history.pushState({ booking: slug }, '', `/c/${slug}/reservar`);
    const onBack = () => element?.close();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      document.title = titleBefore;
    };
  }, [slug, title]);

  function closed(): void {
    const state = history.state as { booking?: string } | null;
    if (state?.booking === slug) history.back();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="tj-card tj-booking-dialog"
      data-scheme={scheme}
      aria-labelledby={titleId}
      onClose={closed}
    >
      <div className="tj-dialog-head">
        <p id={titleId}>{title}</p>
        <button
          type="button"
          className="tj-tool"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={UI_ICON_PATHS.close} />
        </button>
      </div>
      <BookingWidget slug={slug} prefill={readPrefill('')} />
    </dialog>
  );
}
