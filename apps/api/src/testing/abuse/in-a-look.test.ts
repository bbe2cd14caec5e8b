import { LOOK_CALLS, LOOK_HEADER } from '@traslado/contract/look-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTried, nameOfTried, type TriedCall, triedCalls } from '../tried-calls.ts';
import { callGroups } from './call-groups.ts';
import { outcomeOf } from './judge.ts';
import { makeOfficer } from './officers.ts';
import type { Person } from './person.ts';
import { knownRequest, prepare } from './requests.ts';
import { openWorld, type World } from './world.ts';

/**
 * Every call of the contract, made by an administrator with a running view-as-guest: everything that its page could send, by any button.
 */

const isOfGuests = (name: TriedCall): boolean => callTried(name).route.access === 'guest';
/** Staff read a booking by its number without any view-as-guest, as before. */
const isForStaffToo = (name: TriedCall): boolean => callTried(name).route.permission !== undefined;
const ofLooks = triedCalls.filter((name) => LOOK_CALLS.includes(nameOfTried(name)));

let world: World;
let officer: Person;
beforeAll(async () => {
  world = await openWorld();
  officer = await makeOfficer(world.test, 'administrator', 'showLook');
}, 120_000);
afterAll(() => world.close());

/** The call as it works elsewhere: about objects of guest A, or about the view-as-guest. */
async function send(name: TriedCall, headers: Readonly<Record<string, string>>) {
  const { own } = world.groups.paid.owner;
  const rows = { ...own.rows, ...officer.own.rows };
  const { options } = prepare(name, { ...officer, own: { ...own, rows } }, knownRequest(name));
  await world.changes.take();
  const answer = await world.test.app.inject({ ...options, headers: { ...options.headers, ...headers } });
  return { answer, written: await world.changes.take() };
}

describe('from the page of a look', () => {
  const inLook = () => ({ [LOOK_HEADER]: String(officer.own.rows.look) });

  it.each(callGroups((name) => !ofLooks.includes(name)))(
    '%s is refused and writes nothing',
    async (_, names) => {
      for (const name of names) {
        const { answer, written } = await send(name, inLook());
        expect.soft([name, outcomeOf(answer), written]).toEqual([name, '403 look.read_only', []]);
      }
    },
  );

  it('a guest’s token beside the header opens nothing either', async () => {
    for (const name of ['getCoupon', 'listCoupons', 'getLetter', 'cancelCoupons'] as const) {
      const { authorization = '' } = world.groups.paid.owner.headers as Record<string, string>;
      const { answer, written } = await send(name, { ...inLook(), authorization });
      expect([name, outcomeOf(answer), written]).toEqual([name, '403 look.read_only', []]);
    }
  });

  /** The app's reads of catalogues are asked with its own token, as everywhere. */
  const ofStaff = ofLooks.filter(
    (name) => callTried(name).route.method === 'GET' && callTried(name).route.access !== 'app',
  );

  it.each(ofStaff)(
    '%s is answered without a number that opens a session, and writes an entry of the audit at most',
    async (name) => {
      const { answer, written } = await send(name, inLook());
      expect(answer.statusCode, answer.body).toBe(200);
      expect(written.filter((table) => table !== 'audit_entry')).toEqual([]);
      const bookings = await world.test.db.selectFrom('coupon').select(['coupon_code', 'folio']).execute();
      const numbers = bookings.flatMap(({ coupon_code, folio }) => [coupon_code, folio]);
      expect(numbers.filter((number) => answer.body.includes(number))).toEqual([]);
    },
  );

  it('its list reads, but for the call that ends it', () => {
    const methods = ofLooks.map((name) => [name, callTried(name).route.method]);
    expect(methods.filter(([name, method]) => method !== 'GET' && name !== 'endLook')).toEqual([]);
    expect(ofLooks.filter(isOfGuests)).toEqual([]);
  });
});

describe('beside a look, without its header', () => {
  it.each(callGroups((name) => isOfGuests(name) && !isForStaffToo(name)))(
    '%s takes nobody of staff for the guest',
    async (_, names) => {
      for (const name of names) {
        const { answer, written } = await send(name, {});
        expect.soft([name, outcomeOf(answer), written]).toEqual([name, '401 auth.required', []]);
      }
    },
  );
});
