import { UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { download } from './download';
import { adoptQrDialogCss } from './qr-dialog-css';
import { qrMessages as messages } from './qr-messages';
import { svgToPng } from './svg-to-png';

/** Card data that the dialog shows. */
export interface QrCard {
  slug: string;
  name: string;
  scheme: string;
}

type Attributes = Readonly<Record<string, string>>;

/** Creates an element with attributes and content. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Creates a decorative icon from its path. */
function icon(path: string): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS(made.namespaceURI, 'path');
  line.setAttribute('d', path);
  made.setAttribute('class', 'tj-icon');
  made.setAttribute('viewBox', '0 0 24 24');
  made.setAttribute('aria-hidden', 'true');
  made.append(line);
  return made as SVGElement;
}

/** Creates a button. */
function button(attributes: Attributes, onPress: () => void, ...content: (Node | string)[]): HTMLElement {
  const made = element('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', onPress);
  return made;
}

const TITLE_ID = 'qr-title';

/**
 * Opens the card's code, large, in a native dialog: the browser keeps the focus in it, closes it with Esc and restores
 * the focus.
 *
 * @param svg - The code as an SVG file.
 * @param onClose - Called when it was closed.
 */
export function openQrDialog({ slug, name, scheme }: QrCard, svg: string, onClose: () => void): void {
  adoptQrDialogCss();
  const file = new Blob([svg], { type: 'image/svg+xml' });
  const save = (label: string, onPress: () => void) =>
    button({ class: 'tj-button' }, onPress, icon(UI_ICON_PATHS.download), label);
  const dialog = element(
    'dialog',
    { class: 'tj-card tj-qr', 'data-scheme': scheme, 'aria-labelledby': TITLE_ID },
    element(
      'div',
      { class: 'tj-qr-head' },
      element('h2', { id: TITLE_ID }, messages.title),
      button(
        { class: 'tj-tool', 'aria-label': messages.close },
        () => dialog.close(),
        icon(UI_ICON_PATHS.close),
      ),
    ),
    element('img', {
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: messages.image(name),
      width: '360',
      height: '360',
    }),
    element('p', { class: 'tj-note' }, messages.help),
    element(
      'div',
      { class: 'tj-actions' },
      save(messages.svg, () => download(file, `${slug}-qr.svg`)),
      save(messages.png, () => void svgToPng(svg).then((png) => download(png, `${slug}-qr.png`))),
    ),
  );
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
}
