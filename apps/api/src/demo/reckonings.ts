import { type KeptRate, type KeptReckoning, keepReckoning } from '@traslado/domain/booking/kept-reckoning';
import type { QuotedService, QuoteFacts } from '@traslado/domain/booking/quote';
import { toIso } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';

type SoldRow = {
  readonly id: number;
  readonly createdAt: number;
  readonly hotel: string;
  readonly serviceId: number;
  readonly includedId: number | null;
  readonly seatPolicy: 'specification' | 'everyone';
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly totalMinor: number;
  readonly includedMinor: number;
  readonly unitMinor: number;
  readonly serviceOn: string;
};

const sold = sql<SoldRow>`
  select c.id, c.created_at, c.hotel, c.service_id, c.adults, c.children, c.baby_seats, c.total_minor, c.included_minor, p.seat_policy,
    (c.price ->> 'unitMinor')::int as unit_minor,
    (select to_char(flight_on, 'YYYY-MM-DD') from transfer where coupon_id = c.id order by id limit 1) as service_on,
    case when c.included_minor > 0 then (select i.id from service i join service s on s.id = c.service_id
      where i.property_id = s.property_id and i.airport_id = s.airport_id and i.operation_type = s.operation_type and not i.private
      order by i.id limit 1) end as included_id
  from coupon c join property p on p.id = c.property_id order by c.id`;

type Quoted = QuotedService<KeptRate>;

async function readServices(tx: Tx): Promise<ReadonlyMap<number, Quoted>> {
  const { rows } = await sql<Quoted>`
    select s.id, s.private as is_private, s.pax_max, (array['round_trip', 'arrival', 'departure'])[s.operation_type] as trip,
      (select coalesce(json_agg(json_build_object('id', r.id, 'currency', r.currency, 'priority', r.priority, 'priceMinor', r.price_minor,
        'adultPriceMinor', r.adult_minor, 'minorPriceMinor', r.child_minor, 'validFromOn', r.valid_from, 'validToOn', r.valid_to,
        'paxMax', r.pax_max, 'description', r.description) order by r.id), '[]') from rate r where r.service_id = s.id) as rates
    from service s`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

const oldestOf = ({ id, rates }: Quoted): KeptRate => {
  const [oldest] = [...rates].sort((a, b) => (a.validFromOn < b.validFromOn ? -1 : 1));
  if (!oldest) throw new RangeError(`no rate of service ${id}`);
  return oldest;
};

/** The service as it was sold on a day: before its oldest rate at the price of that one. */
const onDay = (service: Quoted, on: string): Quoted =>
  service.rates.some(({ validFromOn, validToOn }) => validFromOn <= on && validToOn >= on)
    ? service
    : { ...service, rates: [{ ...oldestOf(service), validFromOn: on }] };

/** The calculation of a sale; its own unit price goes before a rate that costs something else now. */
function reckoningOf(row: SoldRow, services: ReadonlyMap<number, Quoted>): KeptReckoning {
  const { hotel, adults, children, babySeats, seatPolicy, serviceOn } = row;
  const service = services.get(row.serviceId);
  const included = row.includedId === null ? undefined : services.get(row.includedId);
  if (!service) throw new RangeError(`no service ${row.serviceId}`);
  const { trip } = service;
  const facts: QuoteFacts<KeptRate> = {
    service: onDay(service, serviceOn),
    benefit: included ? { service: onDay(included, serviceOn), trip, usedMinor: 0 } : null,
    stays: [{ propertyCode: hotel, arrivalOn: serviceOn, adults, children: children + babySeats }],
    passengers: { adults, children, babySeats },
    seatPolicy,
    serviceOn,
  };
  const kept = keepReckoning(facts);
  if (kept.reckoned.priced?.due.dueMinor === row.totalMinor) return kept;
  const own = service.isPrivate ? { priceMinor: row.unitMinor } : { adultPriceMinor: row.unitMinor };
  return keepReckoning({ ...facts, soldAt: { ...oldestOf(service), ...own } });
}

/** Rows that keep with each sale of the demo how its price came about, as the sale of a guest does. */
export async function demoReckonings(tx: Tx) {
  const services = await readServices(tx);
  const { rows } = await sold.execute(tx);
  return rows.map((row) => ({
    coupon_id: row.id,
    reckoned_at: toIso(row.createdAt),
    reckoning: JSON.stringify(reckoningOf(row, services)),
  }));
}
