import { z } from 'zod';

/** Schemas that were made, by the one that they are made of: a schema costs far more to make than to use. */
const made = new WeakMap<z.ZodType, z.core.$ZodType>();

/**
 * Returns a schema that checks the types of another one alone, without its lengths, forms and rules: those hold for what is written
 * today, and older documents may break them.
 */
export function typesOf<S extends z.ZodType>(schema: S): z.ZodType<z.input<S>, z.input<S>> {
  const types = made.get(schema) ?? withoutRules(schema);
  made.set(schema, types);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Each part has the type of the one that it stands for.
  return types as z.ZodType<z.input<S>, z.input<S>>;
}

function withoutRules(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, withoutRules(field)])),
    );
  if (schema instanceof z.ZodArray) return z.array(withoutRules(schema.element));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), withoutRules(schema.valueType));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(withoutRules));
  if (schema instanceof z.ZodNullable) return z.nullable(withoutRules(schema.unwrap()));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return z.optional(withoutRules(schema.unwrap()));
  const { type } = schema._zod.def;
  return type === 'string' ? z.string() : type === 'number' ? z.number() : schema;
}
