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
  typeOf,
  Unknown,
  type RulesValue,
} from '../values';

const TABLES: Readonly<Record<string, MethodTable<never>>> = {
  string: stringMethods,
  path: pathMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latLngMethods,
};

/** Calls a method; on something unknown, what the query's filters prove is answered and the rest stays unknown. */
export function callMethod(object: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (isUnknown(object) || args.some(isUnknown)) {
    const table: MethodTable<never> =
      object instanceof PartialMap
        ? partialMapMethods
        : object instanceof PartialList
          ? partialListMethods
          : {};
    const method = Object.hasOwn(table, name) ? table[name]! : undefined;
    const proves = method !== undefined && method.length === args.length + 1 && !args.some(isUnknown);
    return proves ? method(object as never, ...args) : new Unknown();
  }
  const table = TABLES[typeOf(object)];
  if (!table || !Object.hasOwn(table, name)) {
    throw new EvaluationError(
      `Function not found error: Name: [${name}] on a value of type ${typeOf(object)}.`,
    );
  }
  const method = table[name]!;
  if (method.length !== args.length + 1) {
    throw new EvaluationError(
      `Function '${name}' takes ${method.length - 1} arguments, found ${args.length}.`,
    );
  }
  return method(object as never, ...args);
}
