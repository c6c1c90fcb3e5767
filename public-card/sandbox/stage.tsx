import { withPictures, type DrawnLook } from 'shared-lib/templates';
import { cardThemeCss, cardViewCss, fontFaceCss, templatedCss, templateStyle } from 'shared-lib/ui/card-view';

const FRAME_CSS = 'html,body{margin:0}.tj-card .tj-box{margin:0 auto;max-width:31rem}.tj-card{padding:12px}';

/** Shows a drawing as a card does: in a shadow root inside an element that contains it. */
export class Stage {
  private readonly style = document.createElement('style');
  private readonly card = document.createElement('div');
  private readonly root: ShadowRoot;

  constructor(place: HTMLElement, onHeight: (height: number) => void) {
    this.card.className = 'tj-card';
    this.card.innerHTML = '<div class="tj-box"><div class="tj-host"></div></div>';
    this.root = this.host.attachShadow({ mode: 'open' });
    document.head.append(this.style);
    place.append(this.card);
    new ResizeObserver(() => onHeight(this.card.offsetHeight)).observe(this.card);
    // Nothing in a preview leads anywhere.
    for (const type of ['click', 'auxclick', 'dragstart', 'submit']) {
      document.addEventListener(type, (event) => event.preventDefault(), true);
    }
  }

  get host(): HTMLElement {
    return this.card.querySelector('.tj-host')!;
  }

  /** Height of the shown drawing, in pixels. */
  get height(): number {
    return this.card.offsetHeight;
  }

  /** @param html - Sanitised. */
  show(html: string, css: string, { theme, pictures = {} }: DrawnLook): void {
    this.style.textContent =
      cardViewCss + cardThemeCss(theme) + fontFaceCss([theme], location.origin) + templatedCss + FRAME_CSS;
    this.card.dataset.scheme = theme.scheme;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(templateStyle(css));
    this.root.adoptedStyleSheets = [sheet];
    this.root.innerHTML = withPictures(html, pictures);
  }

  /** Returns the pixels by which something sticks out at the sides of its place. */
  overflow(): number {
    const place = this.host.getBoundingClientRect();
    let most = 0;
    for (const element of this.root.querySelectorAll('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0) most = Math.max(most, right - place.right, place.left - left);
    }
    return Math.ceil(most - 0.5);
  }
}
