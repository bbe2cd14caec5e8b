import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';
import { inScope } from '../../db/scope.ts';

const takes = (type: string): RawBuilder<boolean> => {
  const [brand, funding] = [sql.ref(`${type}.brand`), sql.ref(`${type}.funding`)];
  return sql<boolean>`(merchant.card_types = '{}' or ${brand} = any(merchant.card_types)
    or concat_ws(' ', ${brand}, ${funding}) = any(merchant.card_types))`;
};

/**
 * Sales that end with kinds of card: accounts that would take no card any more, and their unpaid bookings. A list that becomes empty accepts every
 * card, so its last row stops nothing.
 */
export function salesStoppedBy(ids: readonly number[], scope: Scope): RawBuilder<unknown>[] {
  const asked = sql`any(${[...ids]}::int[])`;
  const stopped = sql`select gone.id as held, merchant.id, merchant.code, merchant.society_id, merchant.currency
    from card_type as gone join merchant on merchant.active and ${takes('gone')}
    where gone.id = ${asked} and gone.accepted
      and exists (select from card_type where not id = ${asked})
      and not exists (select from card_type as other where not other.id = ${asked} and other.accepted and ${takes('other')}
        and not exists (select from card_type as refused where not refused.id = ${asked} and not refused.accepted
          and (refused.brand, refused.funding) = (other.brand, other.funding)))`;
  return [
    sql`select held, 'merchants' as of, id, code as label from (${stopped}) as merchant`,
    sql`select merchant.held, 'bookings' as of, coupon.id, coupon.coupon_code as label
      from (${stopped}) as merchant join society on society.id = merchant.society_id
        join coupon on coupon.company = society.code and coupon.currency = merchant.currency
      where coupon.status = 'pending_payment' and ${inScope(scope, sql.ref('coupon.property_id'))}`,
  ];
}
