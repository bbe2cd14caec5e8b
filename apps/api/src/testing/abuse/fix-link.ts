import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../../db/token-hash.ts';
import { insertFixLink } from '../../store/finding/link-repository.ts';
import { listFindings, updateFindings, updateRight } from '../../store/finding/repository.ts';
import { couponIdOf } from '../approvals.ts';
import { makePaid } from '../changes.ts';
import type { TestApp } from '../open-test-app.ts';
import type { Officer, Own } from './person.ts';
import type { Thing, Things } from './things.ts';

/** A paid booking whose phone is wrong. */
async function makeToFix(
  test: TestApp,
  { call, id, username }: Officer,
): Promise<{ booking: number; finding: number }> {
  const { code } = await makePaid(test);
  const booking = await couponIdOf(test, code);
  return test.db.transaction().execute(async (tx) => {
    const findings = [{ kind: 'phone', rideId: null, otherId: null, facts: 'mark' }] as const;
    await updateFindings(tx, booking, { findings, untold: [] }, test.now());
    const [{ id: finding } = { id: 0 }] = await listFindings(tx, booking);
    if (call === 'takeFindingBack')
      await updateRight(tx, {
        couponId: booking,
        findingId: finding,
        by: { accountId: id, username },
        note: 'They really travel in two groups.',
        now: test.now(),
      });
    return { booking, finding };
  });
}

/** The same with a link. */
async function makeLinked(test: TestApp, officer: Officer): Promise<Own['rows']> {
  const made = await makeToFix(test, officer);
  const key = randomBytes(16).toString('base64url');
  await test.db.transaction().execute(async (tx) => {
    const { version } = await tx
      .selectFrom('coupon')
      .select('version')
      .where('id', '=', made.booking)
      .executeTakeFirstOrThrow();
    await insertFixLink(tx, {
      couponId: made.booking,
      hash: hashOfToken(key),
      fields: ['phone'],
      rideId: null,
      baseVersion: version,
      way: 'show',
      by: { accountId: officer.id, username: officer.username },
      now: test.now(),
    });
  });
  return { ...made, 'fix link': key };
}

const toFix: Thing = { names: { id: '@booking', finding: '@finding' }, make: makeToFix };

export const fixLinkThings: Things = {
  'bookings/{id}/fix-link': toFix,
  'bookings/{id}/findings': toFix,
  '/v1/fix-link': { names: { key: '@fix link', phone: '+529981234567' }, make: makeLinked },
};
