import type { CardLanguage } from 'shared-lib/domain';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { currentEntry, enterBooking, leaveBooking } from './booking-history';
import { BookingWidget } from './booking-widget';
import { words } from './words';
import { readPrefill } from './prefill';

/** Data of the card that the widget is opened on. */
export interface BookedCard {
  slug: string;
  name: string;
  scheme: string;
  /** Language of the card's page; missing for Spanish. */
  language?: CardLanguage;
}

/**
 * Renders the widget in a native dialog: the browser keeps the focus in it, closes it with Esc and restores the focus.
 * While it is open the address is that of the booking page, so that Back leads through its steps to the card, and a
 * reload continues.
 */
export function BookingDialog({ slug, name, scheme, onClose }: BookedCard & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const title = words().title(name);

  const onBack = useEffectEvent(() => {
    if (currentEntry(slug)) return;
    // At once, and not when the element tells that it is closed: Forward may come before, and open the widget again.
    dialog.current?.close();
    onClose();
  });
  useEffect(() => {
    const titleBefore = document.title;
    document.title = title;
    dialog.current?.showModal();
    enterBooking(slug);
    const onPop = () => onBack();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      document.title = titleBefore;
    };
  }, [slug, title]);

  function closed(): void {
    leaveBooking(slug);
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
          aria-label={words().close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={UI_ICON_PATHS.close} />
        </button>
      </div>
      <BookingWidget slug={slug} prefill={readPrefill('')} />
    </dialog>
  );
}
