import { adoptCss } from '../../dom/adopt-css';
import { button, element, icon } from '../../dom/elements';
import { UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { viewerCss } from './viewer-css';

/** Distance of a finger that turns the page, in pixels. */
const SWIPE = 48;

/**
 * Opens a picture of a gallery over the card, with its words, and the way to the others.
 *
 * @param gallery - List of the pictures, with the words of the controls.
 * @param first - Link of the picture to open with.
 */
export function openViewer(gallery: HTMLElement, first: HTMLAnchorElement, scheme: string): void {
  adoptCss(viewerCss);
  const links = [...gallery.querySelectorAll('a')];
  const { previous = '', next = '', close = '' } = gallery.dataset;
  const heading = gallery.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  const picture = element('img', {});
  const words = element('figcaption', { role: 'status' });
  let place = links.indexOf(first);

  const show = () => {
    const link = links[place];
    const small = link?.querySelector('img');
    if (!link || !small) return;
    picture.src = link.href;
    for (const name of ['width', 'height']) picture.setAttribute(name, small.getAttribute(name) ?? '');
    picture.alt = link.getAttribute('aria-label') ?? '';
    const count = links.length > 1 ? `${place + 1} / ${links.length}` : '';
    words.textContent = [link.dataset['alt'], count].filter(Boolean).join(' · ');
  };
  const turn = (by: number) => {
    place = (place + by + links.length) % links.length;
    show();
  };

  const turns = [
    button(
      { class: 'tj-tool', 'aria-label': previous, 'data-turn': '-1' },
      () => turn(-1),
      icon('M15 6l-6 6l6 6'),
    ),
    button({ class: 'tj-tool', 'aria-label': next, 'data-turn': '1' }, () => turn(1), icon('M9 6l6 6l-6 6')),
  ];
  const dialog = element(
    'dialog',
    { class: 'tj-card tj-viewer', 'data-scheme': scheme, 'aria-labelledby': heading },
    element('figure', {}, picture, words),
    ...(links.length > 1 ? turns : []),
    button({ class: 'tj-tool', 'aria-label': close }, () => dialog.close(), icon(UI_ICON_PATHS.close)),
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  let touched = 0;
  dialog.addEventListener('touchstart', ({ changedTouches }) => (touched = changedTouches[0]?.clientX ?? 0), {
    passive: true,
  });
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? touched) - touched;
    if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1);
  });
  // A press beside the picture.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  show();
  document.body.append(dialog);
  dialog.showModal();
}
