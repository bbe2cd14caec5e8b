import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { presentRecords } from './presenter.ts';
import { listCouponsOfStay } from './repository.ts';

/** The transfers that the guest's own stay rides on. Codes: `stay.not_found` for any other stay. */
export async function listTransfersOfStay(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Pick<Catalogue, 'current'> },
  { guest, hotel, folio, language }: { guest: GuestCaller; hotel: string; folio: string; language: Language },
): Promise<CallAnswer<'listTransfersOfStay'>> {
  const name = normaliseFolio(folio);
  if (hotel !== guest.hotel || name !== guest.folio) throw new Refused('stay.not_found');
  const coupons = await listCouponsOfStay(db, { hotel, folio: name });
  return presentRecords(catalogue.current(), coupons, language);
}
