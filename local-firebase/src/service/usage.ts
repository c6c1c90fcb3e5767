/** What Firestore would put on the bill, and where the reads came from. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
  readsBy: Record<ReadSource, number>;
}

export type ReadSource = 'documents' | 'queries' | 'aggregations' | 'listeners' | 'rules';

const ENTRIES_PER_AGGREGATION_READ = 1000;

/** Counts what would be billed, by the rules of the pricing documentation. */
export class UsageMeter {
  private usage = emptyUsage();

  /** Documents read one by one; a missing one costs the same. */
  countDocuments(count: number): void {
    this.countReads('documents', count);
  }

  /** A query costs its results, and one read when there are none; skipped documents count too. */
  countQuery(results: number, skipped: number): void {
    this.countReads('queries', Math.max(1, results + skipped));
  }

  countAggregation(entries: number): void {
    this.countReads('aggregations', Math.max(1, Math.ceil(entries / ENTRIES_PER_AGGREGATION_READ)));
  }

  /** Each document sent to a listener because it was added or changed. */
  countListener(documents: number): void {
    this.countReads('listeners', documents);
  }

  /** Documents that rules read, once each per request. */
  countRules(documents: number): void {
    this.countReads('rules', documents);
  }

  countWrite(): void {
    this.usage.writes++;
  }

  countDelete(): void {
    this.usage.deletes++;
  }

  current(): Usage {
    return structuredClone(this.usage);
  }

  reset(): void {
    this.usage = emptyUsage();
  }

  private countReads(source: ReadSource, count: number): void {
    this.usage.reads += count;
    this.usage.readsBy[source] += count;
  }
}

function emptyUsage(): Usage {
  return {
    reads: 0,
    writes: 0,
    deletes: 0,
    readsBy: { documents: 0, queries: 0, aggregations: 0, listeners: 0, rules: 0 },
  };
}
