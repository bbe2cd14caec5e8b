import type { Call, CallExample, CallSchemas } from '@traslado/contract/call';
import { calls } from '@traslado/contract/calls';
import { callNameOf } from '@traslado/contract/catalogue-calls';
import type { CallName } from '@traslado/contract/routes';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Parameter } from './document.ts';
import { describe, type JsonSchema, schemaOf } from './shapes.ts';

/** Answers with an ETag, and 304 for a client that has it. */
export const revalidated: readonly CallName[] = [
  'listAirports',
  'listProperties',
  'getServiceSheet',
  'listServicesForSale',
  'listAirlines',
  'getBrand',
];

/** Calls on a seen version, of a booking or of a row of a catalogue. */
const versioned: readonly CallName[] = [
  'changeTransfer',
  'cancelTransfer',
  'cancelCoupons',
  ...ALL_CATALOGUES.map((one) => callNameOf(one, 'update')),
  'deleteCatalogueRow',
];

const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const headers = {
  IdempotencyKey: header('Idempotency-Key', 'Idempotency key; stands in for `uuidReference`.', {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{8,80}$',
  }),
  IfMatch: header('If-Match', 'Version that is changed, as it was seen; the current one when left out.', {
    type: 'string',
    examples: ['"3"'],
  }),
  IfNoneMatch: header('If-None-Match', 'ETag of an earlier answer.', { type: 'string' }),
  AcceptLanguage: header(
    'Accept-Language',
    'Language of the sentences for people: Spanish when it begins with es.',
    { type: 'string', examples: ['es-MX'] },
  ),
};

/** Parameters of a call. `keyed`: a key makes it happen once. */
export function parametersOf(name: CallName, keyed: boolean): Parameter[] {
  const { shapes, example }: Call = calls[name];
  const { params, query } = shapes;
  const of = (where: 'path' | 'query', shape: CallSchemas['params'], values: CallExample['params']) => {
    if (!shape) return [];
    const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(
      ([field, schema]): Parameter => ({
        name: field,
        in: where,
        required: where === 'path' || required.includes(field),
        ...describe(shape, field),
        schema,
        ...(values?.[field] === undefined ? {} : { example: values[field] }),
      }),
    );
  };
  const sent: (keyof typeof headers)[] = [
    ...(keyed ? (['IdempotencyKey'] as const) : []),
    ...(versioned.includes(name) ? (['IfMatch'] as const) : []),
    ...(revalidated.includes(name) ? (['IfNoneMatch'] as const) : []),
    'AcceptLanguage',
  ];
  return [
    ...of('path', params, example.params),
    ...of('query', query, example.query),
    ...sent.map((one) => headers[one]),
  ];
}
