import { performance } from 'node:perf_hooks';
import type { CallSchemas } from '@traslado/contract/call';
import type { Route } from '@traslado/contract/route';
import fc from 'fast-check';
import { schemaOf } from '../../http/openapi/shapes.ts';
import { callTried, type TriedCall } from '../tried-calls.ts';
import { valuesOf } from './arbitraries.ts';
import { catalogueOf } from './call-groups.ts';
import { type Fault, faults, spoil } from './faults.ts';
import { faultsOf, outcomeOf } from './judge.ts';
import { makeOfficers } from './officers.ts';
import type { Person } from './person.ts';
import { knownRequest, type Parts, type Prepared, prepare } from './requests.ts';
import type { StuckGuard } from './stuck-guard.ts';
import type { World } from './world.ts';

/** Views of personal data, which are entries of the audit. */
const looks: readonly TriedCall[] = [
  'getBookingStory',
  'getBookingLetter',
  'showLook',
  'getGuestMessage',
  'getPerson',
  'listPersonHistory',
];

/** A view is noted, and so is an export. */
const isNoted = (name: TriedCall, table: string): boolean =>
  table === 'audit_entry' && (looks.includes(name) || name.startsWith('export'));

/** Guests beside those of the world. */
export type Crowd = readonly Person[];

/** One generated request: sender, contents, faults. Printed when it fails. */
export type Attack = { readonly who: number; readonly parts: Parts; readonly faults: readonly Fault[] };

/** The result of a run, for the report. */
export type FuzzCounts = {
  readonly call: TriedCall;
  readonly requests: number;
  readonly seconds: number;
  readonly slowestMs: number;
  /** Count of each outcome: `200`, `400 field.unknown` … */
  readonly outcomes: Readonly<Record<string, number>>;
};

/** Longest time of any answer, milliseconds. The machine may have been busy: a slower one is sent again, and is a fault the fourth time. */
const longestMs = 2_000;
const mostSlow = 4;

/** Requests of a call that need a positive answer, so that it counts as tried. */
const leastAnswered = (requests: number): number => Math.floor(requests / 500) + 1;

/** The traces of a payment that was tried and declined. */
const keptByPayment = [
  'coupon',
  'intent',
  'job',
  'payment_attempt',
  'refund',
  // Written by the database itself wherever a booking is.
  'report_touched',
  'seat',
  'shared_departure',
  'staff_alert',
  'webhook_event',
];

/** The allowed traces of a refusal: tries that are counted, and payments that were tried and declined. Everything else is rolled back. */
const keptByRefusal: Partial<Record<TriedCall, readonly string[]>> = {
  payCoupon: keptByPayment,
  payByLink: keptByPayment,
  // The try to sign in.
  signInStaff: ['audit_entry'],
};

function partsOf(name: TriedCall): fc.Arbitrary<Parts> {
  const shapes: CallSchemas = callTried(name).shapes;
  const known = knownRequest(name);
  const entries = (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = shapes[part];
    if (!shape) return [];
    const schema = schemaOf(shape, 'input');
    const likely = valuesOf(schema, known[part]);
    return [
      [part, fc.oneof({ weight: 9, arbitrary: likely }, { weight: 1, arbitrary: valuesOf(schema) })] as const,
    ];
  });
  return fc.record(Object.fromEntries(entries)) as fc.Arbitrary<Parts>;
}

/** Half of the senders are the permitted ones, so that requests get past the first check. */
function attacksOn(name: TriedCall, people: number, permitted: number): fc.Arbitrary<Attack> {
  return fc.record({
    who: fc.oneof(fc.nat(people - 1), fc.integer({ min: people - permitted, max: people - 1 })),
    parts: partsOf(name),
    faults: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 5, arbitrary: fc.array(faults, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(faults, { minLength: 2, maxLength: 4 }) },
    ),
  });
}

/** True if a person can ever be answered; access to objects is the matrix's question. */
const mayCall = ({ access }: Route, { kind }: Person): boolean =>
  access === 'public' || (kind !== 'nobody' && (access === 'app' || kind !== 'app'));

/** Requests that share one officer's rows. Codes of two letters are few, so catalogues have the fewest officers. */
function shareOf(name: TriedCall, { access }: Route): number {
  if (access !== 'staff') return 40;
  return catalogueOf[name] === undefined ? 7 : 25;
}

/** The callers that a call is meant for, and all others. */
type Senders = { readonly others: readonly Person[]; readonly permitted: readonly Person[] };

async function sendersOf(
  name: TriedCall,
  route: Route,
  world: World,
  { crowd, requests }: { crowd: Crowd; requests: number },
): Promise<Senders> {
  const { nobody, app, groups, stranger, staff } = world;
  const { access, permission } = route;
  // The page of a guest who is not signed in yet.
  if (access === 'app')
    return { others: [nobody, app, stranger], permitted: [{ ...app, own: groups.bare.owner.own }] };
  if (access === 'guest') {
    const members = Object.values(groups).flatMap(({ owner, member }) => [owner, member]);
    return {
      others: [nobody, app, ...(permission ? staff : [])],
      permitted: [stranger, ...members, ...crowd],
    };
  }
  const officers = await makeOfficers(world.test, Math.ceil(requests / shareOf(name, route)), name);
  return { others: [nobody, app, stranger, ...(access === 'staff' ? staff : [])], permitted: officers };
}

/** Addresses change with every request: counting calls of one address is tested on its own. */
const addressOf = (turn: number): string => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

/**
 * Sends generated requests to one call and throws, with the smallest one that causes it, when an answer breaks the contract. `crowd`:
 * guests who may be the caller, beside the people of the world.
 */
export async function fuzzCall(
  world: World,
  name: TriedCall,
  { crowd, guard, requests, seed }: { crowd: Crowd; guard: StuckGuard; requests: number; seed: number },
): Promise<FuzzCounts> {
  const route: Route = callTried(name).route;
  const { others, permitted } = await sendersOf(name, route, world, { crowd, requests });
  const people = [...others, ...permitted];
  const outcomes: Record<string, number> = {};
  const startedAt = performance.now();
  let turn = 0;
  let slowestMs = 0;

  async function send({ options }: Prepared) {
    turn += 1;
    guard.begin(`${name} ${JSON.stringify(options)}`);
    const begun = performance.now();
    const answer = await world.test.app.inject({ ...options, remoteAddress: addressOf(turn) });
    guard.end();
    return { answer, ms: performance.now() - begun };
  }

  async function attack({ who, parts, faults: all }: Attack): Promise<void> {
    const person = people[who % people.length] ?? world.nobody;
    const { parts: spoilt, extras } = spoil(parts, all);
    const prepared = prepare(name, person, spoilt, extras);
    const { answer, ms } = await send(prepared);
    slowestMs = Math.max(slowestMs, ms);
    const outcome = outcomeOf(answer);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const wrong = faultsOf(name, answer);
    let slow = ms > longestMs ? 1 : 0;
    while (slow > 0 && slow < mostSlow && (await send(prepared)).ms > longestMs) slow += 1;
    if (slow === mostSlow) wrong.push(`takes longer than ${longestMs} ms`);
    const isLeftOut = 'isBodyOptional' in route && spoilt.body === undefined;
    if (prepared.fits === false && !isLeftOut && answer.statusCode < 400)
      wrong.push(`takes what its schema refuses: ${answer.statusCode}`);
    if (
      extras.headers?.authorization === undefined &&
      !mayCall(route, person) &&
      ![400, 401, 403, 404].includes(answer.statusCode)
    )
      wrong.push(`answers ${answer.statusCode} to ${person.name}`);
    // Reading calls are checked once, at the end: nothing at all may have been written by any of them.
    if (route.method !== 'GET') {
      const written = await world.changes.take();
      const stray =
        answer.statusCode < 400
          ? []
          : // A question about prices is kept, so that its answer holds for those numbers.
            written.filter((table) => table !== 'price_question' && !keptByRefusal[name]?.includes(table));
      if (stray.length > 0) wrong.push(`refused with ${outcome} and wrote to ${stray.join(', ')}`);
    }
    if (wrong.length > 0)
      throw new Error(
        `${name} ${wrong.join('; ')}\n${person.name}: ${JSON.stringify(prepared.options).slice(0, 2_000)}\n${answer.body.slice(0, 600)}`,
      );
  }

  await world.changes.take();
  await fc.assert(fc.asyncProperty(attacksOn(name, people.length, permitted.length), attack), {
    numRuns: requests,
    seed,
    endOnFailure: false,
  });
  const answered = (): number =>
    Object.entries(outcomes).reduce((sum, [outcome, n]) => sum + (outcome < '4' ? n : 0), 0);
  // No draw may depend on the seed's luck: the known request is right for those who have objects of their own.
  // Few have a ride of today: each may ask more than once.
  const most = permitted.length * leastAnswered(requests);
  for (let ask = 0; ask < most && answered() < leastAnswered(requests); ask += 1)
    await attack({
      who: people.length - 1 - (ask % permitted.length),
      parts: knownRequest(name),
      faults: [],
    });
  if (answered() < leastAnswered(requests))
    throw new Error(`${name} was never answered: ${JSON.stringify(outcomes)}`);
  const written = (await world.changes.take()).filter((table) => !isNoted(name, table));
  if (written.length > 0) throw new Error(`${name} reads, and wrote to ${written.join(', ')}`);
  return {
    call: name,
    requests: turn,
    seconds: (performance.now() - startedAt) / 1_000,
    slowestMs,
    outcomes,
  };
}
