import type { CallAnswer } from '@traslado/contract/schemas';
import { splitTax, taxRateAt } from '@traslado/domain/booking/tax';
import { toDecimal } from '@traslado/domain/money';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { CouponRecord, SellerRecord } from '../../store/booking/record.ts';

/** A society as it is now, with the tax at an airport; null for an unknown society. */
export function sellerOf(
  snapshot: Pick<Snapshot, 'societyByCode' | 'airportById'>,
  { company, airportId }: Pick<CouponRecord, 'company' | 'airportId'>,
): SellerRecord | null {
  const society = company === null ? undefined : snapshot.societyByCode(company);
  if (!society) return null;
  const { code, legalName, taxId, address } = society;
  const taxPercent = taxRateAt(society, snapshot.airportById(airportId)?.iataCode ?? '');
  return { company: code, name: legalName, taxId, address, taxPercent };
}

/**
 * The seller of a booking and the tax within its price, as they were at the sale. A booking from before that was kept has the present ones.
 */
export function presentSeller(
  snapshot: Snapshot,
  coupon: Pick<CouponRecord, 'company' | 'airportId' | 'totalMinor' | 'seller'>,
): Pick<CallAnswer<'getCoupon'>, 'seller'> {
  const seller = coupon.seller ?? sellerOf(snapshot, coupon);
  if (!seller) return {};
  const { company, name, taxId, address, taxPercent } = seller;
  const split = taxPercent === null ? null : splitTax(coupon.totalMinor, taxPercent);
  return {
    seller: {
      company,
      name,
      tax_id: taxId,
      address,
      tax: split && {
        percent: taxPercent ?? 0,
        net: toDecimal(split.netMinor),
        tax: toDecimal(split.taxMinor),
      },
    },
  };
}
