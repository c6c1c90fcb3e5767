import { toStatusError } from '../store/status';
import type { Caller } from './caller';
import type { RequestRecord } from './request-record';

const CAPACITY = 200;

/** The latest requests, for the page that shows them live. */
export class RequestLog {
  private readonly ended: RequestRecord[] = [];
  private readonly listeners = new Set<(record: RequestRecord) => void>();
  private nextId = 1;

  /** Begins the record of a request; the caller that carries it is to be passed on. */
  begin(caller: Caller, method: string, path: string): RequestRecord {
    return {
      id: this.nextId++,
      at: new Date().toISOString(),
      method,
      path,
      client: caller.label,
      tag: caller.tag,
      verdict: 'not asked',
      reasons: [],
      reads: 0,
      writes: 0,
      deletes: 0,
      millis: performance.now(),
    };
  }

  /** @param error - Name of the status of a request that failed. */
  end(record: RequestRecord, error?: string): void {
    record.millis = Math.round((performance.now() - record.millis) * 100) / 100;
    record.error = error;
    this.ended.push(record);
    if (this.ended.length > CAPACITY) this.ended.shift();
    for (const listener of this.listeners) listener(record);
  }

  /** Carries out a request and records it. */
  async run<T>(
    caller: Caller,
    method: string,
    path: string,
    work: (caller: Caller) => Promise<T> | T,
  ): Promise<T> {
    const record = this.begin(caller, method, path);
    try {
      const result = await work({ ...caller, record });
      this.end(record);
      return result;
    } catch (error) {
      this.end(record, toStatusError(error).status);
      throw error;
    }
  }

  /** Returns the latest requests after one, oldest first. */
  recent(after = 0): readonly RequestRecord[] {
    return this.ended.filter(({ id }) => id > after);
  }

  subscribe(listener: (record: RequestRecord) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
