import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { stayRow } from '../stay-row.ts';
import type { DrawnSale } from './draw-sale.ts';
import { addRow, type EndedSale, type SaleRows } from './ended-sale.ts';

const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

export const saleEmail = ({ firstName, lastName }: Pick<DrawnSale, 'firstName' | 'lastName'>): string =>
  `${asciiOf(firstName)}.${asciiOf(lastName)}@guests.example`;

const plans = ['EP', 'AI', 'CP'] as const;
const markets = ['LEISURE', 'LEISURE', 'GROUP', 'WEDDING', 'BUSINESS'] as const;

/** Folios of stays that ride and of others, far above those of the demo's other stays. */
const RIDING = 300_001;
const OTHERS = 5_000_001;

/** The stay of a sale, and another one of the same days that books nothing. */
export function stayRowsOf(
  rows: SaleRows,
  { sale, course, ids }: EndedSale,
  now: Instant,
): { hotel: string; folio: string; email: string; phone: string } {
  const { property, arrivalOn, departureOn } = sale;
  const today = localDateOf(now, property.time_zone);
  const statusOf = (isCancelled: boolean) => {
    if (isCancelled) return 'CANCELLED' as const;
    if (departureOn < today) return 'CHECKED_OUT' as const;
    return arrivalOn <= today ? ('IN_HOUSE' as const) : ('RESERVED' as const);
  };
  const phone = '+13055550142';
  const common = {
    hotel: property.code,
    arrival_on: arrivalOn,
    departure_on: departureOn,
    adults: sale.passengers.adults,
    children: sale.passengers.children + sale.passengers.babySeats,
    phone,
    rate_plan: plans[ids.index % plans.length] ?? 'EP',
    market_segment: markets[ids.index % markets.length] ?? 'LEISURE',
    club: {} as never,
  };
  const folio = `${property.code}${RIDING + ids.index}-1`;
  const other = `${property.code}${OTHERS + ids.index}-1`;
  const email = saleEmail(sale);
  addRow(rows, 'pms_stay', {
    ...stayRow({
      ...common,
      folio,
      first_name: sale.firstName,
      last_name: sale.lastName,
      name_id: `N-${folio}`,
      country: sale.country,
      agency_code: sale.agency,
      status: statusOf(course.cancelled?.withStay ?? false),
      email,
    }),
  });
  addRow(rows, 'pms_stay', {
    ...stayRow({
      ...common,
      folio: other,
      first_name: sale.lastName.length % 2 === 0 ? 'Robin' : 'Andrea',
      last_name: sale.lastName,
      name_id: `N-${other}`,
      country: ids.index % 3 === 0 ? 'US' : sale.country,
      agency_code: ids.index % 4 === 0 ? null : sale.agency,
      status: statusOf(ids.index % 25 === 0),
    }),
  });
  return { hotel: property.code, folio, email, phone };
}
