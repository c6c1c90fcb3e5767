import type { CardLanguage } from 'shared-lib/model';
import { adoptCss } from '../../../dom/adopt-css';
import { createDialog } from '../../../dom/card-dialog';
import { element } from '../../../dom/elements';
import { currentEntry, enterBooking, leaveBooking } from '../steps/state/booking-history';
import { dialogCss } from './dialog-css';
import { words } from '../words';

/** Data of the card that the widget is opened on. */
export interface BookedCard {
  slug: string;
  name: string;
  scheme: string;
  /** Language of the card's page; missing for Spanish. */
  language?: CardLanguage;
}

/**
 * Opens a native dialog for the widget: the browser keeps the focus in it, closes it with Esc and restores the focus.
 * While it is open the address is that of the booking page, so that Back leads through its steps to the card, and a
 * reload continues.
 *
 * @param body - Element of the widget.
 * @param onClose - Called when it was closed.
 */
export function openBookingDialog(
  { slug, name, scheme }: BookedCard,
  body: HTMLElement,
  onClose: () => void,
): void {
  adoptCss(dialogCss);
  const open = new AbortController();
  const { signal } = open;
  const title = words().title(name);
  const titleBefore = document.title;
  const dialog = createDialog(
    { kind: 'tj-booking-dialog', scheme, title: element('p', {}, title), close: words().close },
    body,
  );
  const end = () => {
    open.abort();
    document.title = titleBefore;
    onClose();
    dialog.remove();
  };
  const onClosed = () => {
    leaveBooking(slug);
    end();
  };
  const onBack = () => {
    if (currentEntry(slug)) return;
    // Ends at once, without waiting for the element's `close` event: Forward may come before it, and open the widget again.
    dialog.close();
    end();
  };
  dialog.addEventListener('close', onClosed, { signal });
  addEventListener('popstate', onBack, { signal });
  document.body.append(dialog);
  document.title = title;
  dialog.showModal();
  enterBooking(slug);
}
