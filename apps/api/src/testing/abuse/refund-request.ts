import type { CallName } from '@traslado/contract/routes';
import { sql } from 'kysely';
import { askFor, couponIdOf, makeGiver } from '../approvals.ts';
import { makePaid } from '../changes.ts';
import type { TestApp } from '../open-test-app.ts';

const aboutRequest: readonly CallName[] = [
  'getRefundRequest',
  'approveRefundRequest',
  'declineRefundRequest',
];
const aboutBooking: readonly CallName[] = ['askRefund', 'getRefundRoom'];

/** The requested amount where a request is decided on; above the requester's limit. */
const REQUESTED = '150.00';

/** The subjects of the calls about refunds by hand and limits. */
export const ownInApprovals: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  getRefundRoom: { id: '@booking' },
  askRefund: { id: '@booking', amount: '20.00', uuidReference: '@key' },
  getRefundRequest: { id: '@refund request' },
  approveRefundRequest: { id: '@refund request', amount: REQUESTED },
  declineRefundRequest: { id: '@refund request' },
  getPersonLimit: { id: '@person' },
  setPersonLimit: { id: '@person' },
  getRoleLimit: { id: '@role' },
  setRoleLimit: { id: '@role' },
};

/** A paid booking for this call alone, with a waiting request where the call is about one. The officer may approve it. */
export async function makeRefundRequest(
  test: TestApp,
  name: CallName | undefined,
  officerId: number,
): Promise<Record<string, number>> {
  if (!name || ![...aboutRequest, ...aboutBooking].includes(name)) return {};
  await sql`update staff_account set limit_minor = 100000 where id = ${officerId}`.execute(test.db);
  const { code } = await makePaid(test);
  const booking = await couponIdOf(test, code);
  if (aboutBooking.includes(name)) return { booking };
  const asked = await askFor(await makeGiver(test, 'concierge', 0), booking, { amount: REQUESTED });
  return { booking, 'refund request': asked.json().id };
}
