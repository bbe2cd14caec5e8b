import { routes } from '@traslado/contract/routes';
import { ROLE_NAMES } from '@traslado/domain/access/permissions';
import type { AppDependencies } from '../../app-dependencies.ts';
import { makePaid } from '../changes.ts';
import { insertFollowed } from '../follow-ride.ts';
import { openTestApp, type TestApp, type TestWishes } from '../open-test-app.ts';
import { bodyOf, create, type GuestOf, makeStay, pay, rateOf, serviceOf, signIn } from '../sales.ts';
import { ownPage } from '../staff.ts';
import { type ChangeLog, openChangeLog } from './change-log.ts';
import { makeOfficer } from './officers.ts';
import { nothing, type Own, type Person } from './person.ts';

/** A guest, a second guest whose room belongs with the first one's, and the stage of the first one's booking. */
export type Group = { readonly owner: Person; readonly member: Person };
export type Stage = 'bare' | 'pending' | 'paid';

export type World = {
  readonly test: TestApp;
  readonly changes: ChangeLog;
  readonly nobody: Person;
  readonly app: Person;
  readonly groups: Readonly<Record<Stage, Group>>;
  /** Has a paid booking of their own, and nothing to do with the groups. */
  readonly stranger: Person;
  /** One of each role. */
  readonly staff: readonly Person[];
  readonly close: () => Promise<void>;
};

/** The PMS's contact data of every stay. */
export const onFile = { email: 'on.file@secret.example', phone: '+13055550179' } as const;

/** Wrong tries are slowed down elsewhere, in tests of their own: here thousands of them must be answered at once. */
const patient: Pick<AppDependencies, 'guesses' | 'signIns'> = {
  guesses: { judge: (_claim, read) => read(), release: async () => {} },
  signIns: {
    judge: async (_one, prove) => ({ kind: 'judged', outcome: await prove() }),
    release: () => {},
  },
};

/** Headers sent with a token or a cookie. Every browser names its page beside it. */
const bearing = (token: string) => ({ ...ownPage, authorization: `Bearer ${token}` });

async function guestOf(test: TestApp, name: string, guest: GuestOf, own: Partial<Own>): Promise<Person> {
  const rate = await rateOf(test, serviceOf.sharedArrival);
  return {
    name,
    kind: 'guest',
    headers: bearing(await signIn(test, guest)),
    own: { ...nothing, ...guest, lastname: guest.lastName, rate, ...own },
  };
}

const ridesOf = (transfers: readonly { direction: string; transfer_id: number }[]): Partial<Own> =>
  Object.fromEntries(transfers.map((one) => [one.direction, one.transfer_id]));

/** The receptive group of two rooms; the first is the guest's own. Returns its number. */
async function joinRooms(test: TestApp, token: string, rooms: readonly GuestOf[]): Promise<number> {
  const form = new FormData();
  rooms.forEach(({ hotel, folio }, index) => {
    const fields = { hotel, folio, adults: '2', minors: '0', baby: '0' };
    for (const [key, value] of Object.entries(fields))
      form.append(index === 0 ? key : `reservations[${index - 1}][${key}]`, value);
  });
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: routes.createReceptiveGroup.path,
    headers: { ...bearing(token), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(`no group: ${answer.body}`);
  return answer.json().receptive_group_id;
}

/** Two rooms that belong together, on one booking of the first up to `stage`. */
async function makeGroup(test: TestApp, stage: Stage): Promise<Group> {
  const one = await makeStay(test, onFile);
  const two = await makeStay(test, { ...onFile, parent_resv_name_id: `R-${one.folio}` });
  let own: Partial<Own> = {};
  if (stage !== 'bare') {
    const token = await signIn(test, one);
    const receptive_group_id = await joinRooms(test, token, [one, two]);
    const more = { receptive_group_id, adults: 4, minors: 0 };
    const body = await bodyOf(test, one, serviceOf.suvRoundTrip, more);
    const created = await create(test, token, serviceOf.suvRoundTrip, body);
    if (created.statusCode !== 201) throw new Error(`no booking: ${created.body}`);
    const { coupon_id, amount_due, transfers } = created.json();
    own = { coupon: coupon_id, amount: amount_due.toFixed(2), ...ridesOf(transfers) };
    if (stage === 'paid') {
      const paid = await pay(test, token, { coupon_id, amount: amount_due.toFixed(2) });
      if (paid.statusCode !== 200) throw new Error(`not paid: ${paid.body}`);
      await insertFollowed(test.db, Number(own.arrival), { state: 'cancelled' }, test.now());
    }
  }
  return {
    owner: await guestOf(test, 'guest A', one, { ...own, related: two.folio }),
    member: await guestOf(test, 'guest of A’s group', two, { ...own, related: one.folio }),
  };
}

/** The whole app with the demo in it, a caller of every kind, and a log of every write. */
export async function openWorld(more: TestWishes = {}): Promise<World> {
  const test = await openTestApp({ ...patient, ...more });
  const groups = {
    bare: await makeGroup(test, 'bare'),
    pending: await makeGroup(test, 'pending'),
    paid: await makeGroup(test, 'paid'),
  };
  const other = await makePaid(test, serviceOf.suvRoundTrip);
  const own = { coupon: other.code, amount: other.amount, ...ridesOf(other.coupon.transfers) };
  const staff = await Promise.all(ROLE_NAMES.map((role) => makeOfficer(test, role)));
  const { token } = await test.tokens.issueApp(test.now());
  return {
    test,
    changes: await openChangeLog(test.db),
    nobody: { name: 'nobody', kind: 'nobody', headers: ownPage, own: nothing },
    app: { name: 'app', kind: 'app', headers: bearing(token), own: nothing },
    groups,
    stranger: await guestOf(test, 'guest B', other.guest, own),
    staff,
    close: test.close,
  };
}

/** Groups at every stage of a booking, enough that the requests of each call find a subject: the owner of each. */
export async function makeCrowd(test: TestApp, requests: number): Promise<readonly Person[]> {
  const guests: Person[] = [];
  for (const [stage, most] of [
    ['paid', 16],
    ['pending', 30],
    ['bare', 40],
  ] as const)
    for (let index = 0; index < most * Math.min(1, requests / 500); index += 1)
      guests.push((await makeGroup(test, stage)).owner);
  return guests;
}
