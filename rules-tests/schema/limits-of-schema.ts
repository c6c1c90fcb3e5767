import { z, type ZodType } from 'zod';
import { within, type Limits, type LimitsByPath } from './limits';

type Json = z.core.JSONSchema.BaseSchema;

/** Returns a schema without the alternatives `null` and fixed texts, such as '' for a field that isn't given. */
function withoutAlternatives(json: Json): Json {
  const others = json.anyOf?.filter((one) => one.type !== 'null' && one.const === undefined);
  return others?.length === 1 ? withoutAlternatives(others[0]!) : json;
}

/** Integers have the limits of a double by themselves. */
const isLimit = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

function limitsOf(json: Json): Limits {
  const items = typeof json.items === 'object' ? (json.items as Json) : undefined;
  const keys = json.propertyNames
    ? (json.propertyNames as Json).enum
    : json.additionalProperties === false && Object.keys(json.properties ?? {});
  const limits = {
    keys: keys && keys.map(String).sort(),
    values: (json.enum ?? items?.enum)?.map(String).sort(),
    size: json.maxLength ?? json.maxItems ?? json.maxProperties,
    min: isLimit(json.minimum),
    max: isLimit(json.maximum),
  };
  return Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== undefined && limit !== false),
  );
}

function collect(json: Json, path: string, found: LimitsByPath): void {
  const plain = withoutAlternatives(json);
  const limits = limitsOf(plain);
  if (Object.keys(limits).length > 0) found.set(path, limits);
  for (const [name, field] of Object.entries(plain.properties ?? {}))
    collect(field as Json, within(path, name), found);
  if (plain.propertyNames)
    for (const name of limits.keys ?? [])
      collect(plain.additionalProperties as Json, within(path, name), found);
}

/** Reads the limits that a document's schema declares, without those of a list's items, which rules can't check. */
export function limitsOfSchema(schema: ZodType): LimitsByPath {
  const found: LimitsByPath = new Map();
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json;
  collect(json, '', found);
  // For a loose document only its fields are compared, as its writer may change no others.
  found.set('', { ...found.get(''), keys: Object.keys(json.properties ?? {}).sort() });
  return found;
}
