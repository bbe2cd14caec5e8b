import { canGo, MACHINES, type Machine, statesOf } from '@traslado/domain/booking/state';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelCoupons, makePaid } from '../testing/changes.ts';
import { putIntoState } from '../testing/put-into-state.ts';
import { useTestApp } from '../testing/use-test-app.ts';

// By any statement: a state changes only as the table of transitions allows.

const tables = {
  coupon: 'coupon',
  transfer: 'transfer',
  payment: 'payment_attempt',
  refund: 'refund',
  dispute: 'dispute',
} as const;

const test = useTestApp();
beforeAll(async () => {
  const { code, token } = await makePaid(test);
  // One row of each kind.
  await cancelCoupons(test, token, { coupons: [code] });
  await sql`
    insert into dispute (gateway, gateway_id, coupon_id, attempt_id, status, reason, amount_minor, currency, opened_at, updated_at)
    select gateway, 'dp_1', coupon_id, id, 'inquiry', 'fraudulent', amount_minor, currency, created_at, created_at
    from payment_attempt limit 1`.execute(test.db);
});

class Undone extends Error {}

/** Puts a row into a state behind the trigger's back, lets it go on to another, and undoes both. */
async function go(table: (typeof tables)[Machine], from: string, to: string): Promise<'goes' | 'refused'> {
  let result: 'goes' | 'refused' = 'refused';
  const name = sql.table(table);
  const deed = test.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from ${name} limit 1`.execute(tx);
    const id = rows[0]?.id ?? '';
    await putIntoState(tx, table, id, from);
    await sql`update ${name} set status = ${to} where id = ${id}`.execute(tx);
    result = 'goes';
    throw new Undone();
  });
  await deed.catch((error: unknown) => {
    const refused = error instanceof Error && error.message.includes(`: ${from} does not become ${to}`);
    if (!refused && !(error instanceof Undone)) throw error;
  });
  return result;
}

describe.each(Object.keys(MACHINES) as Machine[])('%s', (machine) => {
  const states = statesOf(machine);
  it.each(states)('%s becomes what the rules say, and nothing else', async (from) => {
    for (const to of states)
      expect([to, await go(tables[machine], from, to)]).toEqual([
        to,
        from === to || canGo(machine, from, to) ? 'goes' : 'refused',
      ]);
  });
});
