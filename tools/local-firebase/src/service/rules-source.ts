import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Ruleset } from '../rules/ruleset';
import { RulesSyntaxError } from '../rules/syntax/source';

const POLL_MILLIS = 300;

/** State of the rules in force, for a person. */
export interface RulesState {
  /** Path of the file that is followed, or the name that a text was loaded under; absent: everything is allowed. */
  file: string | undefined;
  loadedAt: string | undefined;
  /** The file as it is on disk now cannot be used: the rules loaded before stay in force. */
  error: { message: string; at: string } | undefined;
  /** Projects or buckets that a test loaded rules of their own for. */
  scopes: string[];
}

/**
 * The rules in force: those of the file for everybody, or those that a test loaded for its project.
 *
 * Without any, everything is allowed, as the official emulator does it.
 */
export class RulesSource {
  private fromFile: Ruleset | undefined;
  private readonly byScope = new Map<string, Ruleset>();
  private readonly listeners = new Set<() => void>();
  private watched: string | undefined;
  private file: string | undefined;
  private loadedAt: string | undefined;
  private error: RulesState['error'];

  constructor(private readonly log: (message: string) => void) {}

  /**
   * Loads rules from a file and follows it. A file that doesn't compile at start is an error; later,
   * the last good rules stay in force and the log says so.
   */
  followFile(file: string): void {
    const path = resolve(file);
    this.use(readFileSync(path, 'utf8'), path);
    this.watched = path;
    // Polling sees every way of saving: editors often replace the file instead of writing to it.
    watchFile(path, { interval: POLL_MILLIS, persistent: false }, () => this.reload(path));
  }

  useText(source: string, fileName: string): void {
    this.use(source, fileName);
    this.changed();
  }

  state(): RulesState {
    const { file, loadedAt, error } = this;
    return { file, loadedAt, error, scopes: [...this.byScope.keys()] };
  }

  /** Loads rules for one project or bucket alone; throws when they don't compile. */
  load(scope: string, source: string, fileName: string): void {
    this.byScope.set(scope, Ruleset.compile(source, fileName));
    this.changed();
  }

  /** Returns the rules of a project or bucket; `undefined` means that everything is allowed. */
  rulesFor(scope: string): Ruleset | undefined {
    return this.byScope.get(scope) ?? this.fromFile;
  }

  /** Calls a listener when the rules in force may have changed, so that open queries are authorised again. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    if (this.watched !== undefined) unwatchFile(this.watched);
  }

  private reload(path: string): void {
    try {
      this.use(readFileSync(path, 'utf8'), path);
      this.log(`${basename(path)} reloaded`);
      this.changed();
    } catch (error) {
      const detail = error instanceof RulesSyntaxError ? error.message : `cannot read it: ${String(error)}`;
      this.error = { message: detail, at: new Date().toISOString() };
      this.log(`The last good rules stay in force. ${detail}`);
    }
  }

  private use(source: string, file: string): void {
    this.fromFile = Ruleset.compile(source, basename(file));
    this.file = file;
    this.loadedAt = new Date().toISOString();
    this.error = undefined;
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
