import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';
import type { DraftedBy } from './drafted-by.ts';

export type NewMember = StayName & {
  readonly main: boolean;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
};

/** The stays that a guest has grouped so far, their own first; empty for none. */
export type PartyInHand = {
  readonly groupId: number | null;
  /** The booking whose stays are changed. */
  readonly couponId: number | null;
  readonly members: readonly NewMember[];
};

const jsonOf = (stays: readonly object[]): string => JSON.stringify(stays);

const memberColumns = sql`json_build_object('hotel', hotel, 'folio', folio, 'main', main, 'adults', adults, 'children', children,
  'babySeats', baby_seats) order by main desc, hotel, folio`;

/** The condition that they made a group `g`. */
const isOf = (draftedBy: DraftedBy): RawBuilder<boolean> =>
  sql`g.drafted_by is not distinct from ${draftedBy}::int`;

/**
 * The group of that number if its main stay is the guest's own. Without a number, or with 0, the stays of the booking. Without any of these
 * the newest group, unless it is older than `since` or was booked. 0 without a booking: none.
 */
export async function findPartyInHand(
  handle: Handle,
  {
    main,
    groupId,
    couponCode,
    draftedBy,
    since,
  }: {
    main: StayName;
    groupId: number | undefined;
    couponCode: string | undefined;
    draftedBy: DraftedBy;
    since: number;
  },
): Promise<PartyInHand> {
  const isLatest = groupId === undefined && couponCode === undefined;
  const { rows } = await sql<PartyInHand>`
    with edited as (
      select id from coupon where coupon_code = ${couponCode ?? null} and hotel = ${main.hotel} and folio = ${main.folio}),
    picked as (
      select m.group_id from receptive_group_stay m join receptive_group g on g.id = m.group_id
      where m.main and m.hotel = ${main.hotel} and m.folio = ${main.folio} and ${isOf(draftedBy)} and (
        m.group_id = ${groupId ?? null}::int
        or (${isLatest} and g.created_at >= ${new Date(since)} and not exists (
          select from coupon c where c.hotel = m.hotel and c.folio = m.folio and c.receptive_group_id = m.group_id)))
      order by m.group_id desc limit 1)
    select (select group_id from picked) as group_id, (select id from edited) as coupon_id, coalesce(
      (select json_agg(${memberColumns}) from receptive_group_stay where group_id = (select group_id from picked)),
      (select json_agg(${memberColumns}) from coupon_stay where ${(groupId ?? 0) === 0} and coupon_id = (select id from edited)),
      '[]') as members`.execute(handle);
  return rows[0] ?? { groupId: null, couponId: null, members: [] };
}

/** The facts that decide if a stay may ride along with a guest. */
export type Standing = StayName & {
  /** It rides on a booking that stands or waits for its payment. */
  readonly taken: boolean;
  /** The asker linked it before, so it was theirs to link. */
  readonly proved: boolean;
};

/**
 * True if a stay rides on a booking that stands or waits for its payment. Three bookings do not count: the guest's own with a single ride
 * left, because its stays still need the other direction; the guest's own unpaid one, because a newer one replaces it; and the booking
 * under change. A leg booked twice is refused at the sale or change.
 */
const isTaken = (
  stay: RawBuilder<unknown>,
  main: StayName,
  couponId: number | null,
): RawBuilder<boolean> => sql`exists (
  select from coupon_stay s join coupon c on c.id = s.coupon_id
  where s.hotel = ${stay}.hotel and s.folio = ${stay}.folio and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
    and c.id is distinct from ${couponId}::int
    and not (c.hotel = ${main.hotel} and c.folio = ${main.folio}
      and (c.status = 'pending_payment'
        or (select count(*) from transfer t where t.coupon_id = c.id and t.status <> 'cancelled') < 2)))`;

/** Standings of stays to the guest of `main`, or to the staff who grouped stays for them. */
export async function listStandings(
  handle: Handle,
  {
    main,
    stays,
    couponId,
    draftedBy,
  }: { main: StayName; stays: readonly StayName[]; couponId: number | null; draftedBy: DraftedBy },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select n.hotel, n.folio, ${isTaken(sql`n`, main, couponId)} as taken, exists (
      select from receptive_group_stay s join receptive_group g on g.id = s.group_id
      where s.hotel = n.hotel and s.folio = n.folio and g.hotel = ${main.hotel} and g.folio = ${main.folio} and ${isOf(draftedBy)}) as proved
    from jsonb_to_recordset(${jsonOf(stays)}::jsonb) as n(hotel text, folio text)`.execute(handle);
  return rows;
}

/** Stays of a group whose main stay is the guest's own, that one first, each marked if another booking has it. */
export async function listRidingMembers(
  handle: Handle,
  {
    main,
    groupId,
    couponId,
    draftedBy,
  }: { main: StayName; groupId: number; couponId: number; draftedBy: DraftedBy },
): Promise<(NewMember & { readonly taken: boolean })[]> {
  const { rows } = await sql<NewMember & { readonly taken: boolean }>`
    select n.hotel, n.folio, n.main, n.adults, n.children, n.baby_seats, not n.main and ${isTaken(sql`n`, main, couponId)} as taken
    from receptive_group g join receptive_group_stay m on m.group_id = g.id join receptive_group_stay n on n.group_id = g.id
    where g.id = ${groupId} and ${isOf(draftedBy)} and m.main and m.hotel = ${main.hotel} and m.folio = ${main.folio}
    order by n.main desc, n.hotel, n.folio`.execute(handle);
  return rows;
}

/** Writes a group with its stays, in one statement. Returns its id. */
export async function insertParty(
  handle: Handle,
  {
    main,
    members,
    draftedBy,
    now,
  }: { main: StayName; members: readonly NewMember[]; draftedBy: DraftedBy; now: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into receptive_group (hotel, folio, created_at, drafted_by)
      values (${main.hotel}, ${main.folio}, ${new Date(now)}, ${draftedBy}) returning id),
    member as (
      insert into receptive_group_stay (group_id, hotel, folio, main, adults, children, baby_seats)
      select made.id, hotel, folio, main, adults, children, "babySeats"
      from made, jsonb_to_recordset(${jsonOf(members)}::jsonb)
        as n(hotel text, folio text, main boolean, adults int, children int, "babySeats" int))
    select id from made`.execute(handle);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a group was not written');
  return id;
}

/** Hands a group that staff made over to the guest: it rides on their booking. */
export async function updatePartyBooked(tx: Tx, groupId: number): Promise<void> {
  await sql`update receptive_group set drafted_by = null where id = ${groupId}`.execute(tx);
}
