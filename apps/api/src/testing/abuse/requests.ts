import type { CallExample, CallSchemas } from '@traslado/contract/call';
import { flattenForm, unflattenForm } from '@traslado/contract/form';
import type { Route } from '@traslado/contract/route';
import { filesOf, withoutFiles } from '@traslado/contract/upload';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wireOf } from '@traslado/domain/catalogues/facts';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { freshFacts, ownFieldsOf } from '../fresh-row.ts';
import { callTried, ofEachDeed, type TriedCall } from '../tried-calls.ts';
import { NOBODYS, nothing, type Own, type Person } from './person.ts';
import { type Thing, thingOf } from './things.ts';

/** The three places in which a call takes values. */
export type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** Fields that mean something of the caller's own, whatever the call. */
const ownFields: Thing['names'] = {
  coupon_id: '@coupon',
  coupon: '@coupon',
  coupons: ['@coupon'],
  receptive_reservation_id: '@arrival',
  hotel: '@hotel',
  baseHotel: '@hotel',
  resort: '@hotel',
  folio: '@folio',
  baseFolio: '@folio',
  reservation: '@folio',
  lastname: '@lastname',
  last_name: '@lastname',
  amount: '@amount',
  service_rate_id: '@rate',
  username: '@username',
  password: '@password',
  uuidReference: '@key',
  email: '@email',
  payment_token: 'tok_visa',
  new_password: 'another horse battery',
  // A stay in a list of other stays is not the caller.
  'reservations.folio': '@related',
};

/** A row of a catalogue is one of the caller's own; a new one has a name of its own. */
const ownInCatalogues = ofEachDeed((definition, deed): Readonly<Record<string, string | number>> => {
  if (deed === 'list' || deed === 'export') return {};
  const { one } = definition;
  if (deed === 'undo') return { id: `@batch of ${one}` };
  const fresh = Object.fromEntries(
    ownFieldsOf(definition).map((field) => [field, `@fresh ${definition.name} ${field}`]),
  );
  // The cost of a booking is no amount of a catalogue.
  const amount = definition.fields.amount && {
    amount: Number(wireOf(definition, definition.example).amount),
  };
  if (deed === 'create') return { ...fresh, ...amount };
  return {
    ...amount,
    id: `@row of ${one}`,
    ...(deed === 'restore' && { change: `@change of ${one}` }),
    ...(deed === 'update' && fresh),
    confirmation: `@title of ${one}`,
  };
});

function withOwn(names: Thing['names'], value: unknown, inside: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withOwn(names, inner, inside));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const own = names[`${inside}.${field}`] ?? names[field];
      return [field, own ?? withOwn(names, inner, field)];
    }),
  );
}

/** A right request of this call: the example of the OpenAPI document, about the caller's objects. */
export function knownRequest(name: TriedCall): Parts {
  const { params, query, body }: CallExample = callTried(name).example;
  const names = { ...ownFields, ...(ownInCatalogues[name] ?? thingOf(name)?.names) };
  return {
    ...(params && { params: withOwn(names, params, '') }),
    ...(query && { query: withOwn(names, query, '') }),
    ...(body && { body: withOwn(names, body, '') }),
  };
}

/** Keys and addresses so far: each is another one, so that no request is taken for an earlier one. */
let made = 0;

/** Puts the person's objects into the places that name them. */
function ownedBy(own: Own, value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('@')) {
    if (value === '@key' || value === '@email') {
      made += 1;
      return value === '@key' ? `key-of-the-test-${made}` : `guest-${made}@example.com`;
    }
    const [, of, field = ''] = /^@fresh (\S+) (\S+)$/.exec(value) ?? [];
    const definition = ALL_CATALOGUES.find(({ name }) => name === of);
    if (definition) return own.rows[value.slice(1)] ?? wireOf(definition, freshFacts(definition))[field];
    const { rows, ...others } = own;
    const known: Readonly<Record<string, string | number>> = { ...nothing.rows, ...others, ...rows };
    return known[value.slice(1)] ?? NOBODYS;
  }
  if (Array.isArray(value)) return value.map((inner) => ownedBy(own, inner));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ownedBy(own, inner)]));
}

/** As encodeURIComponent, but half a surrogate pair leaves as the bytes a careless client would send. */
const encode = (text: string): string => {
  let encoded = '';
  for (const sign of text) encoded += sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80';
  return encoded;
};

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** JSON with numbers that JavaScript cannot hold: the text `raw:1e309` becomes that number. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/"raw:([^"]+)"/g, (_, number: string) => number);

/** A request on its way: its repeated parts, and headers in place of the usual ones. */
export type Extras = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly repeatQuery?: boolean;
  readonly repeatBody?: boolean;
  /** Sent as it stands, in place of a body. */
  readonly rawBody?: string;
};

export type Prepared = {
  readonly options: InjectOptions;
  /** The contract's verdict on the sent values: false for a request that must be refused; undefined where only the answer can tell. */
  readonly fits: boolean | undefined;
};

const boundary = 'a-boundary-of-the-test';

/** The files of any body. */
const filesIn = (body: unknown): [string, Uint8Array][] =>
  typeof body === 'object' && body !== null ? filesOf(body) : [];

const inName = (name: string): string => name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');

/** Files and fields, one byte a character. */
function uploadOf(body: unknown, entries: readonly (readonly [string, string])[]): Buffer {
  const files = filesIn(body).map(
    ([name, bytes]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${inName(name)}"; filename="x.png"\r\n\r\n${Buffer.from(bytes).toString('latin1')}\r\n`,
  );
  return Buffer.concat([Buffer.from(files.join(''), 'latin1'), Buffer.from(multipartOf(entries))]);
}

function multipartOf(entries: readonly (readonly [string, string])[]): string {
  const parts = entries.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${inName(name)}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

const entriesOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null ? flattenForm(withoutFiles(value)) : [['value', textOf(value)]];

function bodyOf(
  route: Route,
  body: unknown,
  extras: Extras,
): { type: string; payload: string | Buffer } | undefined {
  const usual =
    route.body === 'json' || route.body === 'table' || route.body === undefined
      ? 'application/json'
      : route.body === 'form'
        ? 'application/x-www-form-urlencoded'
        : `multipart/form-data; boundary=${boundary}`;
  if (extras.rawBody !== undefined) return { type: usual, payload: extras.rawBody };
  if (body === undefined) return undefined;
  if (route.body === 'json' || route.body === 'table' || route.body === undefined) {
    const text = jsonOf(body);
    const doubled = text.startsWith('{"') ? text.replace('{', `{"adults":1,${text.slice(1, -1)},`) : text;
    return { type: 'application/json', payload: extras.repeatBody ? doubled : text };
  }
  const entries = entriesOf(body);
  const all = extras.repeatBody ? [...entries, ...entries.slice(0, 1)] : entries;
  if (route.body === 'multipart') return { type: usual, payload: multipartOf(all) };
  if (route.body === 'upload') return { type: usual, payload: uploadOf(body, all) };
  return { type: usual, payload: all.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&') };
}

const asTexts = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, textOf(inner)]))
    : {};

const noFields = z.strictObject({});

/** The server's reading of a body, or a symbol for an unreadable one. */
const unreadable = Symbol('unreadable');

function readAsServer(route: Route, body: unknown): unknown {
  try {
    if (route.body === 'json' || route.body === 'table') return JSON.parse(jsonOf(body));
    return { ...unflattenForm(entriesOf(body)), ...Object.fromEntries(filesIn(body)) };
  } catch {
    return unreadable;
  }
}

function fits(name: TriedCall, route: Route, parts: Parts, extras: Extras): boolean | undefined {
  const { params, query, body }: CallSchemas = callTried(name).shapes;
  if (extras.headers || extras.repeatQuery || extras.repeatBody || extras.rawBody !== undefined)
    return undefined;
  // A parameter that is left out leaves its place in the path empty.
  const inPath = Object.fromEntries(
    [...route.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, '']),
  );
  if (params && !params.safeParse({ ...inPath, ...asTexts(parts.params) }).success) return false;
  const asked = Object.fromEntries(entriesOf(parts.query ?? {}));
  if (!(query ?? noFields).safeParse(asked).success) return false;
  if (!body) return true;
  const read = readAsServer(route, parts.body);
  return read !== unreadable && body.safeParse(read).success;
}

/** The request as it is injected. */
export function prepare(name: TriedCall, person: Person, sent: Parts, extras: Extras = {}): Prepared {
  const route: Route = callTried(name).route;
  const parts = ownedBy(person.own, sent) as Parts;
  const params = (parts.params ?? {}) as Readonly<Record<string, unknown>>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    field in params ? encode(textOf(params[field])) : '',
  );
  const pairs = entriesOf(parts.query ?? {}).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const query = (extras.repeatQuery ? [...pairs, ...pairs.slice(0, 1)] : pairs).join('&');
  const body =
    route.method === 'GET' || (route.body === undefined && extras.rawBody === undefined)
      ? undefined
      : bodyOf(route, parts.body, extras);
  return {
    options: {
      method: route.method,
      url: query ? `${path}?${query}` : path,
      headers: {
        ...person.headers,
        ...(body && { 'content-type': body.type }),
        ...extras.headers,
      },
      ...(body && { payload: body.payload }),
    },
    fits: fits(name, route, parts, extras),
  };
}
