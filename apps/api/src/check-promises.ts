import { isOf, PROMISED, type Promised } from '@traslado/domain/booking/promises';
import type { Db } from './db/client.ts';
import type { PaymentsPort } from './ports/payments.ts';
import { checkChain, tellFinding } from './staff/audit/check-chain.ts';
import { findLateJobs } from './staff/reconciliation/check-books.ts';
import type { Anchor } from './store/audit/record.ts';
import { type Begun, checkGateway, type Discrepancy } from './store/payment/books-repository.ts';
import { checkMoney } from './store/payment/check-money.ts';

export type PromisesDeps = {
  readonly db: Db;
  readonly payments: Pick<PaymentsPort, 'listCharges'>;
  readonly anchors: readonly Anchor[];
  /** Charges of this time are compared; `npm run reconcile` compares older ones by their payouts. */
  readonly charges: Begun;
};

export type CheckedPromise = {
  readonly promise: Promised;
  /** Things that were read for it, in words. */
  readonly read: string;
  readonly found: readonly Discrepancy[];
};

/** Checks every promise of the product against its tables and the gateway. Reads only, and holds no more than a slice of the bookings. */
export async function checkPromises(
  { db, payments, anchors, charges: begun }: PromisesDeps,
  now: number,
): Promise<CheckedPromise[]> {
  let bookings = 0;
  let charges = 0;
  const ofBookings = await checkMoney(db, now, (more) => {
    bookings += more;
  });
  const ofGateway = await checkGateway(db, payments, begun, () => {
    charges += 1;
  });
  const { findings, links } = await checkChain(db, { anchors, now });
  const ofAudit = findings.map(
    (finding): Discrepancy => ({
      check: 'audit.chain',
      subject: String(finding.from),
      detail: tellFinding(finding),
    }),
  );
  const found = [...ofBookings, ...ofGateway, ...ofAudit, ...(await findLateJobs(db, now))];
  const all = `${bookings} bookings`;
  const read: Readonly<Record<Promised, string>> = {
    money: all,
    gateway: `${charges} charges`,
    seats: all,
    letters: all,
    audit: `${links} entries`,
    jobs: 'all that are due',
  };
  return PROMISED.map((promise) => ({
    promise,
    read: read[promise],
    found: found.filter(({ check }) => isOf(promise, check)),
  }));
}

const SENTENCES: Readonly<Record<Promised, string>> = {
  money: 'captured less refunded is the ledger, and what bookings were paid',
  gateway: 'the gateway has the same charges and refunds',
  seats: 'no departure holds more than its seats, and no leg is booked twice',
  letters: 'each confirmed booking and each change has one letter',
  audit: 'no entry is missing or changed',
  jobs: 'no job waits longer than 90 s for a worker',
};

/** A line for each promise, and one for each difference. */
export function tellPromises(checked: readonly CheckedPromise[]): string[] {
  return checked.flatMap(({ promise, read, found }) => [
    `${promise.padEnd(8)} ${found.length === 0 ? 'kept' : `BROKEN ${found.length} times`}: ${SENTENCES[promise]} (${read})`,
    ...found.map(({ check, subject, detail }) => `  ${subject}  ${check}  ${detail}`),
  ]);
}
