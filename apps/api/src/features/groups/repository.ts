import { sql } from 'kysely';
import type { Db, Handle } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';

export type NewMember = StayName & {
  readonly main: boolean;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
};

const jsonOf = (stays: readonly object[]): string => JSON.stringify(stays);

/** Which of these stays ride on a booking that stands or waits for its payment. */
export async function listStaysWithTransportation(
  handle: Handle,
  stays: readonly StayName[],
): Promise<StayName[]> {
  const { rows } = await sql<StayName>`
    select distinct s.hotel, s.folio
    from jsonb_to_recordset(${jsonOf(stays)}::jsonb) as n(hotel text, folio text)
    join coupon_stay s on s.hotel = n.hotel and s.folio = n.folio
    join coupon c on c.id = s.coupon_id and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')`.execute(
    handle,
  );
  return rows;
}

/** Writes a group with its stays, in one statement. Returns its id. */
export async function insertGroup(
  db: Db,
  { main, members, now }: { main: StayName; members: readonly NewMember[]; now: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into receptive_group (hotel, folio, created_at) values (${main.hotel}, ${main.folio}, ${new Date(now)}) returning id),
    member as (
      insert into receptive_group_stay (group_id, hotel, folio, main, adults, children, baby_seats)
      select made.id, hotel, folio, main, adults, children, "babySeats"
      from made, jsonb_to_recordset(${jsonOf(members)}::jsonb)
        as n(hotel text, folio text, main boolean, adults int, children int, "babySeats" int))
    select id from made`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a group was not written');
  return id;
}
