import type { JsonSchema } from './shapes.ts';

/** One field of a shape, for a reader: `reservations[].adults`. */
export type Field = {
  readonly name: string;
  /** `string`, `integer`, `date`, `"a" | "b"`, or the name of a shape with `[]` for a list of it. */
  readonly type: string;
  /** Name of the shape that stands elsewhere in the document. */
  readonly shape: string | undefined;
  readonly required: boolean;
  /** Limits in words: `1 to 80 characters`. */
  readonly limits: string;
};

const refName = (schema: JsonSchema): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : undefined;

const parts = (schema: JsonSchema): readonly JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly JsonSchema[] | undefined) ?? [];

/** The possible values, in a few words. */
export function typeInWords(schema: JsonSchema): string {
  const name = refName(schema);
  if (name) return name;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (parts(schema).length > 0) return parts(schema).map(typeInWords).join(' | ');
  if (schema.type === 'array') return `${typeInWords((schema.items ?? {}) as JsonSchema)}[]`;
  if (typeof schema.format === 'string') return schema.format;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const between = (least: unknown, most: unknown, unit: string): string[] => {
  if (least === undefined && most === undefined) return [];
  const range =
    least === undefined
      ? `at most ${most}`
      : most === undefined
        ? `at least ${least}`
        : `${least} to ${most}`;
  return [unit ? `${range} ${unit}` : range];
};

export function limitsInWords(schema: JsonSchema): string {
  return [
    ...between(schema.minLength, schema.maxLength, 'characters'),
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minItems, schema.maxItems, 'entries'),
    ...(typeof schema.pattern === 'string' ? [schema.pattern] : []),
    ...('default' in schema ? [`${JSON.stringify(schema.default)} when left out`] : []),
  ].join(', ');
}

/** The referenced shape in a value, if there is just one. */
function shapeIn(schema: JsonSchema): string | undefined {
  const inner = schema.type === 'array' ? ((schema.items ?? {}) as JsonSchema) : schema;
  return refName(inner) ?? parts(inner).map(refName).find(Boolean);
}

/** The objects of a value that have fields, with the beginning of their names. */
function objectsIn(
  schema: JsonSchema,
  prefix: string,
): { readonly object: JsonSchema; readonly prefix: string }[] {
  if (schema.type === 'object') return [{ object: schema, prefix: prefix ? `${prefix}.` : '' }];
  if (schema.type === 'array') return objectsIn((schema.items ?? {}) as JsonSchema, `${prefix}[]`);
  return parts(schema).flatMap((part) => objectsIn(part, prefix));
}

/** Every field of a shape, depth first, in its order. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return objectsIn(schema, prefix).flatMap(({ object, prefix: begin }) => {
    const required = (object.required ?? []) as readonly string[];
    return Object.entries((object.properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
      ([field, inner]) => {
        const name = `${begin}${field}`;
        const deeper = fieldsOf(inner, name);
        const own: Field = {
          name,
          type: typeInWords(inner),
          shape: shapeIn(inner),
          required: required.includes(field),
          limits: limitsInWords(inner),
        };
        return [own, ...deeper];
      },
    );
  });
}
