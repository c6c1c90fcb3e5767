/** Sizes around the one at which a text is as wide as before, in percent of the typeface's own: the nearest first. */
const AROUND = [0, -2, 2, -4, 4, -6, 6];

/** Tolerance within which a box counts as unmoved, in pixels: icons are aligned by the height of the line's letters. */
const UNMOVED = 1.5;

/** Returns the upper edge and the height of every box of a card: lines that broke elsewhere change one of them. */
function edgesOf(root: Element): number[] {
  return [...root.querySelectorAll('*')].flatMap((box) => {
    const { top, height } = box.getBoundingClientRect();
    return [top, height];
  });
}

const isSame = (before: readonly number[], after: readonly number[]) =>
  before.length === after.length &&
  before.every((edge, place) => Math.abs(edge - (after[place] ?? NaN)) <= UNMOVED);

/** Returns the size at which a text in the typeface is as wide as in its fallback, in percent. */
function equalSize(text: string, family: string, standIn: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 100;
  const widthIn = (name: string) => {
    context.font = `16px ${name}`;
    return context.measureText(text).width;
  };
  return Math.round((100 * widthIn(standIn)) / widthIn(family)) || 100;
}

/**
 * Sets a card that is on screen in its typeface at a size at which no line moves, if possible the normal one, and leaves the card as it is
 * where there is none. The fallback is the system's typeface, which differs between systems. The layout is measured and reverted within one
 * frame, so that no attempt is visible.
 *
 * @param url - Address of the typeface's file.
 * @param stack - Typefaces of the look, its own first.
 */
export async function setWithoutMoving(root: Element, url: string, stack: string): Promise<void> {
  const [sheet] = document.styleSheets;
  const card = root.querySelector('.tj-card');
  if (!sheet || !card) return;
  const add = (rule: string) => sheet.insertRule(rule, sheet.cssRules.length);
  const [own = ''] = stack.split(',');
  /** Declares the typeface in a size, and loads it: the file is fetched once. */
  const declare = async (size: number) => {
    const family = `${own}-${size}`;
    add(`@font-face{font-family:${family};src:url(${url});font-weight:400 700;size-adjust:${size}%}`);
    if ((await document.fonts.load(`1em ${family}`)).length === 0) throw new Error('no typeface');
    return family;
  };
  const fits = (family: string): boolean => {
    const before = edgesOf(root);
    const place = add(`.tj-card{font-family:${family},${stack.slice(own.length + 1)}}`);
    if (isSame(before, edgesOf(root))) return true;
    sheet.deleteRule(place);
    return false;
  };
  const whole = await declare(100);
  if (fits(whole)) return;
  const equal = equalSize(card.textContent, whole, getComputedStyle(card).fontFamily);
  for (const by of AROUND) if (fits(await declare(equal + by))) return;
}
