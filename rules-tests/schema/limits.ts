/** A number, or word that places disagree about it. */
export type Bound = number | 'several';

/** Limits of one field; a list or map also limits its entries. */
export interface Limits {
  /** Names of all fields that a map may have. */
  keys?: string[];
  /** Number of fields of a map that rules count, where each is checked by itself. */
  count?: Bound;
  /** Values that a text, or each text of a list, may have. */
  values?: string[];
  /** Most characters of a text, items of a list or fields of a map. */
  size?: Bound;
  min?: Bound;
  max?: Bound;
}

/** Limits by the path of their field, such as `profile.bio`; the document itself has the path ''. */
export type LimitsByPath = Map<string, Limits>;

/** Joins the path of a map and the name of one of its fields. */
export const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const show = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Lists the differences between the limits of a schema and those of rules, one sentence each. */
export function differences(schema: LimitsByPath, rules: LimitsByPath): string[] {
  const paths = [...new Set([...schema.keys(), ...rules.keys()])].sort();
  return paths.flatMap((path) => {
    const [declared, checked] = [schema.get(path) ?? {}, rules.get(path) ?? {}];
    const isCounted = checked.keys === undefined && checked.count === declared.keys?.length;
    return (['keys', 'values', 'size', 'min', 'max'] as const)
      .filter((limit) => show(declared[limit]) !== show(checked[limit]) && !(limit === 'keys' && isCounted))
      .map(
        (limit) =>
          `${path || 'document'}: ${limit} is ${show(declared[limit])} in the schema, ${show(checked[limit])} in the rules`,
      );
  });
}
