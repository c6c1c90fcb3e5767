import type { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../platform/time';
import type { Capability } from './administration/admin-roles';

/** Number of calls or requests that a window of time allows. */
export interface RateLimit {
  /** Calls in one window. */
  most: number;
  windowMs: number;
}

/** Allows this many calls within a minute. */
export const perMinute = (most: number): RateLimit => ({ most, windowMs: MINUTE_MS });

/** Allows this many calls within an hour. */
export const perHour = (most: number): RateLimit => ({ most, windowMs: HOUR_MS });

declare const OUTPUT: unique symbol;

/** Type of a callable's answer, which has no value at run time. */
interface Returned<Output> {
  readonly [OUTPUT]?: Output;
}

/** Names the type of a callable's answer. */
export const returns = <Output>(): Returned<Output> => ({});

/** Everything that the product knows of a callable except for its handler. */
export interface Callable<Input extends z.ZodType = z.ZodType, Output = unknown> {
  input: Input;
  output: Returned<Output>;
  /** Capability that an administrator needs to call it; `null` for one of every account. */
  capability: Capability | null;
  /** True for one that works while the product is read-only: it only reads, or keeps accounts safe. */
  inReadOnly: boolean;
  /** True for one with which a stolen administrator's session could do lasting harm: it needs a recent sign-in. */
  isDangerous: boolean;
  /** Limit for one account that each instance of the service counts in memory, which is free. */
  limit: RateLimit;
  /** Limit for one account over all instances, for one that is expensive or can't be undone. */
  storedLimit: RateLimit | null;
}

/** Facts of a callable that doesn't say otherwise. The limit is more than a person clicks, and less than a flood. */
const USUAL = { inReadOnly: false, isDangerous: false, limit: perMinute(120), storedLimit: null };

/** A callable's record as it is written: who may call it is always said. */
type CallableFacts<Input extends z.ZodType, Output> = Pick<
  Callable<Input, Output>,
  'input' | 'output' | 'capability'
> &
  Partial<Callable<Input, Output>>;

/** Makes the record of a callable. */
export const defineCallable = <Input extends z.ZodType, Output>(
  facts: CallableFacts<Input, Output>,
): Callable<Input, Output> => ({ ...USUAL, ...facts });

/** Type of a callable's answer, from its record. */
export type OutputOf<Record extends Callable> =
  Record extends Callable<z.ZodType, infer Output> ? Output : never;
