import type { Page } from 'playwright';

/** Faults of a mail as a browser renders it. */
export interface MailFaults {
  /** Elements that lie outside the page. */
  outside: string[];
  /** Words that are broken although they fit a line. */
  broken: string[];
  /** Texts with too little contrast, and that contrast. */
  pale: string[];
  /** Height of the main button, in pixels; `null` where there is none. */
  buttonHeight: number | null;
}

/** Measures a mail in a page of Chromium and returns its faults. */
export function lookAtMail(page: Page): Promise<MailFaults> {
  return page.evaluate(() => {
    const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const color = getComputedStyle(element).backgroundColor;
      return channelsOf(color)[3] === 0 ? groundOf(element.parentElement) : color;
    };
    const contrastOf = (element: Element) => {
      const [dark = 0, light = 0] = [getComputedStyle(element).color, groundOf(element)]
        .map(luminance)
        .sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };

    const rectsOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };

    const faults: MailFaults = { outside: [], broken: [], pale: [], buttonHeight: null };
    const isShown = (element: Element) => element.getClientRects().length > 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right } = element.getBoundingClientRect();
      if (isShown(element) && (left < 0 || right > innerWidth + 0.5))
        faults.outside.push(element.outerHTML.slice(0, 120));
    }
    // Of the mail's one column, and not of a cell, which may be what is too narrow.
    const room = document.querySelector('.paper')!.clientWidth;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!isShown(parent) || text.data.trim() === '') continue;
      const contrast = contrastOf(parent);
      if (contrast < 4.5) faults.pale.push(`${contrast.toFixed(2)}: ${text.data.trim().slice(0, 60)}`);
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const rects = rectsOf(text, index, index + word.length);
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        if (lines.size < 2) continue;
        // An address without spaces may be longer than its line, though each of its words isn't.
        const from = text.data.slice(0, index).search(/\S*$/);
        const to = index + text.data.slice(index).search(/\s|$/);
        const width = rectsOf(text, from, to).reduce((sum, rect) => sum + rect.width, 0);
        if (width < room * 0.7) faults.broken.push(word);
      }
    }
    const button = document.querySelector('.button-label');
    faults.buttonHeight = button && button.getBoundingClientRect().height;
    return faults;
  });
}
