import { isPlainClick } from '../../page/plain-click';
import { pressedOn } from '../../page/pressed-on';

/** Makes the pictures of a card open over it; the viewer is loaded on the press, and where it doesn't come the picture is followed. */
export function startGallery(root: ParentNode, scheme: string): void {
  const gallery = root.querySelector<HTMLElement>('.tj-gallery');
  gallery?.addEventListener('click', (event) => {
    const pressed = pressedOn<HTMLAnchorElement>(event, 'a');
    if (!pressed || !isPlainClick(event)) return;
    event.preventDefault();
    void import(/* webpackChunkName: "viewer" */ './open-viewer')
      .then(({ openViewer }) => openViewer(gallery, pressed, scheme))
      .catch(() => location.assign(pressed.href));
  });
}
