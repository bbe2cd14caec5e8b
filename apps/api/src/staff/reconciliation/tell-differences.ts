import { formatMoney } from '@traslado/domain/money';
import type { DifferenceCause } from '@traslado/domain/money/reconcile';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { JobLog } from '../../job-log.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { type DifferenceRecord, listDifferences } from '../../store/payout/difference-repository.ts';
import { reconcileMoney } from './reconcile-money.ts';

const causes: Readonly<Record<DifferenceCause, string>> = {
  no_booking: 'the gateway captured money that no booking knows',
  attempt_failed: 'the gateway captured a payment that we wrote down as failed',
  attempt_open: 'the gateway captured a payment whose end we do not know',
  captured_twice: 'the gateway captured the same payment twice',
  other_amount: 'the gateway moved another amount than we wrote down',
  other_currency: 'the gateway moved another currency than we wrote down',
  not_paid_out: 'we wrote it down, and no payout has it',
  refund_failed: 'refunded here, and the bank sent the money back to the gateway',
  refund_not_ours: 'the gateway refunded money that we did not',
  payout_short: 'the payout is less than what it is made of',
  payout_over: 'the payout is more than what it is made of',
  gateway_entry: 'a dispute or correction of the gateway’s own',
};

const heads = ['No.', 'Amount', 'Days', 'About', 'Likely cause', 'In charge'];

function cellsOf(one: DifferenceRecord, now: number): string[] {
  const sign = one.amountMinor > 0 ? '+' : '';
  return [
    String(one.id),
    sign + formatMoney(one, 'en-US'),
    String(Math.floor((now - one.happenedAt) / DAY_MS)),
    one.couponCode ?? one.reference,
    causes[one.cause],
    one.assignedTo ?? 'nobody',
  ];
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const most = 1_000;

/** A failure is thrown, and reported by the caller. */
const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Compares the books with the gateway now, and reports the open differences, or the failure, in lines for a screen. */
export async function tellDifferences(
  deps: { readonly db: Db; readonly payments: PaymentsPort },
  now: number,
): Promise<{ readonly lines: readonly string[]; readonly isWhole: boolean }> {
  let payouts: number;
  try {
    payouts = await reconcileMoney({ ...deps, log: silent }, now);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const told = `The books could not be compared with ${deps.payments.name}: ${why}. What was read is kept. Run it again.`;
    return { lines: [told], isWhole: false };
  }
  const open = await listDifferences(deps.db, {
    scope: null,
    isOpen: true,
    assignedTo: null,
    after: null,
    limit: most,
  });
  const told = `Reconciliation with ${deps.payments.name}: ${payouts} new payouts, ${open.length} open differences.`;
  if (open.length === 0) return { lines: [told], isWhole: true };
  return {
    lines: [told, '', ...tableOf([heads, ...open.map((one) => cellsOf(one, now))])],
    isWhole: false,
  };
}
