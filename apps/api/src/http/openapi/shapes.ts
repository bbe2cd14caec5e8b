import { schemasOf } from '@traslado/contract/calls/catalogues';
import { isRefusalCode, type RefusalCode } from '@traslado/contract/refusals';
import { cancellation } from '@traslado/contract/schemas/changes';
import { airline, flight } from '@traslado/contract/schemas/flights';
import { picture } from '@traslado/contract/schemas/pictures';
import { brokenPrices } from '@traslado/contract/schemas/price-expectations';
import { problem } from '@traslado/contract/schemas/problem';
import { couponView, paymentState, transferRecord } from '@traslado/contract/schemas/sales';
import {
  includedTransfer,
  operationConfiguration,
  restriction,
  serviceForSale,
  serviceSegment,
  serviceSheet,
} from '@traslado/contract/schemas/services';
import { alert, profile } from '@traslado/contract/schemas/staff';
import { airport, property } from '@traslado/contract/schemas/start';
import { stay } from '@traslado/contract/schemas/stays';
import { transferView } from '@traslado/contract/schemas/transfer-view';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { z } from 'zod';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** How an answer travels, by what its route says it carries. */
export const successTypes = {
  json: 'application/json',
  pdf: 'application/pdf',
  calendar: 'text/calendar',
  csv: 'text/csv',
} as const;

/** Shapes of answers that stand once in the document, under these names. */
const named = {
  Airline: airline,
  Airport: airport,
  Alert: alert,
  BrokenPrices: brokenPrices,
  Cancellation: cancellation,
  Coupon: couponView,
  Flight: flight,
  IncludedTransfer: includedTransfer,
  OperationConfiguration: operationConfiguration,
  Payment: paymentState,
  Picture: picture,
  Problem: problem,
  Profile: profile,
  Property: property,
  Restriction: restriction,
  ServiceForSale: serviceForSale,
  ServiceSegment: serviceSegment,
  ServiceSheet: serviceSheet,
  Stay: stay,
  Transfer: transferView,
  TransferRecord: transferRecord,
  ...Object.fromEntries(
    ALL_CATALOGUES.map((definition) => [definition.calls.one, schemasOf(definition).row]),
  ),
};

const names = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(named)) names.add(shape, { id });

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/** Says what zod leaves out here, and leaves out what only zod needs. */
const polish: Override = ({ zodSchema, jsonSchema }) => {
  const meta = z.globalRegistry.get(zodSchema as z.core.$ZodType);
  if (typeof meta?.format === 'string') jsonSchema.format = meta.format;
  // The only value that JSON knows nothing of: a file in a form.
  if (meta?.format === 'binary') jsonSchema.type = 'string';
  if (Array.isArray(meta?.examples)) jsonSchema.examples = meta.examples;
  // The format says it; the expression that checks it is 300 characters long.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** A shape as the caller sends it (`input`) or receives it (`output`); named shapes become references into the document. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    io,
    metadata: names,
    override: polish,
    unrepresentable: 'any',
  });
  return relocate(schema, io) as JsonSchema;
}

/** What the contract says of a field, where it says something. */
export function describe(shape: z.ZodType, field: string): { description?: string } {
  const value: unknown = shape instanceof z.ZodObject ? shape.shape[field] : undefined;
  const description = value instanceof z.ZodType ? value.description : undefined;
  return description === undefined ? {} : { description };
}

/** The named shapes themselves. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(named).map(([name, shape]) => {
      const { $defs } = z.toJSONSchema(shape, { io: 'output', metadata: names, override: polish });
      return [name, relocate($defs?.[name], 'output') as JsonSchema];
    }),
  );
}

/** References lead into the document. Answers may grow, so a reader must not take today's fields for all there will be. */
function relocate(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((inner) => relocate(inner, io));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(
      ([key, inner]) =>
        key !== '$defs' && !(io === 'output' && key === 'additionalProperties' && inner === false),
    )
    .map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : relocate(inner, io),
    ]);
  return Object.fromEntries(entries);
}

/** Parts of a zod definition in which further shapes stand. */
type Definition = {
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
};

/** Codes that the values of a shape refuse with, as the shape itself names them: `date.invalid`, `hotel.invalid` … */
export function codesOfShape(shape: z.core.$ZodType): RefusalCode[] {
  const {
    checks = [],
    shape: fields = {},
    options = [],
    element,
    innerType,
    in: inner,
    out,
  } = shape._zod.def as Definition;
  const own = checks
    .map((check) => (check._zod.def.error as ((issue: object) => unknown) | undefined)?.({}))
    .filter(isRefusalCode);
  const parts = [...Object.values(fields), ...options, element, innerType, inner, out];
  return [...own, ...parts.flatMap((part) => (part ? codesOfShape(part) : []))];
}
