import fc from 'fast-check';
import type { JsonSchema } from '../../http/openapi/shapes.ts';

/**
 * Values of a JSON schema as our contract writes them, for property tests. No kept library does this for fast-check 4:
 * docs/decisions/0014-abuse-tests.md.
 */

const dayMs = 86_400_000;

/** A civil date around the day of the tests: near enough to be bookable now and then, far enough to be refused. */
const dates = fc
  .integer({ min: -40, max: 600 })
  .map((days) => new Date(Date.UTC(2026, 10, 21) + days * dayMs).toISOString().slice(0, 10));

const texts = (schema: JsonSchema): fc.Arbitrary<string> => {
  const { minLength = 0, maxLength = 60, pattern, format } = schema as Partial<Record<string, never>>;
  if (format === 'date') return dates;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern), { maxLength: 120 });
  const most = Math.max(Number(minLength), Math.min(Number(maxLength), 400));
  return fc.string({ minLength: Number(minLength), maxLength: most, unit: 'grapheme' });
};

const numbers = (schema: JsonSchema): fc.Arbitrary<number> => {
  const min = Number(schema.minimum ?? -1_000);
  const max = Number(schema.maximum ?? 1_000_000);
  return schema.type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100);
};

const withExamples = (schema: JsonSchema, made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  Array.isArray(schema.examples) && schema.examples.length > 0
    ? fc.oneof(made, fc.constantFrom(...schema.examples))
    : made;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of ten fields, the number that stay as in the known value, so that requests get past the first check. */
const faithful = 9;

function fieldsOf(schema: JsonSchema, known: unknown): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema.required ?? []) as readonly string[];
  const fields = Object.entries(properties).map(([name, inner]): [string, fc.Arbitrary<unknown>] => {
    const template = isRecord(known) ? known[name] : undefined;
    const made = valuesOf(inner, template);
    if (template !== undefined)
      return [
        name,
        fc.oneof({ weight: faithful, arbitrary: fc.constant(template) }, { weight: 1, arbitrary: made }),
      ];
    const left = required.includes(name) ? 0 : faithful;
    return [
      name,
      fc.oneof({ weight: left, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: made }),
    ];
  });
  return fc
    .tuple(...fields.map(([, value]) => value))
    .map((values) =>
      Object.fromEntries(
        fields
          .map(([name], index) => [name, values[index]] as const)
          .filter(([, value]) => value !== undefined),
      ),
    );
}

/**
 * Values that a schema takes.
 * @param known a value that works; most fields are taken from it, the others are made from the schema
 */
export function valuesOf(schema: JsonSchema, known?: unknown): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)));
  if (schema.type === 'object') return fieldsOf(schema, known);
  if (schema.type === 'array') {
    const first = Array.isArray(known) ? known[0] : undefined;
    const element = valuesOf((schema.items ?? {}) as JsonSchema, first);
    return fc.array(
      first === undefined ? element : fc.oneof({ weight: 3, arbitrary: fc.constant(first) }, element),
      {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(4, Number(schema.maxItems ?? 4)),
      },
    );
  }
  if (schema.type === 'string') return withExamples(schema, texts(schema));
  if (schema.type === 'integer' || schema.type === 'number') return withExamples(schema, numbers(schema));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  // An empty schema takes anything.
  return fc.jsonValue({ maxDepth: 2 });
}
