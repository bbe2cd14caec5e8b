import { isFound } from '@traslado/domain/stay/admission';
import { isLastNameOf } from '@traslado/domain/stay/names';
import { agencyKey } from '@traslado/domain/stay/typed-number';
import { sql } from 'kysely';
import { columnsOfBookings } from '../../db/booked-legs.ts';
import type { Db } from '../../db/client.ts';
import {
  type ClubInformation,
  noClub,
  type Pms,
  type PmsAnswer,
  type PmsStay,
  type StayBookings,
  type StayStatus,
} from '../../ports/pms.ts';

/** The property-management system that comes with the product: tables of our own, behind the same port as the group's. */

type Row = Omit<PmsStay, 'club' | 'mBenefits'> & {
  readonly mBenefits: number;
  readonly club: Partial<ClubInformation>;
};

const columns = sql`
  s.hotel, s.folio, s.name_id as "nameId", s.resv_name_id as "resvNameId", s.parent_resv_name_id as "parentResvNameId",
  s.first_name as "firstName", s.last_name as "lastName", s.arrival_on as "arrivalOn", s.departure_on as "departureOn",
  s.adults, s.children, s.status, s.room, s.email, s.phone, s.country, s.external_reference as "externalReference",
  s.using_member as "usingMember", s.m_benefits as "mBenefits", s.company_id as "companyId", s.agency_code as "agencyCode",
  s.rate_plan as "ratePlan", s.market_segment as "marketSegment", s.club`;

function stayOf(row: Row): PmsStay {
  return {
    ...row,
    status: row.status satisfies StayStatus,
    mBenefits: row.mBenefits === 1 ? 1 : 0,
    club: { ...noClub, ...row.club },
  };
}

const ok = <T>(value: T): PmsAnswer<T> => ({ kind: 'ok', value });

export function createEmbeddedPms(db: Db): Pms {
  async function list(where: ReturnType<typeof sql>): Promise<PmsStay[]> {
    const { rows } = await sql<Row>`select ${columns} from pms_stay s where ${where}`.execute(db);
    return rows.map(stayOf);
  }

  return {
    keepsStays: true,
    async proveStay({ key, folio, lastName, arrival }) {
      const agency = arrival === undefined ? null : agencyKey(folio);
      const ofAgency =
        agency === null
          ? sql``
          : sql`or (s.arrival_on = ${arrival}::date and agency_key(s.external_reference) = ${agency})`;
      // One JSON column instead of twenty-four: the driver spends more on describing columns than on reading this.
      const { rows } = await sql<{ found: Row & { isOwn: boolean } & StayBookings }>`
        select row_to_json(f) as found from (
          select ${columns}, replace(s.folio, '-', '') = ${key} as "isOwn",
            ${columnsOfBookings(sql`s.hotel`, sql`s.folio`)}
          from pms_stay s where replace(s.folio, '-', '') = ${key} ${ofAgency}) f`.execute(db);
      const named = rows.map(({ found }) => found).filter((found) => isLastNameOf(found.lastName, lastName));
      const [only, another] = named.filter(({ isOwn, status }) => !isOwn && isFound(status));
      const proved = named.find(({ isOwn }) => isOwn) ?? (another ? undefined : only);
      if (!proved) return ok(null);
      const { isOwn: _, coupons, legs, ...stay } = proved;
      return ok({ stay: stayOf(stay), bookings: { coupons, legs } });
    },
    async findStay({ hotel, folio }) {
      const [stay] = await list(sql`s.hotel = ${hotel} and s.folio = ${folio}`);
      return ok(stay ?? null);
    },
    async listStays(names) {
      if (names.length === 0) return ok([]);
      const pairs = names.map(({ hotel, folio }) => sql`(${hotel}, ${folio})`);
      return ok(await list(sql`(s.hotel, s.folio) in (${sql.join(pairs)})`));
    },
    async listStaysOfGuest(nameId) {
      return ok(await list(sql`s.name_id = ${nameId} order by s.arrival_on, s.folio limit 100`));
    },
    async listRelatedStays({ hotel, folio }) {
      return ok(
        await list(sql`(s.hotel, s.folio) <> (${hotel}, ${folio}) and exists (
          select from pms_stay own where own.hotel = ${hotel} and own.folio = ${folio} and (
            s.parent_resv_name_id = own.resv_name_id or s.resv_name_id = own.parent_resv_name_id
            or s.parent_resv_name_id = own.parent_resv_name_id))
          order by s.folio limit 100`),
      );
    },
  };
}
