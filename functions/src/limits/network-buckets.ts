import type { Caller } from './client-address';
import type { Limit } from './rate-limit';
import { TokenBuckets } from './token-buckets';

/** Client as limits know it. */
export type CallerNetworks = Pick<Caller, 'network' | 'wider'>;

/** Number of lines that a /56 counts for: more than a home or an office sends from at once. */
const LINES_OF_56 = 4;

/** Number of lines that a /48 counts for. */
const LINES_OF_48 = 16;

const times = ({ most, windowMs }: Limit, lines: number): Limit => ({ most: most * lines, windowMs });

/**
 * Limits, in memory, the total requests of wider IPv6 networks. A customer with 65,536 lines would otherwise have 65,536 times the limit of
 * one.
 */
export class WiderBuckets {
  private readonly of56: TokenBuckets;
  private readonly of48: TokenBuckets;

  /** @param limit - Limit of one line. */
  constructor(limit: Limit) {
    this.of56 = new TokenBuckets(times(limit, LINES_OF_56));
    this.of48 = new TokenBuckets(times(limit, LINES_OF_48));
  }

  /** Takes one token of each network around a client; returns false when one has none left. */
  take({ wider }: CallerNetworks, now: number): boolean {
    return wider === null || (this.of56.take(wider.size56, now) && this.of48.take(wider.size48, now));
  }
}

/** Limits, in memory, the requests of a client's network and of the wider ones. */
export class NetworkBuckets {
  private readonly lines: TokenBuckets;
  private readonly wider: WiderBuckets;

  constructor(limit: Limit) {
    this.lines = new TokenBuckets(limit);
    this.wider = new WiderBuckets(limit);
  }

  take(caller: CallerNetworks, now: number): boolean {
    return this.lines.take(caller.network, now) && this.wider.take(caller, now);
  }
}
