/** Measures a text at a size in pixels. */
export type MeasureText = (text: string, size: number) => number;

/** A text broken into lines at the size at which it fits. */
export interface FittedText {
  lines: string[];
  size: number;
}

interface Room {
  width: number;
  /** Most lines. */
  lines: number;
  /** Sizes to try, from the largest; at the last one what doesn't fit is cut off. */
  sizes: readonly number[];
}

/** Breaks a text at spaces into lines of a width; a word that is wider has a line of its own. */
function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line to a width, between whole characters, and ends it with an ellipsis. */
function cutLine(line: string, width: number, measure: (text: string) => number): string {
  const letters = [...new Intl.Segmenter('es').segment(line)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Returns a text at the largest size at which it fits, cut off at the smallest one if it doesn't fit at any. */
export function fitText(text: string, { width, lines: most, sizes }: Room, measure: MeasureText): FittedText {
  let lines: string[] = [];
  let size = 0;
  for (size of sizes) {
    const at = size;
    lines = breakLines(text, width, (part) => measure(part, at));
    if (lines.length <= most && lines.every((line) => measure(line, at) <= width)) return { lines, size };
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]} ${lines[most]}`;
  return {
    lines: shown.map((line) =>
      measure(line, size) > width ? cutLine(line, width, (part) => measure(part, size)) : line,
    ),
    size,
  };
}
