import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { listCouponsOfStay } from '../../store/booking/repository.ts';
import { standingOfGuest } from '../booking/find-coupon-for.ts';
import { presentRecords } from '../booking/presenter.ts';

/** The transfers that the guest's own stay rides on, or another stay with it. */
export async function listTransfersOfStay(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  { guest, hotel, folio, language }: { guest: GuestCaller; hotel: string; folio: string; language: Language },
): Promise<CallAnswer<'listTransfersOfStay'>> {
  const name = normaliseFolio(folio);
  if (name === null) throw new Refused('stay.not_found');
  const isOwn = hotel === guest.hotel && name === guest.folio;
  const ofStay = await listCouponsOfStay(db, { hotel, folio: name });
  const coupons = ofStay.filter((coupon) => standingOfGuest(guest, coupon) !== 'stranger');
  if (!isOwn && coupons.length === 0) throw new Refused('stay.not_found');
  return presentRecords(inventory.current(), coupons, language);
}
