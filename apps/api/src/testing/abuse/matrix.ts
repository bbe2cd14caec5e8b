import { ofCatalogueCalls } from '@traslado/contract/catalogue-calls';
import type { Route } from '@traslado/contract/route';
import { type CallName, routes } from '@traslado/contract/routes';
import { permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import { contactOfBodies } from '../sales.ts';
import { faultsOf, outcomeOf } from './judge.ts';
import { makeOfficer } from './officers.ts';
import { nothing, type Person } from './person.ts';
import { knownRequest, prepare } from './requests.ts';
import { showsInFull } from './shows-in-full.ts';
import { onFile, type Stage, type World } from './world.ts';

/**
 * Who may make which call about what belongs to guest A. Rows are the route table, columns the people, so that a new call is there without
 * being written here; what the members of A's group may do is not to be read from the table and stands below, and a guests' call that is
 * not there fails.
 */

/** What the guest of another room of A's booking is answered when they name what is A's. */
type OfMember =
  /** The same as A. */
  | 'sees'
  /** They may look and not do. */
  | 'not owner'
  /** They are nobody to it. */
  | 'not found';

/** What each guests' call is about, how far A's booking has to be for it to work, and what A's companion is answered. */
const guestCalls: Partial<Record<CallName, { readonly stage?: Stage; readonly member: OfMember }>> = {
  listIncludedTransfers: { member: 'sees' },
  listConsecutiveStays: { stage: 'bare', member: 'not found' },
  listRelatedStays: { stage: 'bare', member: 'not found' },
  linkConsecutiveStay: { stage: 'bare', member: 'not found' },
  createReceptiveGroup: { stage: 'bare', member: 'not found' },
  createCoupon: { stage: 'bare', member: 'not found' },
  payCoupon: { stage: 'pending', member: 'not owner' },
  getPayment: { member: 'sees' },
  getPaymentGateway: { member: 'sees' },
  listTransfersOfStay: { member: 'sees' },
  getCoupon: { member: 'sees' },
  listCoupons: { member: 'sees' },
  changeTransfer: { member: 'not owner' },
  cancelTransfer: { member: 'not owner' },
  cancelCoupons: { member: 'not owner' },
  sendLetter: { member: 'not owner' },
  getLetter: { member: 'sees' },
  getCalendar: { member: 'sees' },
};

/** Calls that name nothing of A's: whoever may call is answered about themself. */
const aboutCaller: readonly CallName[] = ['listCoupons'];

/** Outcome that a cell must have: `2xx`, 404 with whatever code, or a refusal as the reports count it. */
export type Expected = '2xx' | '404' | `${number} ${string}`;

/** What is about providers in every row: a batch of all catalogues, and change sets. */
const ofProviders: readonly Route[] = [
  routes.undoCatalogues,
  routes.keepChanges,
  routes.approveChangeSet,
  routes.scheduleChangeSet,
  routes.publishChangeSet,
];

function ofStaff(route: Route, { name }: Person): Expected {
  const { access, permission } = route;
  if (access === 'public') return '2xx';
  // A cookie is asked only where staff may call at all.
  if (access !== 'staff' && !permission) return '401 auth.required';
  const permissions: readonly string[] = permissionsOf([name]);
  if (ofProviders.includes(route) && !permissions.includes('providers:change')) return '403 auth.forbidden';
  if (permission && !permissions.includes(permission)) return '403 auth.forbidden';
  // The entry of the example is nobody's.
  return route === routes.getAuditDifferences ? '404' : '2xx';
}

/** An administrator of a property that nothing of the matrix is about. */
const ELSEWHERE = 'administrator elsewhere';
const elsewhere = [2_000_001];

/** What they are answered about a row of properties where they do not work, and about one of the whole group. */
const elsewhereInCatalogues = ofCatalogueCalls((definition, deed): Expected => {
  const ways = waysOf(definition);
  // A row that nothing names is of the whole group.
  const isOfAll = ways.every(({ kind }) => kind === 'users');
  switch (deed) {
    case 'list':
    case 'export':
    case 'file':
    case 'choices':
    // Of a file its lines are refused, of many rows each.
    case 'import':
    case 'bulk':
      return '2xx';
    case 'create':
      return ways.some(({ kind }) => kind === 'field') ? '400 field.invalid' : '403 scope.whole_group';
    case 'update':
    case 'delete':
      return isOfAll ? '403 scope.whole_group' : '404';
    case 'get':
    case 'uses':
    case 'history':
    // The row says already what it would say again.
    case 'restore':
    case 'undo':
      return isOfAll ? '2xx' : '404';
  }
});

/** The same of the other calls, where they are answered something else than an administrator of all properties. */
const elsewhereInCalls: Partial<Record<CallName, Expected>> = {
  getCoupon: '404',
  handleAlert: '404',
  getBookingStory: '404',
  getPriceCalendar: '404',
  getPriceGrid: '404',
  searchGuestPrice: '404',
  // Only who works for all properties changes roles, or invites somebody who does.
  createRole: '403 auth.forbidden',
  updateRole: '403 auth.forbidden',
  deleteRole: '403 auth.forbidden',
  restoreRole: '403 auth.forbidden',
  invitePerson: '403 scope.not_held',
  // The colleague works for all properties.
  getPerson: '404',
  listPersonHistory: '404',
  updatePerson: '404',
  deletePerson: '404',
  restorePerson: '404',
  endSessionsOfPerson: '404',
  removeSecondFactorOfPerson: '404',
  sendPersonLink: '404',
  addStay: '400 field.invalid',
  // A provider that nothing names is of the whole group.
  keepChanges: '403 scope.whole_group',
  approveChangeSet: '403 scope.whole_group',
  publishChangeSet: '403 scope.whole_group',
  // The property in whose zone it is to be published is not theirs.
  scheduleChangeSet: '400 field.invalid',
  removeAddedStay: '404',
};

/** What a person must be answered; a string that begins with `no expectation` where nobody has said. */
function expectedOf(name: CallName, person: Person, world: World): Expected | `no expectation${string}` {
  const route: Route = routes[name];
  if (person.name === ELSEWHERE)
    return (
      { ...elsewhereInCatalogues, ...elsewhereInCalls }[name] ??
      ofStaff(route, { ...person, name: 'administrator' })
    );
  if (person.kind === 'staff') return ofStaff(route, person);
  const { access } = route;
  if (access === 'public') return '2xx';
  if (access === 'staff') return person.kind === 'nobody' ? '401 auth.not_signed_in' : '403 auth.forbidden';
  if (person.kind === 'nobody') return '401 auth.required';
  if (access === 'app') return '2xx';
  if (person.kind === 'app') return '401 auth.required';
  const call = guestCalls[name];
  if (!call) return `no expectation: say in testing/abuse/matrix.ts what A’s companion may do with ${name}`;
  if (person === world.stranger) return aboutCaller.includes(name) ? '2xx' : '404';
  if (person.name === 'guest A' || call.member === 'sees') return '2xx';
  return call.member === 'not owner' ? '403 booking.not_owner' : '404';
}

/**
 * The people of a call's row, in the order of the columns. A and the companion are those of the stage that the call needs; staff are new in
 * every row, since some calls end sessions.
 */
export async function peopleOf(name: CallName, world: World): Promise<readonly Person[]> {
  const { owner, member } = world.groups[guestCalls[name]?.stage ?? 'paid'];
  const staff = await Promise.all(ROLE_NAMES.map((role) => makeOfficer(world.test, role, name)));
  const far = await makeOfficer(world.test, 'administrator', name, elsewhere);
  return [world.nobody, world.app, owner, world.stranger, member, ...staff, { ...far, name: ELSEWHERE }];
}

export type Cell = {
  readonly call: CallName;
  readonly person: string;
  readonly expected: string;
  readonly outcome: string;
  /** Everything that is wrong with it. */
  readonly wrong: readonly string[];
};

const withoutInstance = (body: string): string => body.replace(/"instance":"[^"]*"/, '');

/** Refused people have to leave nothing behind, and to learn nothing: what is A's is to them as what is not. */
async function checkRefusal(
  world: World,
  name: CallName,
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

/** Sends one call about what is A's in the name of a person. */
export async function tryCell(world: World, name: CallName, person: Person): Promise<Cell> {
  const { access }: Route = routes[name];
  const { own } = world.groups[guestCalls[name]?.stage ?? 'paid'].owner;
  // A matter, a picture, rows of catalogues, roles and accounts of staff are theirs, or somebody's for the others; everything else that is named is A's.
  const {
    alert,
    picture,
    username,
    rows,
    role,
    person: colleague,
    link,
    code,
    ...staff
  } = (person.kind === 'staff' ? person : await makeOfficer(world.test, 'finance', name)).own;
  const named = { 'role name': staff['role name'], 'person name': staff['person name'] };
  const asked = {
    ...person,
    own: { ...own, ...named, alert, picture, username, rows, role, person: colleague, link, code },
  };
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
