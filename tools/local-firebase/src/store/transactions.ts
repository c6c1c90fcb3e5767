import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import type { Query } from './query';
import { runQuery } from './run-query';
import { invalidArgument, StatusError } from './status';

const IDLE_MILLIS = 60_000;
const LIFETIME_MILLIS = 270_000;
const LOCK_WAIT_MILLIS = 20_000;

interface Transaction {
  readonly id: string;
  readonly database: Database;
  readonly readOnly: boolean;
  /** Versions of the documents read, 0 for a missing one. */
  readonly reads: Map<string, number>;
  readonly queries: { query: Query; result: string }[];
  /** Ends it after a silence; `deadline` is the time at which it ends in any case. */
  expiry: NodeJS.Timeout;
  readonly deadline: number;
}

/**
 * Read-write transactions of server SDKs.
 *
 * A document read in a transaction is locked against the other transactions until this one ends, so
 * contending increments queue up instead of failing in turns. Plain writes don't wait: the commit
 * compares what was read with the present state and answers ABORTED, which every SDK retries. Where
 * waiting would be a deadlock, or has taken too long, the read continues without the lock and the
 * commit decides; an error on the read itself would be retried by the SDK for seconds.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly locks = new Map<string, { holder: Transaction; waiting: (() => void)[] }>();
  private readonly waitsFor = new Map<Transaction, string>();

  begin(database: Database, readOnly: boolean): string {
    const id = randomBytes(12).toString('base64');
    const transaction: Transaction = {
      id,
      database,
      readOnly,
      reads: new Map(),
      queries: [],
      expiry: setTimeout(() => this.end(id), IDLE_MILLIS).unref(),
      deadline: Date.now() + LIFETIME_MILLIS,
    };
    this.open.set(id, transaction);
    return id;
  }

  /** Waits for documents and notes their versions; the caller reads them right after, without a gap. */
  async read(id: string, names: readonly string[]): Promise<void> {
    const transaction = this.find(id);
    if (transaction.readOnly) return;
    for (const name of names) await this.lock(transaction, name);
    for (const name of names) {
      if (!transaction.reads.has(name)) transaction.reads.set(name, versionOf(transaction.database, name));
    }
  }

  /** Notes a query's result and locks its documents; repeats until the result stood still. */
  async readQuery(id: string, query: Query): Promise<void> {
    const transaction = this.find(id);
    if (transaction.readOnly) return;
    let before: string;
    do {
      before = fingerprint(transaction.database, query);
      await this.read(
        id,
        runQuery(transaction.database, query).map(({ name }) => name),
      );
    } while (before !== fingerprint(transaction.database, query));
    transaction.queries.push({ query, result: before });
  }

  /** Ends a transaction, answering ABORTED when something it read has changed since. */
  commit(id: string, writes: boolean): void {
    const transaction = this.find(id);
    if (transaction.readOnly && writes)
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    const { database, reads, queries } = transaction;
    const stale =
      [...reads].some(([name, version]) => versionOf(database, name) !== version) ||
      queries.some(({ query, result }) => fingerprint(database, query) !== result);
    if (!stale) return;
    this.end(id);
    throw new StatusError('ABORTED', 'Transaction was aborted: a document it read has changed. Retry it.');
  }

  /** Releases everything; unknown ids are fine (a rollback may follow a failed commit). */
  end(id: string): void {
    const transaction = this.open.get(id);
    if (!transaction) return;
    this.open.delete(id);
    clearTimeout(transaction.expiry);
    for (const [name, lock] of this.locks) {
      if (lock.holder !== transaction) continue;
      this.locks.delete(name);
      for (const wake of lock.waiting) wake();
    }
  }

  close(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  private find(id: string): Transaction {
    const transaction = this.open.get(id);
    if (!transaction || Date.now() > transaction.deadline) {
      this.end(id);
      // The SDKs know this sentence and start the transaction over.
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.expiry.refresh();
    return transaction;
  }

  private async lock(transaction: Transaction, name: string): Promise<void> {
    const deadline = Date.now() + LOCK_WAIT_MILLIS;
    for (;;) {
      this.find(transaction.id);
      const lock = this.locks.get(name);
      if (!lock) {
        this.locks.set(name, { holder: transaction, waiting: [] });
        return;
      }
      if (lock.holder === transaction) return;
      this.waitsFor.set(transaction, name);
      const freed = !this.isDeadlocked(transaction) && (await waitFor(lock.waiting, deadline - Date.now()));
      this.waitsFor.delete(transaction);
      if (!freed) return;
    }
  }

  private isDeadlocked(start: Transaction): boolean {
    let current: Transaction | undefined = start;
    for (let steps = 0; current && steps <= this.open.size; steps++) {
      const name = this.waitsFor.get(current);
      current = name === undefined ? undefined : this.locks.get(name)?.holder;
      if (current === start) return true;
    }
    return false;
  }
}

/** Resolves true when woken, false when the time is over. */
function waitFor(waiting: (() => void)[], millis: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, millis)).unref();
    waiting.push(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

function versionOf(database: Database, name: string): number {
  return database.get(name)?.updateTime ?? 0;
}

function fingerprint(database: Database, query: Query): string {
  return JSON.stringify(runQuery(database, query).map(({ name, updateTime }) => [name, updateTime]));
}
