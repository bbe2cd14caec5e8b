import type { Backend, Call, CallExample, CallSchemas } from '@traslado/contract/call';
import { type CallName, calls } from '@traslado/contract/calls';
import { callNameOf } from '@traslado/contract/catalogue-calls';
import { flattenForm } from '@traslado/contract/form';
import { cookieRefusals } from '@traslado/contract/refusal-groups';
import { type RefusalCode, statusOf } from '@traslado/contract/refusals';
import type { Access, Route } from '@traslado/contract/route';
import { withoutFiles } from '@traslado/contract/upload';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { contentTypes } from '../bodies.ts';
import { en } from '../texts/en.ts';
import { general, staffOnly, withBody, withInput, withKey, withToken } from './refusals.ts';
import { codesOfShape, describe, type JsonSchema, namedSchemas, schemaOf, successTypes } from './shapes.ts';

/** The parts of an OpenAPI 3.1 document that ours has. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: Backend; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

export type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

export type Answer = { readonly description: string; readonly content?: Content };

export type Operation = {
  readonly operationId: CallName;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly Backend[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Readonly<Record<string, Answer>>;
};

/** Each entry is enough by itself. */
const securityOf = ({ access, permission }: Route): Operation['security'] => {
  if (access === 'public') return [];
  return [{ [access]: [] }, ...(access !== 'staff' && permission ? [{ staff: [] }] : [])];
};

/** Who may make a call, for a reader. */
const accessInWords: Readonly<Record<Access, string>> = {
  public: 'Anybody, without a token.',
  app: 'The app with its system token, or anybody with a better one.',
  guest: 'A guest, with the token of their own stay or booking. What belongs to another guest answers 404.',
  staff: 'Signed-in staff.',
};

const whoMay = ({ access, permission }: Route): string => {
  if (!permission) return accessInWords[access];
  return access === 'staff'
    ? `Signed-in staff with the permission \`${permission}\`.`
    : `${accessInWords[access]} Staff with the permission \`${permission}\` as well.`;
};

const backends: Readonly<Record<Backend, string>> = {
  auth: 'Tokens, and staff who sign in',
  mobile: 'Resorts and stays',
  transfers: 'Airports, flights, bookings and payments',
  operations: 'What is for sale, restrictions, the rate of the day',
  sistur: 'Service sheets',
  reservations: 'Related stays',
  proxy: 'Letters by mail',
  geo: 'Addresses and countries',
  own: 'What this product adds',
};

/** Answers with an ETag, 304 to whoever has them. */
const revalidated: readonly CallName[] = [
  'listAirports',
  'listProperties',
  'getServiceSheet',
  'listServicesForSale',
  'listAirlines',
  'getBrand',
];

/** Calls that act on the version that somebody saw, of a booking or of a row of a catalogue. */
const versioned: readonly CallName[] = [
  'changeTransfer',
  'cancelTransfer',
  'cancelCoupons',
  ...ALL_CATALOGUES.flatMap((one) => [callNameOf(one, 'update'), callNameOf(one, 'delete')]),
];

const hasKey = (body: JsonSchema | undefined) =>
  typeof body?.properties === 'object' && body.properties !== null && 'uuidReference' in body.properties;

/** Everything a call may refuse with: what its access, its shape and its rules bring along. */
export function codesOf(name: CallName): RefusalCode[] {
  const { route, shapes, refuses }: Call = calls[name];
  const { params, query, body } = shapes;
  const sent = [params, query, body].filter((shape) => shape !== undefined);
  const keyed = body !== undefined && hasKey(schemaOf(body, 'input'));
  const codes: RefusalCode[] = [
    ...(route.access === 'app' || route.access === 'guest' ? withToken : []),
    ...(route.access === 'staff' ? staffOnly : []),
    ...(route.access === 'staff' && route.method !== 'GET' ? cookieRefusals : []),
    ...(sent.length > 0 ? withInput : []),
    ...(route.method === 'GET' ? [] : withBody),
    ...sent.flatMap(codesOfShape),
    ...(keyed ? withKey : []),
    ...refuses,
    ...general,
  ];
  return [...new Set(codes)];
}

function parametersOf(name: CallName, keyed: boolean): Parameter[] {
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
  const headers: Parameter[] = [];
  const header = (field: string, description: string, schema: JsonSchema) =>
    headers.push({ name: field, in: 'header', required: false, description, schema });
  if (keyed)
    header('Idempotency-Key', 'Idempotency key; stands in for `uuidReference`.', {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{8,80}$',
    });
  if (versioned.includes(name))
    header('If-Match', 'Version that is changed, as it was seen; the current one when left out.', {
      type: 'string',
      examples: ['"3"'],
    });
  if (revalidated.includes(name)) header('If-None-Match', 'ETag of an earlier answer.', { type: 'string' });
  header('Accept-Language', 'Language of the sentences for people: Spanish when it begins with es.', {
    type: 'string',
    examples: ['es-MX'],
  });
  return [...of('path', params, example.params), ...of('query', query, example.query), ...headers];
}

function bodyOf(
  route: Route,
  schema: JsonSchema | undefined,
  sent: CallExample['body'],
): Operation['requestBody'] {
  if (!route.body || !schema) return undefined;
  const example = sent && withoutFiles(sent);
  const nested = example !== undefined && flattenForm(example).some(([key]) => key.includes('['));
  return {
    required: true,
    ...(route.body !== 'json' && route.body !== 'table' && nested
      ? { description: 'Fields inside of others have bracketed names: `reservations[0][hotel]`.' }
      : {}),
    content: Object.fromEntries(
      contentTypes[route.body].map((type) => [
        type,
        type === 'text/csv'
          ? { schema: { type: 'string' } }
          : { schema, ...(example === undefined ? {} : { example }) },
      ]),
    ),
  };
}

function problemsOf(name: CallName): Readonly<Record<string, Answer>> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codesOf(name)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${en[code]}`).join('\n\n'),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
            },
          },
        },
      },
    ]),
  );
}

function operationOf(name: CallName): Operation {
  const { route, shapes, example, backend, summary }: Call = calls[name];
  const { body, answer } = shapes;
  const bodySchema = body ? schemaOf(body, 'input') : undefined;
  const requestBody = bodyOf(route, bodySchema, example.body);
  const kind = route.answer ?? 'json';
  const isBinary = kind !== 'json';
  const success: Answer = {
    description: summary,
    content: {
      [successTypes[kind]]: {
        schema: isBinary ? { type: 'string' } : schemaOf(answer, 'output'),
        ...(isBinary ? {} : { example: example.answer }),
      },
    },
  };
  return {
    operationId: name,
    summary,
    description: whoMay(route),
    tags: [backend],
    security: securityOf(route),
    parameters: parametersOf(name, hasKey(bodySchema)),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(route.status ?? 200)]: success,
      ...(revalidated.includes(name)
        ? { '304': { description: 'The answer that the caller has still holds.' } }
        : {}),
      ...problemsOf(name),
    },
  };
}

const description = `Airport transfers tied to a resort stay: look up a stay, see what is sold, book, pay, view, change and cancel.

Start with \`POST /v1/auth/login/system\`, whose token identifies the app; look up a stay or a booking, whose answer carries the token of its guest.
Refusals are problems of RFC 9457 with a stable \`code\`, the \`field\` they are about, and a sentence in the language of \`Accept-Language\`. Fields that are not
known are refused. Amounts are decimal numbers of the currency; dates and times of a ride are local to its airport.`;

/** The whole contract as an OpenAPI 3.1 document. Pure: the same contract gives the same text. */
export function describeContract(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method } = calls[name].route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  const used = new Set(Object.values(calls).map(({ backend }) => backend));
  return {
    openapi: '3.1.0',
    info: { title: 'Traslado', version: '0.1.0', description },
    servers: [{ url: '/', description: 'Where this document is served' }],
    tags: (Object.keys(backends) as Backend[])
      .filter((name) => used.has(name))
      .map((name) => ({ name, description: backends[name] })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        app: { type: 'http', scheme: 'bearer', description: accessInWords.app },
        guest: { type: 'http', scheme: 'bearer', description: accessInWords.guest },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-staff',
          description:
            'Signed-in staff. `POST /v1/staff/session` sets the cookie, which is called `staff` where there is no TLS. What writes has to name our own `Origin`.',
        },
      },
    },
  };
}

/** The document as it is kept in `docs/openapi.json` and served. */
export const documentText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 2)}\n`;
