/** Where something stands in a rules file, both counted from 1. */
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
    const excerpt = source.split('\n')[line - 1] ?? '';
    const gutter = `${line} | `;
    super(
      `${fileName}:${line}:${column}: ${problem}\n${gutter}${excerpt}\n${' '.repeat(gutter.length + column - 1)}^`,
    );
  }
}
