import { callsAtStart } from './calls-at-start.ts';
import { callsOfCatalogue } from './calls-of-catalogue.ts';
import { callsOfFlights } from './calls-of-flights.ts';
import { callsOfStaff } from './calls-of-staff.ts';
import { callsOfStays } from './calls-of-stays.ts';
import { callsOfTransfers } from './calls-of-transfers.ts';
import { asDocumented, type Dialect } from './documented.ts';
import {
  type FaultyServer,
  type StandInAnswer,
  type StandInRequest,
  startFaultyServer,
} from './faulty-server.ts';
import { answerThere, requestHere } from './other-world.ts';
import type { StandInCall } from './stand-in-call.ts';
import { createState, type StandInState } from './state.ts';

export type StandIn = FaultyServer & { readonly state: StandInState };

/** Names of a path's places, and the pattern that takes their values out of an address. */
function patternOf({ route }: StandInCall): RegExp {
  return new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/**
 * All of the group's systems in one server on loopback, speaking the documented calls over the demo's people and places. It shares no code
 * with its askers, only the table of calls.
 * @param more calls of another backend
 */
export async function startStandIn(
  options: {
    readonly now?: () => number;
    readonly port?: number;
    /** `rich` by default. */
    readonly dialect?: Dialect;
    /** `other`: none of the hotels and numbers are the demo's. */
    readonly world?: 'demo' | 'other';
    readonly more?: (state: StandInState) => StandInCall[];
  } = {},
): Promise<StandIn> {
  const state = createState(options.now ?? Date.now);
  const calls = [
    ...callsAtStart(state),
    ...callsOfStaff(state),
    ...callsOfStays(state),
    ...callsOfFlights(),
    ...callsOfCatalogue(state),
    ...callsOfTransfers(state),
    ...(options.more?.(state) ?? []),
  ].map((call) => ({ ...call, pattern: patternOf(call) }));

  const isOther = options.world === 'other';
  const { dialect } = options;

  async function answer(request: StandInRequest): Promise<StandInAnswer> {
    for (const call of calls) {
      const match = call.route.method === request.method ? call.pattern.exec(request.path) : null;
      if (!match) continue;
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!call.open && !state.tokens.has(token)) return { call: call.name, status: 401, body: {} };
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const here = isOther ? requestHere(call.name, { ...request, params }) : { ...request, params };
      const unknown = { status: 422, body: { code: 'number.unknown' } };
      const said = here ? await call.answer({ ...request, ...here }) : unknown;
      const body = isOther && said.status < 300 ? answerThere(call.name, said.body) : said.body;
      const reply = { call: call.name, status: said.status, body };
      if (dialect === 'odd') return asDocumented(reply, state.spelling);
      const isPlain = dialect === 'documented' || state.asDocumented.has(call.name);
      return isPlain ? asDocumented(reply) : reply;
    }
    return { call: 'none', status: 404, body: { code: 'no_such_call' } };
  }

  const server = await startFaultyServer(answer, options.port);
  return Object.create(server, { state: { value: state, enumerable: true } }) as StandIn;
}
