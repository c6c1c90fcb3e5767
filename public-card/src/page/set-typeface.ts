/**
 * Sizes to try, in percent of the typeface's own. What stands in for it is the system's, which is another on each: one that would
 * break a line where the system's doesn't is set a little smaller.
 */
const SIZES = [100, 97, 94, 91, 88];

/** Tolerance within which a box counts as unmoved, in pixels. */
const UNMOVED = 0.5;

/** Returns the upper edge and the height of every box of a card: lines that broke elsewhere change one of them. */
function edgesOf(root: Element): number[] {
  return [...root.querySelectorAll('*')].flatMap((box) => {
    const { top, height } = box.getBoundingClientRect();
    return [top, height];
  });
}

const isSame = (before: readonly number[], after: readonly number[]) =>
  before.length === after.length && before.every((edge, place) => Math.abs(edge - after[place]!) <= UNMOVED);

/**
 * Sets a card that is on screen in its typeface at the largest size at which no line moves, and leaves it as it is where there is
 * none. The layout is measured and taken back within one frame, so that nothing is seen of an attempt.
 *
 * @param url - Address of the typeface's file.
 * @param stack - Typefaces of the look, its own first.
 */
export async function setWithoutMoving(root: Element, url: string, stack: string): Promise<void> {
  const sheet = document.styleSheets[0]!;
  const add = (rule: string) => sheet.insertRule(rule, sheet.cssRules.length);
  const [own = ''] = stack.split(',');
  for (const size of SIZES) {
    const family = `${own}-${size}`;
    add(`@font-face{font-family:${family};src:url(${url});font-weight:400 700;size-adjust:${size}%}`);
    // The file is fetched once.
    const [loaded] = await document.fonts.load(`1em ${family}`);
    if (!loaded) throw new Error('no typeface');
    const before = edgesOf(root);
    const place = add(`.tj-card{font-family:${family},${stack.slice(own.length + 1)}}`);
    if (isSame(before, edgesOf(root))) return;
    sheet.deleteRule(place);
  }
}
