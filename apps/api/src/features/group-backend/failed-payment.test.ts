import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getAs, makeBackendPending, useTheirs } from '../../testing/group-backend.ts';
import { pay } from '../../testing/sales.ts';
import type { Dialect } from '../../testing/stand-in/documented.ts';

type Pending = Awaited<ReturnType<typeof makeBackendPending>>;

describe.each<Dialect>(['rich', 'documented'])(
  'a payment that they answer with a failure (%s)',
  (dialect) => {
    const theirs = useTheirs(dialect);
    const later = (ms: number) => theirs.test.setNow(theirs.test.now() + ms);
    const formOf = ({ code, amount }: Pending) => ({ coupon_id: code, amount, uuidReference: randomUUID() });
    const stateOf = async ({ code, token }: Pending) =>
      (await getAs(theirs.test, token, `/v1/sales/payments/${code}`)).json().status;
    const charges = ({ code }: Pending) =>
      theirs.selling.charges().filter(({ couponId }) => couponId === code).length;

    it.each([500, 503])('%i and never charged can be tried again within half a minute', async (status) => {
      const pending = await makeBackendPending(theirs);
      theirs.selling.refuseNext('payCoupon', status, {});
      const form = formOf(pending);
      const answer = await pay(theirs.test, pending.token, form);
      expect([answer.statusCode, answer.json().status]).toEqual([200, 'unknown']);
      later(15_000);
      expect(await stateOf(pending)).toBe('unknown');
      expect((await pay(theirs.test, pending.token, formOf(pending))).json().code).toBe('payment.under_way');
      later(6_000);
      expect(await stateOf(pending)).toBe('failed');
      expect((await pay(theirs.test, pending.token, form)).json().code).toBe('payment.declined');
      const again = await pay(theirs.test, pending.token, formOf(pending));
      expect([again.statusCode, again.json().status]).toEqual([200, 'succeeded']);
      expect(charges(pending)).toBe(1);
    });

    it('is found out without the guest as well', async () => {
      const pending = await makeBackendPending(theirs);
      theirs.selling.refuseNext('payCoupon', 500, {});
      await pay(theirs.test, pending.token, formOf(pending));
      for (const step of [4_000, 5_000, 5_000, 5_000, 5_000]) {
        later(step);
        await theirs.reconcile();
      }
      const call = await theirs.test.db
        .selectFrom('their_call')
        .select(['state', 'checks'])
        .where('kind', '=', 'payment')
        .where('coupon_code', '=', pending.code)
        .executeTakeFirstOrThrow();
      expect(call.state).toBe('refused');
      expect(call.checks).toBeGreaterThan(3);
    });

    it('was charged all the same: it is paid, and nothing is charged twice', async () => {
      const pending = await makeBackendPending(theirs);
      theirs.standIn.faults.set({ call: 'payCoupon', kind: 'status', times: 1 });
      const answer = await pay(theirs.test, pending.token, formOf(pending));
      expect(answer.json().status).toBe('succeeded');
      expect(charges(pending)).toBe(1);
    });

    it.each([
      ['a door in front of them answered', () => theirs.selling.refuseNext('payCoupon', 504, {}), () => {}],
      [
        'no list of theirs can be read',
        () => theirs.selling.refuseNext('payCoupon', 500, {}),
        () => {
          theirs.standIn.faults.set({ call: 'searchCoupon', kind: 'wrong-types' });
          theirs.standIn.faults.set({ call: 'listTransfersOfStay', kind: 'wrong-types' });
        },
      ],
    ])('stays unknown where %s', async (_, refuse, hide) => {
      const pending = await makeBackendPending(theirs);
      refuse();
      expect((await pay(theirs.test, pending.token, formOf(pending))).json().status).toBe('unknown');
      hide();
      later(60_000);
      await theirs.reconcile();
      expect(await stateOf(pending)).toBe('unknown');
      expect(charges(pending)).toBe(0);
    });
  },
);
