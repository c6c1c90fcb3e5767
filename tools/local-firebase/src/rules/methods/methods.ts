import { ownValue } from '../../store/plain-objects';
import { bytesMethods, durationMethods, latLngMethods, timestampMethods } from './methods-scalar';
import type { MethodTable } from './method-table';
import {
  listMethods,
  mapDiffMethods,
  mapMethods,
  partialListMethods,
  partialMapMethods,
  setMethods,
} from './methods-collection';
import { pathMethods, stringMethods } from './methods-text';
import {
  EvaluationError,
  isUnknown,
  PartialList,
  PartialMap,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  typeOf,
  Unknown,
  type RulesValue,
} from '../values';

/** Calls a method; on something unknown, what the query's filters prove is answered and the rest stays unknown. */
export function callMethod(object: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (isUnknown(object)) {
    if (object instanceof PartialMap) return prove(partialMapMethods, object, name, args);
    return object instanceof PartialList ? prove(partialListMethods, object, name, args) : new Unknown();
  }
  if (args.some(isUnknown)) return new Unknown();
  if (typeof object === 'string') return call(stringMethods, object, name, args);
  if (Array.isArray(object)) return call<readonly RulesValue[]>(listMethods, object, name, args);
  if (object instanceof RulesMap) return call(mapMethods, object, name, args);
  if (object instanceof RulesBytes) return call(bytesMethods, object, name, args);
  if (object instanceof RulesTimestamp) return call(timestampMethods, object, name, args);
  if (object instanceof RulesDuration) return call(durationMethods, object, name, args);
  if (object instanceof RulesLatLng) return call(latLngMethods, object, name, args);
  if (object instanceof RulesPath) return call(pathMethods, object, name, args);
  if (object instanceof RulesSet) return call(setMethods, object, name, args);
  if (object instanceof RulesMapDiff) return call(mapDiffMethods, object, name, args);
  throw methodNotFound(object, name);
}

function prove<T>(table: MethodTable<T>, object: T, name: string, args: readonly RulesValue[]): RulesValue {
  const method = ownValue(table, name);
  const proves = method !== undefined && method.length === args.length + 1 && !args.some(isUnknown);
  return proves ? method(object, ...args) : new Unknown();
}

function call<T extends RulesValue>(
  table: MethodTable<T>,
  object: T,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const method = ownValue(table, name);
  if (!method) throw methodNotFound(object, name);
  if (method.length !== args.length + 1) {
    throw new EvaluationError(
      `Function '${name}' takes ${method.length - 1} arguments, found ${args.length}.`,
    );
  }
  return method(object, ...args);
}

function methodNotFound(object: RulesValue, name: string): EvaluationError {
  return new EvaluationError(
    `Function not found error: Name: [${name}] on a value of type ${typeOf(object)}.`,
  );
}
