/** Position in a rules file, line and column counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A rules file that cannot be read. The message names the place and shows it. */
export class RulesSyntaxError extends Error {
  constructor(
    readonly fileName: string,
    readonly position: Position,
    readonly problem: string,
    source: string,
  ) {
    const { line, column } = position;
    const gutter = `${line} | `;
    const { excerpt, caret } = clip(source.split(/\r?\n/)[line - 1] ?? '', column - 1);
    const pointer = `${' '.repeat(gutter.length + caret)}^`;
    super(`${fileName}:${line}:${column}: ${problem}\n${gutter}${excerpt}\n${pointer}`);
  }
}

/** Makes the error for a place of a file. */
export type ErrorAt = (position: Position, problem: string) => RulesSyntaxError;

const MAX_SHOWN = 120;

/** Returns the part of a long line around the place. */
function clip(line: string, index: number): { excerpt: string; caret: number } {
  if (line.length <= MAX_SHOWN) return { excerpt: line, caret: index };
  const from = Math.max(0, index - MAX_SHOWN / 2);
  const [before, after] = [from > 0 ? '…' : '', from + MAX_SHOWN < line.length ? '…' : ''];
  return {
    excerpt: `${before}${line.slice(from, from + MAX_SHOWN)}${after}`,
    caret: index - from + before.length,
  };
}
