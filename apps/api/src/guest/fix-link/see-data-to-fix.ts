import type { CallAnswer } from '@traslado/contract/schemas';
import { fixLinkState } from '@traslado/domain/desk/fix-link';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { findCouponFor, findCouponForStaff, standingOfGuest } from '../../sellers/booking/find-coupon-for.ts';
import { planFix, standing } from '../../sellers/finding/plan-fix.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponById } from '../../store/booking/repository.ts';
import { findLastFixLink } from '../../store/finding/link-repository.ts';
import type { FindingRecord } from '../../store/finding/record.ts';
import { listFindings } from '../../store/finding/repository.ts';

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

const directionOf = ({ transfers }: CouponRecord, { rideId }: FindingRecord) =>
  transfers.find(({ id }) => id === rideId)?.direction ?? null;

/**
 * The corrections that a guest is asked for. Where the group's backend sells, its bookings are not checked here, and no number gets an
 * answer.
 */
export async function listDataToFix(
  {
    db,
    seller,
    inventory,
  }: {
    readonly db: Db;
    readonly seller: Pick<Seller, 'keepsBookings'>;
    readonly inventory: Pick<Inventory, 'current'>;
  },
  {
    caller,
    code,
    language,
  }: { readonly caller: GuestCaller; readonly code: string; readonly language: Language },
): Promise<CallAnswer<'listDataToFix'>> {
  if (!seller.keepsBookings) return { findings: [] };
  const { coupon } = await findCouponFor(db, caller, code);
  const snapshot = inventory.current();
  const nameOther: NameOther = async (id) => {
    const other = await findCouponById(db, id);
    if (!other || standingOfGuest(caller, other) === 'stranger') return null;
    const service = snapshot.serviceById(other.serviceId);
    return { coupon_id: other.code, service_name: service?.text[language].name ?? '' };
  };
  return { findings: await findingsForGuest(db, coupon, nameOther) };
}

type GuestFinding = CallAnswer<'listDataToFix'>['findings'][number];
type NameOther = (id: number) => Promise<GuestFinding['other']>;

/** The same of a booking that was read already. Names no other booking by itself. */
export async function findingsForGuest(
  db: Db,
  coupon: CouponRecord,
  nameOther: NameOther = async () => null,
): Promise<GuestFinding[]> {
  const findings = standing(await listFindings(db, coupon.id));
  return Promise.all(
    findings.map(async (one) => ({
      kind: one.kind,
      transfer_id: one.rideId,
      direction: directionOf(coupon, one),
      other: one.otherId === null ? null : await nameOther(one.otherId),
    })),
  );
}

/** The findings of a booking, and the guest's ability to correct them with a link, for staff. */
export async function getDataToFix(
  { db }: { readonly db: Db },
  { caller, id, now }: { readonly caller: StaffCaller; readonly id: number; readonly now: number },
): Promise<CallAnswer<'getDataToFix'>> {
  const coupon = await findCouponForStaff(db, caller, id);
  const [findings, link] = await Promise.all([listFindings(db, id), findLastFixLink(db, id)]);
  const others = await findOthers(db, caller, findings);
  return {
    findings: findings.map((one) => ({
      id: one.id,
      kind: one.kind,
      direction: directionOf(coupon, one),
      other: others.get(one.otherId ?? 0) ?? null,
      found_at: toIso(one.foundAt),
      asked_at: isoOrNull(one.askedAt),
      resolved_at: isoOrNull(one.resolvedAt),
      right: one.right && { ...one.right, at: toIso(one.right.at) },
    })),
    link: link && {
      state: fixLinkState(link, coupon, now),
      way: link.way,
      made_at: toIso(link.madeAt),
      made_by: link.madeBy,
      opened_at: isoOrNull(link.openedAt),
    },
    fields: caller.permissions.includes('coupons:act') ? [...planFix(coupon, findings, now).fields] : [],
  };
}

/** The other bookings of a party that rides twice, within the caller's properties. */
async function findOthers(
  db: Db,
  caller: StaffCaller,
  findings: readonly FindingRecord[],
): Promise<ReadonlyMap<number, { id: number; number: string }>> {
  const ids = [
    ...new Set(
      findings.filter((one) => one.resolvedAt === null || one.right).flatMap(({ otherId }) => otherId ?? []),
    ),
  ];
  const found = await Promise.all(ids.map((id) => findSeen(db, caller, id)));
  return new Map(
    found.flatMap((coupon) => (coupon ? [[coupon.id, { id: coupon.id, number: coupon.code }] as const] : [])),
  );
}

async function findSeen(db: Db, caller: StaffCaller, id: number): Promise<CouponRecord | null> {
  try {
    return await findCouponForStaff(db, caller, id);
  } catch (error) {
    // Of another resort.
    if (error instanceof Refused) return null;
    throw error;
  }
}
