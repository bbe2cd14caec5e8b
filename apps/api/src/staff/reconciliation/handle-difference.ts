import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope, type Scope } from '@traslado/domain/access/scope';
import { toDecimal } from '@traslado/domain/money';
import { DAY_MS, toIso } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import {
  type DifferenceRecord,
  findDifference,
  findHandler,
  listDifferences,
  listHandlers,
  sumMoney,
  sumOpenDifferences,
  updateAssigned,
  updateExplained,
} from '../../store/payout/difference-repository.ts';
import { findRun } from '../../store/payout/match-repository.ts';

type Row = CallAnswer<'assignDifference'>;

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

function present(one: DifferenceRecord, { permissions }: StaffCaller, now: number): Row {
  const guest = permissions.includes('coupons:see') ? (one.guest ?? '') : '';
  return {
    id: one.id,
    cause: one.cause,
    amount: toDecimal(one.amountMinor),
    in_books: toDecimal(one.oursMinor),
    currency: one.currency,
    gateway: one.gateway,
    reference: one.reference,
    payout: one.payoutId,
    booking: one.couponId === null ? null : { id: one.couponId, number: one.couponCode ?? '', guest },
    merchant: one.merchant,
    happened_at: toIso(one.happenedAt),
    found_at: toIso(one.foundAt),
    days: Math.max(0, Math.floor(((one.endedAt ?? now) - one.happenedAt) / DAY_MS)),
    status: one.status,
    assigned_to: one.assignedTo,
    ended_at: isoOrNull(one.endedAt),
    ended_by: one.endedBy,
    note: one.note,
    version: one.version,
  };
}

export type DifferenceDeps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

/** The zone of times of a reader: that of their first property. */
export const zoneOf = (inventory: DifferenceDeps['inventory'], scope: Scope): string =>
  inventory.current().properties.find(({ id }) => isInScope(scope, id))?.timeZone ?? 'UTC';

/** A page of differences, with the sums for a caller of all properties. */
export async function searchDifferences(
  { db, gateway, inventory }: DifferenceDeps & { readonly gateway: string },
  caller: StaffCaller,
  { body, now }: { body: CallRequest<'searchDifferences'>['body']; now: number },
): Promise<CallAnswer<'searchDifferences'>> {
  const { scope, accountId, permissions } = caller;
  const { status = 'open', mine = false, after, limit = 50 } = body;
  const zone = zoneOf(inventory, scope);
  const isOpen = status === 'open';
  const run = await findRun(db, gateway);
  const [found, open, sums, people] = await Promise.all([
    listDifferences(db, {
      scope,
      isOpen,
      assignedTo: mine ? accountId : null,
      after: after ? { at: Date.parse(after.at), id: after.id } : null,
      limit: limit + 1,
    }),
    sumOpenDifferences(db, scope),
    scope === null ? sumMoney(db, gateway, run?.lateThrough ?? 0) : null,
    listHandlers(db),
  ]);
  const since = (sums ?? []).flatMap((one) => one.since ?? []);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map((one) => present(one, caller, now)),
    next:
      last && found.length > limit
        ? { at: toIso(isOpen ? last.happenedAt : (last.endedAt ?? now)), id: last.id }
        : null,
    open: open.map(({ currency, open: count, amountMinor }) => ({
      currency,
      count,
      amount: toDecimal(amountMinor),
    })),
    sums:
      sums?.map((one) => ({
        merchant: one.merchant,
        company: one.company,
        currency: one.currency,
        captured: toDecimal(one.capturedMinor),
        refunded: toDecimal(one.refundedMinor),
        fees: toDecimal(one.feesMinor),
        paid_out: toDecimal(one.paidOutMinor),
        waiting: toDecimal(one.waitingMinor),
        differences: toDecimal(one.differencesMinor),
      })) ?? null,
    sums_since: since.length > 0 ? localDateOf(Math.min(...since), zone) : null,
    time_zone: zone,
    last_read: run && { at: toIso(run.endedAt), failure: run.failure, read_at: isoOrNull(run.readAt) },
    people: people.map(({ username, name }) => ({ username, name })),
    viewer: { can_handle: permissions.includes('reconciliation:handle') },
  };
}

async function findSeen(handle: Handle, id: number, { scope }: StaffCaller): Promise<DifferenceRecord> {
  const found = await findDifference(handle, id, scope);
  if (!found) throw new Refused('difference.not_found');
  return found;
}

/** Assigns or clears the owner. Codes: `difference.not_found`, `difference.ended`, `difference.person`. */
export async function assignDifference(
  db: Db,
  caller: StaffCaller,
  { id, username, now }: { id: number; username: string | null; now: number },
): Promise<Row> {
  return db.transaction().execute(async (tx) => {
    const before = await findSeen(tx, id, caller);
    const person = username === null ? null : await findHandler(tx, username, before.propertyId);
    if (username !== null && !person) throw new Refused('difference.person', { field: 'username' });
    if (!(await updateAssigned(tx, { id, accountId: person?.id ?? null, now })))
      throw new Refused('difference.ended');
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: caller.username,
      action: 'difference.assign',
      subject: String(id),
      detail: { from: before.assignedTo, to: person?.username ?? null },
      now,
    });
    return present(await findSeen(tx, id, caller), caller, now);
  });
}

/** Ends a difference with a checked note. Codes: `difference.not_found`, `difference.ended`. */
export async function explainDifference(
  db: Db,
  caller: StaffCaller,
  { id, version, note, now }: { id: number; version: number; note: string; now: number },
): Promise<Row> {
  return db.transaction().execute(async (tx) => {
    const before = await findSeen(tx, id, caller);
    const { accountId, username } = caller;
    if (!(await updateExplained(tx, { id, version, username, note, now })))
      throw new Refused('difference.ended');
    const { cause, amountMinor: amount, currency, reference } = before;
    await insertDeed(tx, {
      accountId,
      username,
      action: 'difference.explain',
      subject: String(id),
      detail: { cause, amount, currency, reference, note },
      now,
    });
    return present(await findSeen(tx, id, caller), caller, now);
  });
}
