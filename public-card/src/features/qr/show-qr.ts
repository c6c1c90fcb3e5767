import { scriptWords } from '../../page/script-words';
import { openQrDialog, type QrCard } from './qr-dialog';

/** Returns a card's code as an SVG file. */
export type QrSource = () => Promise<string>;

/** True while the dialog is open or on its way. */
let isOpen = false;

/**
 * Opens the dialog with a card's code, unless it is open.
 *
 * @returns Message on why it couldn't be opened; empty when it was.
 */
export async function showQr(card: QrCard, readSvg: QrSource): Promise<string> {
  if (isOpen) return '';
  isOpen = true;
  const close = () => {
    isOpen = false;
  };
  try {
    openQrDialog(card, await readSvg(), close);
    return '';
  } catch {
    close();
    return scriptWords().tools.openingFailed;
  }
}
