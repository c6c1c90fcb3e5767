import { LimitError, type RulesPath, type RulesValue } from './values';

/** Reads documents other than the one that rules judge. */
export interface DocumentReader {
  /**
   * Returns the `resource` of a document, or null when there is none.
   *
   * @param path - Starts with `/databases/…/documents`.
   * @param after - As it will be when the whole request has been carried out.
   */
  read(path: RulesPath, after: boolean): RulesValue;
}

const MAX_READS_PER_OPERATION = 10;

/**
 * The documents that rules read during one request: each is read, counted and billed once, and too
 * many of them are an error.
 */
export class RulesSession {
  private readonly cache = new Map<string, RulesValue>();
  private readonly paths = new Set<string>();
  private operationPaths = new Set<string>();
  /** Expressions that were evaluated for all operations of the request. */
  expressions = 0;

  /** @param mostReads - 10 for one document or a query, 20 for a batch, a transaction or many documents. */
  constructor(
    private readonly reader: DocumentReader,
    private readonly mostReads: number,
  ) {}

  /** Begins judging one operation of the request; each has a limit of its own besides the common one. */
  startOperation(): void {
    this.operationPaths = new Set();
  }

  read(path: RulesPath, after: boolean): RulesValue {
    const text = path.toString();
    this.operationPaths.add(text);
    this.paths.add(text);
    if (this.operationPaths.size > MAX_READS_PER_OPERATION || this.paths.size > this.mostReads) {
      throw new LimitError('Too many document access calls in this request.');
    }
    const key = `${after}${text}`;
    let resource = this.cache.get(key);
    if (resource === undefined) {
      resource = this.reader.read(path, after);
      this.cache.set(key, resource);
    }
    return resource;
  }

  /** The documents read so far: what is billed, and what a listener's permission depends on. */
  get readPaths(): ReadonlySet<string> {
    return this.paths;
  }
}
