import { withPictures, type DrawnLook } from 'shared-lib/templates';
import { cardThemeCss, cardViewCss, fontFaceCss, templatedCss, templateStyle } from 'shared-lib/ui/card-view';

const FRAME_CSS = 'html,body{margin:0}.tj-card .tj-box{margin:0 auto;max-width:31rem}.tj-card{padding:12px}';

/** Letters of the scripts whose lines end between words. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+`;

const WORD = new RegExp(LETTERS, 'gu');

/** One or more words between two spaces, with their punctuation. Addresses and code are none. */
const WORDS = new RegExp(String.raw`^["(«¿¡]*${LETTERS}(?:[/-]${LETTERS})*[)"».,;:?!…]*$`, 'u');

/** Lists the words of a text, with their places in it. */
function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: part, index }) =>
    WORDS.test(part)
      ? [...part.matchAll(WORD)].map(({ 0: word, index: within }) => ({ word, start: index + within }))
      : [],
  );
}

/** Share of a line that a template's words have, beside its icons and margins. */
const ROOM = 0.75;

/** Returns the boxes of a part of a text, one or more for each of its lines. */
function linesOf(text: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** Shows rendered markup as a card does: in a shadow root inside an element that contains it. */
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
    return this.card.querySelector<HTMLElement>('.tj-host') ?? this.card;
  }

  /** Height of the shown markup, in pixels. */
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

  /** Lists the words that are broken in two although they take no more than {@link ROOM} of a line. */
  brokenWords(): string[] {
    const texts = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    const room = this.host.clientWidth * ROOM;
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!(text instanceof Text)) continue;
      for (const { word, start } of wordsOf(text.data)) {
        const lines = linesOf(text, start, start + word.length);
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        const isBroken = lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? top)) > 1);
        if (isBroken && width <= room) found.push(word);
      }
    }
    return found;
  }

  /** Runs some work while the visitor's size of text is a multiple of the usual one. */
  withTextTimes<Result>(times: number, work: () => Result): Result {
    const { style } = document.documentElement;
    style.fontSize = `${times * 100}%`;
    try {
      return work();
    } finally {
      style.fontSize = '';
    }
  }
}
