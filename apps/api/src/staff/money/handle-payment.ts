import type { CallAnswer } from '@traslado/contract/schemas';
import { isPaymentOpen, isRefundOpen } from '@traslado/domain/money/payment-figures';
import { insertDeed } from '../../db/audit.ts';
import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { JobLog } from '../../job-log.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { Refused } from '../../refused.ts';
import { askGateway } from '../../sellers/ours/ask-gateway.ts';
import { retryFailed, settleOutside } from '../../sellers/refund/handle-failed.ts';
import { runRefunds } from '../../sellers/refund/run-refunds.ts';
import { findMoney, type MoneyRecord, type What } from '../../store/payment/search-repository.ts';
import { readNote } from '../accounts/read-note.ts';
import { presentMoney } from './presenter.ts';
import type { MoneyDependencies } from './read-asked.ts';

export type HandleDependencies = MoneyDependencies & {
  readonly payments: PaymentsPort;
  readonly log: JobLog;
};

type Asked = { readonly id: string; readonly note: string; readonly now: number };
type Row = CallAnswer<'askAboutPayment'>;

async function findSeen(
  { db }: MoneyDependencies,
  { scope }: StaffCaller,
  { what, id, now }: { what: What; id: string; now: number },
): Promise<MoneyRecord> {
  const found = await findMoney(db, { what, id, scope, now });
  if (!found) throw new Refused(what === 'payments' ? 'attempt.not_found' : 'refund.not_found');
  return found;
}

type Deed = {
  readonly what: What;
  readonly action: 'payment.ask' | 'refund.retry' | 'refund.settle';
  /** The action. `keep` writes the entry of the audit. Returns the id of the row to show afterwards. */
  readonly work: (
    before: MoneyRecord,
    deed: { readonly note: string; readonly keep: (handle: Handle) => Promise<void> },
  ) => Promise<string>;
};

/**
 * The steps that all actions share: the note is read, the row is within the scope, the action is noted, and the row is shown as it is then.
 */
async function handle(
  deps: HandleDependencies,
  caller: StaffCaller,
  { id, now, ...asked }: Asked,
  { what, action, work }: Deed,
): Promise<Row> {
  const note = readNote(asked.note);
  const before = await findSeen(deps, caller, { what, id, now });
  const { accountId, username } = caller;
  const { couponCode: subject, amountMinor: amount, currency, status } = before;
  const detail = { id, amount, currency, status, note };
  const keep = (db: Handle) => insertDeed(db, { accountId, username, action, subject, detail, now });
  const shown = await work(before, { note, keep });
  const after = await findSeen(deps, caller, { what, id: shown, now });
  return presentMoney(deps.inventory.current(), after, caller);
}

/** Asks the gateway now, as the sweep does. Codes: `attempt.not_found`, `attempt.ended`. */
export const askAboutPayment = (deps: HandleDependencies, caller: StaffCaller, asked: Asked): Promise<Row> =>
  handle(deps, caller, asked, {
    what: 'payments',
    action: 'payment.ask',
    work: async ({ id, status }, { note, keep }) => {
      if (!isPaymentOpen(status)) throw new Refused('attempt.ended');
      await keep(deps.db);
      await askGateway({ ...deps, by: { accountId: caller.accountId, note } }, id, asked.now);
      return id;
    },
  });

/** Retries a failed repayment at once. Codes: `refund.not_found`, `refund.not_open`. */
export const retryRefundNow = (deps: HandleDependencies, caller: StaffCaller, asked: Asked): Promise<Row> =>
  handle(deps, caller, asked, {
    what: 'refunds',
    action: 'refund.retry',
    work: async ({ id, status, settledAt }, { note, keep }) => {
      if (!isRefundOpen({ status, settledOutsideAt: settledAt })) throw new Refused('refund.not_open');
      const again = await deps.db.transaction().execute(async (tx) => {
        const made = await retryFailed(tx, { id, by: caller, note, now: asked.now });
        await keep(tx);
        return made;
      });
      await runRefunds(deps, asked.now);
      return again;
    },
  });

/** Notes that the guest had the money another way. Codes: `refund.not_found`, `refund.not_open`. */
export const settleRefundOutside = (
  deps: HandleDependencies,
  caller: StaffCaller,
  asked: Asked,
): Promise<Row> =>
  handle(deps, caller, asked, {
    what: 'refunds',
    action: 'refund.settle',
    work: async ({ id }, { note, keep }) => {
      await deps.db.transaction().execute(async (tx) => {
        await settleOutside(tx, { id, by: caller, note, now: asked.now });
        await keep(tx);
      });
      return id;
    },
  });
