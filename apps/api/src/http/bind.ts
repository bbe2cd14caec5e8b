import type { Call, CallSchemas, RequestOf } from '@traslado/contract/call';
import { type CallName, type Calls, calls } from '@traslado/contract/calls';
import { LOOK_CALLS, LOOK_HEADER } from '@traslado/contract/look-calls';
import type { Access, Route } from '@traslado/contract/route';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { NumberOwner } from '@traslado/domain/booking/booking-number';
import type { Language } from '@traslado/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Refused } from '../refused.ts';
import { admitSystem, type CallingSystems } from './admit-system.ts';
import { checkBodyType, checkText, checkUploadLength, readBody, refuseBody } from './bodies.ts';
import { limitOf } from './limits.ts';
import { languageOf } from './locale.ts';
import { inOwnNumbers } from './own-numbers.ts';
import type { StaffCookie } from './staff-cookie.ts';
import type { Caller, GuestCaller, StaffCaller, Tokens } from './tokens.ts';
import { enterUpload } from './uploads.ts';

/** The callers of this access, by type, so that a handler cannot forget to check. */
type CallerFor<A extends Access> = A extends 'guest'
  ? Extract<Caller, { kind: 'guest' | 'staff' }>
  : A extends 'staff'
    ? Extract<Caller, { kind: 'staff' }>
    : Caller;

/** The input of a handler: the validated parts of the call, its caller, time and language. */
type IncomingOf<S extends CallSchemas, A extends Access> = RequestOf<S> & {
  readonly caller: CallerFor<A>;
  readonly language: Language;
  /** Epoch milliseconds, read once for the whole call. */
  readonly now: number;
  /** Client's address; behind listed proxies the guest's own. */
  readonly ip: string;
  /** Key of the header `Idempotency-Key`, if any. */
  readonly idempotencyKey: string | undefined;
  /** Version of the header `If-Match`, if any. */
  readonly ifMatch: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Incoming<N extends CallName> = IncomingOf<Calls[N]['shapes'], Calls[N]['route']['access']>;

/** Answers the call; a handler may also answer through `reply` (documents, 304) and return `replied`. */
export type Handler<N extends CallName> = (incoming: Incoming<N>) => Promise<CallAnswer<N> | typeof replied>;

/** Marks that the handler has answered through `reply` itself. */
export const replied = Symbol('replied');

/** Staff by the token in their cookie. */
export type StaffSessions = {
  readonly cookie: StaffCookie;
  /** The member of staff whose session a cookie's token opens now; null when it opens none. */
  readonly callerOf: (token: string, now: number) => Promise<StaffCaller | null>;
};

/** The parts of the app that binding needs. */
export type Binding = {
  readonly app: FastifyInstance;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly staff: StaffSessions;
  readonly systems: CallingSystems;
  /** The owner of the booking numbers that callers send. Our own sale reads them; the group's stay as written. */
  readonly numbersOf: NumberOwner;
};

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

type Claim = Caller | 'expired' | 'invalid';

/** The caller by the bearer token. The cookie counts only without a token, and only for calls of staff. */
async function callerOf(
  request: FastifyRequest,
  route: Route,
  { tokens, clock, staff }: Binding,
): Promise<Claim> {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = bearer.exec(header)?.[1];
    return token ? tokens.read(token, clock.now()) : 'invalid';
  }
  const isForStaff = route.access === 'staff' || route.permission !== undefined;
  const cookie = isForStaff ? staff.cookie.read(request) : null;
  const caller = cookie === null ? null : await staff.callerOf(cookie, clock.now());
  if (caller) staff.cookie.requireOwnPage(request);
  return caller ?? { kind: 'nobody' };
}

/** Admits a caller to a call; access to the call's objects is the use case's question. */
function admit({ access, permission }: Route, caller: Claim): Caller {
  if (access === 'public') return typeof caller === 'string' ? { kind: 'nobody' } : caller;
  if (access === 'staff') return admitStaff(permission, caller);
  if (caller === 'expired') throw new Refused('auth.expired');
  if (caller === 'invalid' || caller.kind === 'nobody') throw new Refused('auth.required');
  if (access === 'app') return caller;
  if (caller.kind === 'staff' && (!permission || !caller.permissions.includes(permission)))
    throw new Refused('auth.forbidden');
  if (caller.kind === 'app') throw new Refused('auth.required');
  return caller;
}

function admitStaff(permission: Route['permission'], caller: Claim): Caller {
  if (typeof caller === 'string' || caller.kind === 'nobody') throw new Refused('auth.not_signed_in');
  if (caller.kind !== 'staff' || (permission && !caller.permissions.includes(permission)))
    throw new Refused('auth.forbidden');
  return caller;
}

/**
 * Staff who see a booking as its guest do it no harm, even if their page sends a call: the header of a view-as-guest refuses every other
 * call.
 */
function refuseInLook(name: CallName, request: FastifyRequest): void {
  if (request.headers[LOOK_HEADER] !== undefined && !LOOK_CALLS.includes(name))
    throw new Refused('look.read_only');
}

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

const nothing = z.strictObject({});

/**
 * Serves one call of the contract under its own path: admission, body, validation, then the handler.
 * Its entry in the contract is the only description; nothing is repeated here.
 */
export function bind<N extends CallName>(binding: Binding, name: N, handler: Handler<N>): void {
  serve<Calls[N]['shapes'], Calls[N]['route']['access']>(binding, name, calls[name], handler);
}

/** The same for a caller that walks over calls of one form, and has their shapes at hand. */
export function serve<S extends CallSchemas, A extends Access>(
  binding: Binding,
  name: CallName,
  call: Pick<Call<Route & { readonly access: A }, S>, 'route' | 'shapes'>,
  handler: (incoming: IncomingOf<S, A>) => Promise<z.output<S['answer']> | typeof replied>,
): void {
  const { app, clock } = binding;
  const { route, shapes } = call;
  const { params, query, body }: CallSchemas = shapes;
  const schema: Record<string, unknown> = {};
  if (params) schema.params = params;
  // A call without input refuses unknown fields as well.
  schema.querystring = query ?? nothing;
  if (body) schema.body = body;

  const partOf = binding.numbersOf === 'ours' ? inOwnNumbers : (part: unknown) => part;
  const admitted = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    schema,
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    ...(limitOf(name) && { config: { rateLimit: limitOf(name) } }),
    // Admission comes before the body is read: a stranger's megabytes are never parsed.
    onRequest: async (request) => {
      refuseInLook(name, request);
      const caller = admit(route, await callerOf(request, route, binding));
      await admitSystem(binding.systems, { name, access: route.access }, caller, clock.now());
      admitted.set(request, caller);
      checkBodyType(request, route);
      checkUploadLength(request, route);
    },
    preValidation: async (request, reply) => {
      if (route.body === 'upload') enterUpload(reply);
      if (route.body) await readBody(request, route);
      else refuseBody(request.body);
      checkText(request.params);
      checkText(request.query);
      // The rows of a table are checked one by one, so that each gets its own fault.
      if (route.body !== 'table') checkText(request.body);
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: partOf(request.params),
        query: partOf(request.query),
        body: partOf(request.body),
        caller: admitted.get(request) ?? { kind: 'nobody' },
        language: languageOf(request.headers['accept-language']),
        now: clock.now(),
        ip: request.ip,
        idempotencyKey: first(request.headers['idempotency-key']),
        ifMatch: first(request.headers['if-match']),
        request,
        reply,
      } as unknown as IncomingOf<S, A>);
      if (answer === replied) return reply;
      return reply.code(route.status ?? 200).send(answer);
    },
  });
}

/** The guest behind a call; staff act through their own calls, so that every action of staff is audited as theirs. */
export function guestOf(caller: Caller): GuestCaller {
  if (caller.kind !== 'guest') throw new Refused('auth.forbidden');
  return caller;
}
