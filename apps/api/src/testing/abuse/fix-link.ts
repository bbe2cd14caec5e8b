import { randomBytes } from 'node:crypto';
import type { CallName } from '@traslado/contract/routes';
import { hashOfToken } from '../../db/token-hash.ts';
import { insertFixLink } from '../../store/finding/link-repository.ts';
import { listFindings, updateFindings, updateRight } from '../../store/finding/repository.ts';
import { couponIdOf } from '../approvals.ts';
import { makePaid } from '../changes.ts';
import type { TestApp } from '../open-test-app.ts';

/** The subjects of the calls about correction links. */
export const ownInFixLinks: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  getDataToFix: { id: '@booking' },
  makeFixLink: { id: '@booking to fix' },
  markFindingRight: { id: '@booking to fix', finding: '@finding', note: 'They really travel in two groups.' },
  takeFindingBack: { id: '@booking to fix', finding: '@finding' },
  readFixLink: { key: '@fix link' },
  saveByFixLink: { key: '@fix link', phone: '+529981234567' },
};

const about: readonly (CallName | undefined)[] = [
  'makeFixLink',
  'markFindingRight',
  'takeFindingBack',
  'readFixLink',
  'saveByFixLink',
];
const ofLink: readonly (CallName | undefined)[] = ['readFixLink', 'saveByFixLink'];

/** A paid booking with a wrong phone, with a link where the call is about one. */
export async function makeFixLinkFor(
  test: TestApp,
  name: CallName | undefined,
  staff: { readonly id: number; readonly username: string },
): Promise<Record<string, string | number>> {
  if (!about.includes(name)) return {};
  const { code } = await makePaid(test);
  const booking = await couponIdOf(test, code);
  const key = randomBytes(16).toString('base64url');
  const finding = await test.db.transaction().execute(async (tx) => {
    const findings = [{ kind: 'phone', rideId: null, otherId: null, facts: 'mark' }] as const;
    await updateFindings(tx, booking, { findings, untold: [] }, test.now());
    const [{ id } = { id: 0 }] = await listFindings(tx, booking);
    if (name === 'takeFindingBack')
      await updateRight(tx, {
        couponId: booking,
        findingId: id,
        by: { accountId: staff.id, username: staff.username },
        note: 'They really travel in two groups.',
        now: test.now(),
      });
    if (!ofLink.includes(name)) return id;
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
    return id;
  });
  return { 'booking to fix': booking, 'fix link': key, finding };
}
