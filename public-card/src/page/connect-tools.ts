import type { CardLanguage } from 'shared-lib/model';
import { showQr, type QrSource } from '../features/qr/show-qr';
import { shareOrCopy } from '../features/share/share-card';
import { isPlainClick } from './plain-click';
import { pressedOn } from './pressed-on';
import { openPageToast } from './toast';

/** Card data that the tools need. */
export interface CardToolsData {
  slug: string;
  name: string;
  scheme: string;
  /** The card's one public address. */
  canonicalUrl: string;
  /** Language of what the page opens; missing for Spanish. */
  language?: CardLanguage;
}

/**
 * Makes the tools of a rendered card work: its code and sharing. The markup stays as it is, so that the server's page and the card that
 * React renders in the shell share this.
 *
 * @param tools - Element around the tools.
 * @param readQr - Returns the code as an SVG file.
 * @returns A function that undoes it.
 */
export function connectTools(tools: HTMLElement, card: CardToolsData, readQr: QrSource): () => void {
  const toast = openPageToast();
  const press = (event: MouseEvent) => {
    const tool = pressedOn(event, '[data-tool]')?.dataset['tool'];
    if (tool === 'share') void shareOrCopy(card).then((text) => text && toast?.say(text));
    if (tool !== 'qr' || !isPlainClick(event)) return;
    event.preventDefault();
    void showQr(card, readQr).then((failure) => failure && toast?.say(failure));
  };
  tools.addEventListener('click', press);
  return () => {
    tools.removeEventListener('click', press);
    toast?.close();
  };
}
