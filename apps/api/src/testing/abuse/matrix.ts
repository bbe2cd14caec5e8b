import { permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { contactOfBodies } from '../sales.ts';
import { callTried, type TriedCall } from '../tried-calls.ts';
import { elsewhereOf } from './elsewhere.ts';
import { faultsOf, outcomeOf } from './judge.ts';
import { makeOfficer } from './officers.ts';
import { type Expected, nothing, type Person } from './person.ts';
import { knownRequest, prepare } from './requests.ts';
import { showsInFull } from './shows-in-full.ts';
import { onFile, type Stage, type World } from './world.ts';

/**
 * Matrix of calls and people: each person tries each call on objects of guest A. Rows come from the route table, so a new call is tried without
 * being added here.
 */

/** The answer to the guest of another room of A's booking about A's objects. */
type OfMember =
  /** The same as A. */
  | 'sees'
  /** They may read and not act. */
  | 'not owner'
  /** They are strangers to it. */
  | 'not found';

type OfGuests = { readonly stage: Stage; readonly member: OfMember };

const ofStay: OfGuests = { stage: 'bare', member: 'not found' };
const ofPayment: OfGuests = { stage: 'pending', member: 'not owner' };

/** Guests' calls that are not about a paid booking, which a companion sees and does nothing with. */
const guestCalls: Partial<Record<TriedCall, OfGuests>> = {
  listConsecutiveStays: ofStay,
  listRelatedStays: ofStay,
  linkConsecutiveStay: ofStay,
  createReceptiveGroup: ofStay,
  createCoupon: ofStay,
  payCoupon: ofPayment,
  abandonPayment: ofPayment,
};

const ofGuests = (name: TriedCall): OfGuests =>
  guestCalls[name] ?? {
    stage: 'paid',
    member: callTried(name).route.method === 'GET' ? 'sees' : 'not owner',
  };

/** True for a call that names an object of A's. Any other call answers its caller about themself. */
const namesAnything = (name: TriedCall): boolean => Object.keys(knownRequest(name)).length > 0;

/** Objects about providers in every row: a batch of all catalogues, and change sets. */
const ofProviders: readonly TriedCall[] = [
  'undoCatalogues',
  'keepChanges',
  'approveChangeSet',
  'scheduleChangeSet',
  'publishChangeSet',
];

function ofStaff(call: TriedCall, { name }: Person): Expected {
  const { access, permission } = callTried(call).route;
  if (access === 'public') return '2xx';
  // A cookie is asked only where staff may call at all.
  if (access !== 'staff' && !permission) return '401 auth.required';
  const permissions: readonly string[] = permissionsOf([name]);
  if (ofProviders.includes(call) && !permissions.includes('providers:change')) return '403 auth.forbidden';
  if (permission && !permissions.includes(permission)) return '403 auth.forbidden';
  return '2xx';
}

/** An administrator of a property without any object of the matrix. */
const ELSEWHERE = 'administrator elsewhere';
const elsewhere = [2_000_001];

/** Outcome that a person's call must have. */
function expectedOf(name: TriedCall, person: Person, world: World): Expected {
  if (person.name === ELSEWHERE)
    return elsewhereOf(name) ?? ofStaff(name, { ...person, name: 'administrator' });
  if (person.kind === 'staff') return ofStaff(name, person);
  const { access } = callTried(name).route;
  if (access === 'public') return '2xx';
  if (access === 'staff') return person.kind === 'nobody' ? '401 auth.not_signed_in' : '403 auth.forbidden';
  if (person.kind === 'nobody') return '401 auth.required';
  if (access === 'app') return '2xx';
  if (person.kind === 'app') return '401 auth.required';
  const { member } = ofGuests(name);
  if (person === world.stranger) return namesAnything(name) ? '404' : '2xx';
  if (person.name === 'guest A' || member === 'sees') return '2xx';
  return member === 'not owner' ? '403 booking.not_owner' : '404';
}

/** True if a role is admitted to a call. */
function isLetIn(name: TriedCall, role: (typeof ROLE_NAMES)[number]): boolean {
  const { permission } = callTried(name).route;
  const permissions: readonly string[] = permissionsOf([role]);
  return !permission || permissions.includes(permission);
}

/** A call about nothing but its caller. */
const ABOUT_NOTHING: TriedCall = 'signOutStaff';

/** Staff of each role without matters of their own, for the calls that refuse it: a refusal changes nothing about them. */
const refused = new Map<string, Promise<Person>>();

function officerFor(world: World, name: TriedCall, role: (typeof ROLE_NAMES)[number]): Promise<Person> {
  if (isLetIn(name, role)) return makeOfficer(world.test, role, name);
  const officer = refused.get(role) ?? makeOfficer(world.test, role, ABOUT_NOTHING);
  refused.set(role, officer);
  return officer;
}

/**
 * The people of a call's row, in the order of the columns. A and the companion are those of the stage that the call needs; admitted staff
 * are new in every row, since some calls end sessions.
 */
export async function peopleOf(name: TriedCall, world: World): Promise<readonly Person[]> {
  const { owner, member } = world.groups[ofGuests(name).stage];
  const staff = await Promise.all(ROLE_NAMES.map((role) => officerFor(world, name, role)));
  const far = await makeOfficer(world.test, 'administrator', name, elsewhere);
  return [world.nobody, world.app, owner, world.stranger, member, ...staff, { ...far, name: ELSEWHERE }];
}

export type Cell = {
  readonly call: TriedCall;
  readonly person: string;
  readonly expected: string;
  readonly outcome: string;
  /** All its faults. */
  readonly wrong: readonly string[];
};

const withoutInstance = (body: string): string => body.replace(/"instance":"[^"]*"/, '');

/** Refused people have to leave nothing behind, and to learn nothing: for them, A's objects do not exist. */
async function checkRefusal(
  world: World,
  name: TriedCall,
  person: Person,
  answer: { readonly statusCode: number; readonly body: string; readonly headers: object },
): Promise<string[]> {
  const written = await world.changes.take();
  const wrong = written.length > 0 ? [`wrote to ${written.join(', ')}`] : [];
  if (answer.statusCode !== 404) return wrong;
  const asked = { ...person, own: nothing };
  const unknown = await world.test.app.inject(prepare(name, asked, knownRequest(name)).options);
  await world.changes.take();
  if (unknown.statusCode !== 404 || withoutInstance(unknown.body) !== withoutInstance(answer.body))
    wrong.push(`tells what exists: ${answer.body} for A’s, ${unknown.body} for nobody’s`);
  return wrong;
}

/** A member of staff whose matters refused callers name, by call: they leave them as they are. */
const whomOthersName = new Map<TriedCall, Promise<Person>>();

/** The owner of the named matters: the caller where they have some, another one for each where everybody is admitted. */
async function namedBy(world: World, name: TriedCall, person: Person): Promise<Person> {
  const { access } = callTried(name).route;
  const role = ROLE_NAMES.find((one) => one === person.name);
  if (person.name === ELSEWHERE || (role && isLetIn(name, role))) return person;
  const make = () => makeOfficer(world.test, 'finance', name);
  if (access !== 'staff') return make();
  const officer = whomOthersName.get(name) ?? make();
  whomOthersName.set(name, officer);
  return officer;
}

/** Sends one call about A's objects in the name of a person. */
export async function tryCell(world: World, name: TriedCall, person: Person): Promise<Cell> {
  const { access } = callTried(name).route;
  const { own } = world.groups[ofGuests(name).stage].owner;
  // Staff's objects belong to the caller, or to a stranger for guests; all other objects are A's.
  const { rows } = (await namedBy(world, name, person)).own;
  const asked = { ...person, own: { ...own, rows } };
  await world.changes.take();
  const { options, fits } = prepare(name, asked, knownRequest(name));
  const answer = await world.test.app.inject(options);
  const outcome = outcomeOf(answer);
  const expected = expectedOf(name, person, world);
  const isRight =
    expected === '2xx'
      ? answer.statusCode >= 200 && answer.statusCode < 300
      : outcome === expected || outcome.startsWith(`${expected} `);
  const wrong = [
    ...(isRight ? [] : [`${outcome}, not ${expected}: ${answer.body.slice(0, 300)}`]),
    ...(fits === true ? [] : ['the request does not fit the contract']),
    ...faultsOf(name, answer),
    ...(answer.statusCode >= 400 ? await checkRefusal(world, name, person, answer) : []),
    ...(answer.statusCode < 400 &&
    access === 'guest' &&
    person === world.stranger &&
    answer.body.includes(String(own.coupon))
      ? ['shows A’s booking']
      : []),
    ...(person.kind === 'staff'
      ? []
      : showsInFull(answer.body, [onFile, contactOfBodies]).map((one) => `shows ${one} in full`)),
  ];
  return { call: name, person: person.name, expected, outcome, wrong };
}
