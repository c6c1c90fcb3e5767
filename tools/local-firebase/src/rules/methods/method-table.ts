import type { RulesValue } from '../values';

/** A method of a value: the receiver, then the arguments. */
type RulesMethod<T> = (self: T, ...args: RulesValue[]) => RulesValue;

/** The methods of one type by their names. */
export type MethodTable<T> = Readonly<Record<string, RulesMethod<T>>>;
