import type { Backend, Call, CallExample } from '@traslado/contract/call';
import { type CallName, calls } from '@traslado/contract/calls';
import { flattenForm } from '@traslado/contract/form';
import { cookieRefusals } from '@traslado/contract/refusal-groups';
import type { RefusalCode } from '@traslado/contract/refusals';
import type { Access, Route } from '@traslado/contract/route';
import { filesOf, withoutFiles } from '@traslado/contract/upload';
import type { z } from 'zod';
import { contentTypes } from '../bodies.ts';
import { parametersOf, revalidated } from './parameters.ts';
import { problemsOf } from './problems.ts';
import { general, staffOnly, withBody, withInput, withKey, withToken } from './refusals.ts';
import {
  codesOfShape,
  type JsonSchema,
  namedSchemas,
  referringSchemaOf,
  schemaOf,
  successTypes,
} from './shapes.ts';
import { mapValues, shareParts } from './share-parts.ts';

/** The parts of an OpenAPI 3.1 document that ours has. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
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
    readonly required?: true;
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

/** The callers of a call, for a reader. */
const accessInWords: Readonly<Record<Access, string>> = {
  public: 'Anybody, without a token.',
  app: 'The app with its system token, or anybody with a better one.',
  guest: 'A guest, with the token of their own stay or booking. What belongs to another guest answers 404.',
  staff: 'Signed-in staff.',
};

/** The permissions of a call of several catalogues: `{catalogue}:see`. */
const inEachCatalogue = ({ permissions = {} }: Route): string | undefined => {
  const each = Object.entries(permissions).map(([name, permission]) =>
    permission.replace(`${name}:`, '{catalogue}:'),
  );
  return new Set(each).size === 1 ? each[0] : undefined;
};

const whoMay = (route: Route): string => {
  const { access } = route;
  const permission = route.permission ?? inEachCatalogue(route);
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

/** A key makes it happen once. */
function isKeyed(body: z.ZodType | undefined): boolean {
  const { properties } = body ? schemaOf(body, 'input') : {};
  return typeof properties === 'object' && properties !== null && 'uuidReference' in properties;
}

const isGeneral = (code: RefusalCode): boolean => general.some((one) => one === code);

/** All refusals of a call: by its access, its shape and its rules. */
export const codesOf = (call: Call): RefusalCode[] => [...ownCodesOf(call), ...general];

/** The codes of a call without the codes of every call. */
function ownCodesOf({ route, shapes, refuses }: Call): RefusalCode[] {
  const { params, query, body } = shapes;
  const sent = [params, query, body].filter((shape) => shape !== undefined);
  const codes: RefusalCode[] = [
    ...(route.access === 'app' || route.access === 'guest' ? withToken : []),
    ...(route.access === 'staff' ? staffOnly : []),
    ...(route.access === 'staff' && route.method !== 'GET' ? cookieRefusals : []),
    ...(sent.length > 0 ? withInput : []),
    ...(route.method === 'GET' ? [] : withBody),
    ...sent.flatMap(codesOfShape),
    ...(isKeyed(body) ? withKey : []),
    ...refuses,
  ];
  return [...new Set(codes)].filter((code) => !isGeneral(code));
}

function bodyOf(
  route: Route,
  schema: JsonSchema | undefined,
  sent: CallExample['body'],
): Operation['requestBody'] {
  if (!route.body || !schema) return undefined;
  const files = Object.fromEntries(filesOf(sent ?? {}).map(([field]) => [field, 'bytes of the file']));
  const example = sent && { ...files, ...withoutFiles(sent) };
  const nested = example !== undefined && flattenForm(example).some(([key]) => key.includes('['));
  return {
    ...(!route.isBodyOptional && { required: true }),
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

function operationOf(name: CallName): Operation {
  const call: Call = calls[name];
  const { route, shapes, example, backend, summary } = call;
  const { body, answer } = shapes;
  const bodySchema = body ? referringSchemaOf(body, 'input') : undefined;
  const requestBody = bodyOf(route, bodySchema, example.body);
  const kind = route.answer ?? 'json';
  const isBinary = kind !== 'json';
  const success: Answer = {
    description: 'The answer.',
    content: {
      [successTypes[kind]]: {
        schema: isBinary ? { type: 'string' } : referringSchemaOf(answer, 'output'),
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
    parameters: parametersOf(name, isKeyed(body)),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(route.status ?? 200)]: success,
      ...(revalidated.includes(name)
        ? { '304': { description: 'The answer that the caller has still holds.' } }
        : {}),
      ...problemsOf(ownCodesOf(call), general),
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
    info: {
      title: 'Traslado',
      version: '0.1.0',
      description,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
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

/** The document as it is served: parts that calls share stand once. */
export function documentText(document: OpenApiDocument): string {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const parameters = shareParts(
    'parameters',
    operations.flatMap(({ operationId, parameters }) =>
      parameters.map((part) => ({ part, names: [part.name, `${operationId}.${part.name}`] })),
    ),
  );
  const responses = shareParts(
    'responses',
    operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, part]) => ({
        part,
        names: [status, `${operationId}.${status}`],
      })),
    ),
  );
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      parameters: operation.parameters.map(parameters.of),
      responses: mapValues(operation.responses, responses.of),
    })),
  );
  const components = {
    ...document.components,
    parameters: parameters.components,
    responses: responses.components,
  };
  return JSON.stringify({ ...document, paths, components });
}
