import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { toIso } from '@traslado/domain/time/instant';
import { countTheirBookings } from '../../db/their-bookings.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { countMoney, listMoney } from '../../store/payment/search-repository.ts';
import { presentFigures, presentMoney } from './presenter.ts';
import { type MoneyDependencies, readMoneyAsked } from './read-asked.ts';

/** Payments and repayments counted: 3 statements. Codes: `hotel.not_found`, `period.invalid`. */
export async function readFigures(
  dependencies: MoneyDependencies,
  caller: StaffCaller,
  { body, now }: { body: CallRequest<'getPaymentFigures'>['body']; now: number },
): Promise<CallAnswer<'getPaymentFigures'>> {
  const { asked, period, properties } = readMoneyAsked(dependencies, caller, body, now);
  const { db, inventory } = dependencies;
  const [payments, refunds, left_out] = await Promise.all([
    countMoney(db, asked('payments')),
    countMoney(db, asked('refunds')),
    countTheirBookings(db, { ...period, scope: caller.scope, property: body.property ?? null }),
  ]);
  const snapshot = inventory.current();
  return {
    period,
    properties,
    payments: presentFigures(snapshot, payments),
    refunds: presentFigures(snapshot, refunds),
    left_out,
  };
}

/** A page of the rows behind a figure. Codes: `hotel.not_found`, `period.invalid`. */
export async function searchPayments(
  dependencies: MoneyDependencies,
  caller: StaffCaller,
  { body, now }: { body: CallRequest<'searchPayments'>['body']; now: number },
): Promise<CallAnswer<'searchPayments'>> {
  const { what = 'payments', after, limit = 50, ...question } = body;
  const { asked, period } = readMoneyAsked(dependencies, caller, question, now);
  const { db, inventory } = dependencies;
  const from = after ? { at: Date.parse(after.at), id: after.id } : null;
  const found = await listMoney(db, asked(what), { after: from, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => presentMoney(inventory.current(), row, caller)),
    next: last && found.length > limit ? { at: toIso(last.at), id: last.id } : null,
    time_zone: period.time_zone,
  };
}
