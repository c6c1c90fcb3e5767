import type { CharacterTest } from './re2-characters';
import { parseRe2, type Assertion, type Re2Node } from './re2-syntax';
import { EvaluationError } from './values';

const MAX_CACHED = 500;
const MAX_INSTRUCTIONS = 10_000;
const cache = new Map<string, Re2>();

type Instruction =
  | { op: 'char'; test: CharacterTest }
  /** Goes on at both places; the first is preferred. */
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'save'; slot: number }
  | { op: 'assert'; what: Assertion }
  | { op: 'match' };

/** Where a match and its groups begin and end, in pairs; -1 where a group took no part. */
export type Match = readonly number[];

/** Compiles a pattern in RE2 syntax; compiled ones are kept. */
export function compileRe2(pattern: string): Re2 {
  let compiled = cache.get(pattern);
  if (!compiled) {
    compiled = new Re2(pattern);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pattern, compiled);
  }
  return compiled;
}

/**
 * A regular expression that takes time in proportion to its text, whatever pattern and text are: it
 * follows all possibilities side by side instead of trying one after another, as RE2 does. So a rule
 * that is cheap in production can't block this server.
 */
export class Re2 {
  private readonly program: Instruction[] = [];
  private readonly slots: number;

  constructor(pattern: string) {
    const { root, groups } = parseRe2(pattern);
    this.slots = 2 * (groups + 1);
    this.emit({ kind: 'group', index: 0, body: root });
    this.add({ op: 'match' });
  }

  /** Whether the whole text matches. */
  test(text: string): boolean {
    return this.run(text, 0, true) !== undefined;
  }

  /** All matches, from left to right, the preferred one at each place. */
  *matches(text: string): Generator<Match> {
    for (let from = 0; from <= text.length;) {
      const match = this.run(text, from, false);
      if (!match) return;
      yield match;
      // After an empty match the search goes on behind the next character.
      from = match[1]! > match[0]! ? match[1]! : match[1]! + characterLength(text, match[1]!);
    }
  }

  private run(text: string, from: number, whole: boolean): Match | undefined {
    let threads = new Threads(this.program, this.slots);
    let next = new Threads(this.program, this.slots);
    let found: Match | undefined;
    for (let at = from; ;) {
      if (!found && (!whole || at === from)) threads.start(text, at);
      if (threads.isEmpty && (found || whole)) return found;
      const code = text.codePointAt(at);
      const after = at + (code === undefined ? 0 : characterLength(text, at));
      next.clear();
      for (const { pc, saved } of threads.list) {
        const instruction = this.program[pc]!;
        if (instruction.op === 'match') {
          if (whole && at < text.length) continue;
          found = saved;
          // The threads behind this one are less preferred.
          break;
        }
        if (instruction.op === 'char' && code !== undefined && instruction.test(code)) {
          next.add(pc + 1, saved, text, after);
        }
      }
      [threads, next] = [next, threads];
      if (code === undefined) return found;
      at = after;
    }
  }

  private add(instruction: Instruction): number {
    if (this.program.length >= MAX_INSTRUCTIONS) {
      throw new EvaluationError('This regular expression is too large.');
    }
    return this.program.push(instruction) - 1;
  }

  private emit(node: Re2Node): void {
    switch (node.kind) {
      case 'empty':
        return;
      case 'char':
        this.add({ op: 'char', test: node.test });
        return;
      case 'assert':
        this.add({ op: 'assert', what: node.what });
        return;
      case 'sequence':
        for (const part of node.parts) this.emit(part);
        return;
      case 'group':
        this.add({ op: 'save', slot: 2 * node.index });
        this.emit(node.body);
        this.add({ op: 'save', slot: 2 * node.index + 1 });
        return;
      case 'choice':
        this.emitChoice(node.branches);
        return;
      case 'repeat':
        this.emitRepeat(node);
    }
  }

  private emitChoice([branch, ...others]: readonly Re2Node[]): void {
    if (others.length === 0) return this.emit(branch!);
    const split = this.add({ op: 'split', first: 0, second: 0 });
    this.emit(branch!);
    const jump = this.add({ op: 'jump', to: 0 });
    this.program[split] = { op: 'split', first: split + 1, second: this.program.length };
    this.emitChoice(others);
    this.program[jump] = { op: 'jump', to: this.program.length };
  }

  private emitRepeat({ body, min, max, greedy }: Extract<Re2Node, { kind: 'repeat' }>): void {
    for (let i = 0; i < min; i++) this.emit(body);
    const split = (): number => this.add({ op: 'split', first: 0, second: 0 });
    const settle = (at: number, exit: number): void => {
      this.program[at] = greedy
        ? { op: 'split', first: at + 1, second: exit }
        : { op: 'split', first: exit, second: at + 1 };
    };
    if (max === Infinity) {
      const at = split();
      this.emit(body);
      this.add({ op: 'jump', to: at });
      settle(at, this.program.length);
      return;
    }
    const splits: number[] = [];
    for (let i = min; i < max; i++) {
      splits.push(split());
      this.emit(body);
    }
    for (const at of splits) settle(at, this.program.length);
  }
}

interface Thread {
  pc: number;
  saved: Match;
}

/** The possibilities at one place of the text, each instruction once, the preferred ones first. */
class Threads {
  list: Thread[] = [];
  private readonly seen: Uint32Array;
  private round = 1;

  constructor(
    private readonly program: readonly Instruction[],
    private readonly slots: number,
  ) {
    this.seen = new Uint32Array(program.length);
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  clear(): void {
    this.list = [];
    this.round++;
  }

  start(text: string, at: number): void {
    this.add(0, new Array<number>(this.slots).fill(-1), text, at);
  }

  /** Follows everything that takes no character. */
  add(start: number, startSaved: Match, text: string, at: number): void {
    const pending: Thread[] = [{ pc: start, saved: startSaved }];
    for (let thread = pending.pop(); thread; thread = pending.pop()) {
      const { pc, saved } = thread;
      if (this.seen[pc] === this.round) continue;
      this.seen[pc] = this.round;
      const instruction = this.program[pc]!;
      if (instruction.op === 'jump') pending.push({ pc: instruction.to, saved });
      else if (instruction.op === 'split') {
        pending.push({ pc: instruction.second, saved }, { pc: instruction.first, saved });
      } else if (instruction.op === 'save') {
        pending.push({ pc: pc + 1, saved: saved.with(instruction.slot, at) });
      } else if (instruction.op === 'assert') {
        if (holds(instruction.what, text, at)) pending.push({ pc: pc + 1, saved });
      } else this.list.push(thread);
    }
  }
}

function holds(what: Assertion, text: string, at: number): boolean {
  switch (what) {
    case 'textStart':
      return at === 0;
    case 'textEnd':
      return at === text.length;
    case 'lineStart':
      return at === 0 || text[at - 1] === '\n';
    case 'lineEnd':
      return at === text.length || text[at] === '\n';
    case 'wordBoundary':
      return isWord(text[at - 1]) !== isWord(text[at]);
    case 'notWordBoundary':
      return isWord(text[at - 1]) === isWord(text[at]);
  }
}

function isWord(char: string | undefined): boolean {
  return char !== undefined && /\w/.test(char);
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
