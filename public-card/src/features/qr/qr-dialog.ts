import { UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { adoptCss } from '../../dom/adopt-css';
import { createCardDialog } from '../../dom/card-dialog';
import { button, element, icon } from '../../dom/elements';
import { download } from './download';
import { qrDialogCss } from './qr-dialog-css';
import { scriptWords } from '../../page/script-words';
import { svgToPng } from './svg-to-png';

/** Card data that the dialog shows. */
export interface QrCard {
  slug: string;
  name: string;
  scheme: string;
}

/**
 * Opens the card's code, large, in a native dialog: the browser keeps the focus in it, closes it with Esc and restores
 * the focus.
 *
 * @param svg - The code as an SVG file.
 * @param onClose - Called when it was closed.
 */
export function openQrDialog({ slug, name, scheme }: QrCard, svg: string, onClose: () => void): void {
  const words = scriptWords().qr;
  const file = new Blob([svg], { type: 'image/svg+xml' });
  const save = (label: string, onPress: () => void) =>
    button({ class: 'tj-button' }, onPress, icon(UI_ICON_PATHS.download), label);
  const dialog = createCardDialog(
    { kind: 'tj-qr', scheme, title: words.title, close: words.close },
    element('img', {
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: words.image.replace('{name}', () => name),
      width: '360',
      height: '360',
    }),
    element('p', { class: 'tj-note' }, words.help),
    element(
      'div',
      { class: 'tj-actions' },
      save(words.svg, () => download(file, `${slug}-qr.svg`)),
      save(words.png, () => void svgToPng(svg).then((png) => download(png, `${slug}-qr.png`))),
    ),
  );
  adoptCss(qrDialogCss);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
}
