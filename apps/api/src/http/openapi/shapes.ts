import { schemasOf } from '@traslado/contract/calls/catalogues';
import { isRefusalCode, type RefusalCode } from '@traslado/contract/refusals';
import { refundRequest } from '@traslado/contract/schemas/approvals';
import { anyRow } from '@traslado/contract/schemas/catalogue';
import {
  batchAnswer,
  catalogueFile,
  importBody,
  rowValue,
} from '@traslado/contract/schemas/catalogue-batches';
import { changeSet } from '@traslado/contract/schemas/change-sets';
import { cancellation, pickUp } from '@traslado/contract/schemas/changes';
import { watchedFlight } from '@traslado/contract/schemas/flight-watch';
import { airline, flight } from '@traslado/contract/schemas/flights';
import { guestMessage } from '@traslado/contract/schemas/guest-messages';
import { differenceRow, paymentRow } from '@traslado/contract/schemas/money';
import { person } from '@traslado/contract/schemas/people';
import { picture } from '@traslado/contract/schemas/pictures';
import { brokenPrices } from '@traslado/contract/schemas/price-expectations';
import { priceShifts } from '@traslado/contract/schemas/price-shifts';
import { problem } from '@traslado/contract/schemas/problem';
import { queueRow } from '@traslado/contract/schemas/queues';
import { couponView, paymentState, transferRecord } from '@traslado/contract/schemas/sales';
import {
  includedTransfer,
  operationConfiguration,
  restriction,
  serviceForSale,
  serviceSegment,
  serviceSheet,
} from '@traslado/contract/schemas/services';
import { alert, permission, profile } from '@traslado/contract/schemas/staff';
import { airport, property } from '@traslado/contract/schemas/start';
import { transferView } from '@traslado/contract/schemas/transfer-view';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { z } from 'zod';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Content types of an answer, by its route's kind. */
export const successTypes = {
  json: 'application/json',
  pdf: 'application/pdf',
  calendar: 'text/calendar',
  csv: 'text/csv',
} as const;

const ofCatalogues = (ending: string, of: (schemas: ReturnType<typeof schemasOf>) => z.ZodType) =>
  Object.fromEntries(
    ALL_CATALOGUES.map((definition) => [`${definition.calls.one}${ending}`, of(schemasOf(definition))]),
  );

const registryOf = (named: Readonly<Record<string, z.ZodType>>) => {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(named)) registry.add(shape, { id });
  return registry;
};

const { rows: batchRows, ...batch } = batchAnswer.shape;

/** Shapes that stand once in the document, under these names: as they are answered, and as they are sent. */
const registries = {
  output: registryOf({
    Airline: airline,
    Airport: airport,
    Alert: alert,
    Batch: batchAnswer,
    BatchCounts: batch.counts,
    BatchRow: batchRows.element,
    Coupon: couponView,
    BrokenPrices: brokenPrices,
    Cancellation: cancellation,
    CatalogueFile: catalogueFile,
    ChangeSet: changeSet,
    Difference: differenceRow,
    Flight: flight,
    GuestMessage: guestMessage,
    IncludedTransfer: includedTransfer,
    Labels: batch.labels,
    OperationConfiguration: operationConfiguration,
    Payment: paymentState,
    PaymentRow: paymentRow,
    Permission: permission,
    Person: person,
    PickUp: pickUp,
    Picture: picture,
    PriceShifts: priceShifts,
    Problem: problem,
    Profile: profile,
    QueueRow: queueRow,
    Property: property,
    RefundRequest: refundRequest,
    Restriction: restriction,
    RowValue: rowValue,
    ServiceForSale: serviceForSale,
    ServiceSegment: serviceSegment,
    ServiceSheet: serviceSheet,
    Transfer: transferView,
    TransferRecord: transferRecord,
    WatchedFlight: watchedFlight,
    ...ofCatalogues('Row', ({ row }) => row),
    CatalogueRow: anyRow,
  }),
  input: registryOf({
    GivenPermission: permission,
    SentFile: catalogueFile,
    SentTable: importBody,
    ...ofCatalogues('Sent', ({ create }) => create.body),
  }),
};

type Io = keyof typeof registries;
type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/** Adds the facts that zod leaves out, and drops those that only zod needs. */
const polish =
  (io: Io): Override =>
  ({ zodSchema, jsonSchema }) => {
    const meta = z.globalRegistry.get(zodSchema as z.core.$ZodType);
    if (typeof meta?.format === 'string') jsonSchema.format = meta.format;
    // The only value that JSON knows nothing of: a file in a form.
    if (meta?.format === 'binary') jsonSchema.type = 'string';
    if (Array.isArray(meta?.examples)) jsonSchema.examples = meta.examples;
    // The format says it; the expression that checks it is 300 characters long.
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // Answers may grow: a reader must not take today's fields for all there will be.
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // Names of properties are always texts.
    if (Object.keys(jsonSchema.propertyNames ?? {}).join() === 'type') delete jsonSchema.propertyNames;
  };

const options = (io: Io) => ({ io, override: polish(io), unrepresentable: 'any' }) as const;

/** A shape as the caller sends it (`input`) or receives it (`output`), whole. */
export function schemaOf(shape: z.ZodType, io: Io): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, options(io));
  return schema;
}

/** The same in the document: named shapes are references into it. */
export function referringSchemaOf(shape: z.ZodType, io: Io): JsonSchema {
  const { $schema, $defs, ...schema } = z.toJSONSchema(shape, { ...options(io), metadata: registries[io] });
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema;
}

/** The named shapes themselves. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const of = (io: Io) =>
    z.toJSONSchema(registries[io], { ...options(io), uri: (id) => `#/components/schemas/${id}` }).schemas;
  const all = Object.entries({ ...of('output'), ...of('input') });
  return Object.fromEntries(all.map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

/** The contract's description of a field, if it has one. */
export function describe(shape: z.ZodType, field: string): { description?: string } {
  const value: unknown = shape instanceof z.ZodObject ? shape.shape[field] : undefined;
  const description = value instanceof z.ZodType ? value.description : undefined;
  return description === undefined ? {} : { description };
}

/** Parts of a zod definition that hold further shapes. */
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
