import { randomBytes } from 'node:crypto';
import type { CallName } from '@traslado/contract/routes';
import { insertFixLink } from '../../features/data-checks/link-repository.ts';
import { updateFindings } from '../../features/data-checks/repository.ts';
import { hashOfToken } from '../../features/staff/open-session.ts';
import { couponIdOf } from '../approvals.ts';
import { makePaid } from '../changes.ts';
import type { TestApp } from '../open-test-app.ts';

/** What the calls about links that ask for data are about. */
export const ownInFixLinks: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  getDataToFix: { id: '@booking' },
  makeFixLink: { id: '@booking to fix' },
  readFixLink: { key: '@fix link' },
  saveByFixLink: { key: '@fix link', phone: '+529981234567' },
};

const about: readonly (CallName | undefined)[] = ['makeFixLink', 'readFixLink', 'saveByFixLink'];

/** A paid booking whose phone is wrong, with a link where the call is about one. */
export async function makeFixLinkFor(
  test: TestApp,
  name: CallName | undefined,
  staff: { readonly id: number; readonly username: string },
): Promise<Record<string, string | number>> {
  if (!about.includes(name)) return {};
  const { code } = await makePaid(test);
  const booking = await couponIdOf(test, code);
  const key = randomBytes(16).toString('base64url');
  await test.db.transaction().execute(async (tx) => {
    const findings = [{ kind: 'phone', rideId: null, otherId: null }] as const;
    await updateFindings(tx, booking, { findings, untold: [] }, test.now());
    if (name === 'makeFixLink') return;
    const { version } = await tx
      .selectFrom('coupon')
      .select('version')
      .where('id', '=', booking)
      .executeTakeFirstOrThrow();
    await insertFixLink(tx, {
      couponId: booking,
      hash: hashOfToken(key),
      fields: ['phone'],
      rideId: null,
      baseVersion: version,
      way: 'show',
      by: { accountId: staff.id, username: staff.username },
      now: test.now(),
    });
  });
  return { 'booking to fix': booking, 'fix link': key };
}
