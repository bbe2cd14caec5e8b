import { sql } from 'kysely';
import { checkMarked } from '../sellers/finding/check-marked.ts';
import { insertNightMarks } from '../store/finding/repository.ts';
import { couponIdOf } from './approvals.ts';
import { makePaid, silentLog } from './changes.ts';
import type { TestApp } from './open-test-app.ts';
import { serviceOf } from './sales.ts';

/** Bookings whose data are checked, for tests. */

export const checkDepsOf = (test: TestApp) => {
  const { pms, flights, inventory } = test.backends;
  return { db: test.db, pms, flights, inventory, publicUrl: 'https://transfers.example', log: silentLog };
};

/** Checks everything that is marked. */
export async function runChecks(test: TestApp): Promise<void> {
  while ((await checkMarked(checkDepsOf(test), test.now())) > 0);
}

/** A night of every resort. */
export async function runNight(test: TestApp): Promise<void> {
  await sql`delete from data_night`.execute(test.db);
  await insertNightMarks(test.db, test.now());
  await runChecks(test);
}

/** Changes rows of a booking that no call changes, and has it checked. */
export async function spoil(
  test: TestApp,
  id: number,
  ...faults: readonly ReturnType<typeof sql>[]
): Promise<void> {
  for (const fault of faults) await fault.execute(test.db);
  await sql`update coupon set version = version + 1 where id = ${id}`.execute(test.db);
  await runChecks(test);
}

/** A paid round trip of a guest of its own, on flights that the schedule has. */
export async function makeRightBooking(test: TestApp) {
  const made = await makePaid(test, serviceOf.suvRoundTrip);
  const id = await couponIdOf(test, made.code);
  await spoil(
    test,
    id,
    sql`update coupon_stay set guest = concat('Guest ', (select string_agg(chr(97 + d::int), '') from regexp_split_to_table(coupon_id::text, '') d))
      where coupon_id = ${id}`,
    sql`update coupon set contact_email = concat('guest', id, '@guests.example') where id = ${id}`,
    sql`update transfer set flight_code = case direction when 'arrival' then 'AA1234' else 'AA1235' end,
      flight_time = case direction when 'arrival' then time '14:35' else time '14:20' end where coupon_id = ${id}`,
  );
  return { ...made, id };
}
