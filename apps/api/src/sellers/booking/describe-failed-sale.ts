import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { instantInWords } from '../../letter/ride.ts';
import { findFailedSale } from '../../store/booking/failed-sale-repository.ts';

/** Contents of the resort's notice about a failed sale, in the language of its people; null for no such sale. */
export async function describeFailedSale(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  id: number,
) {
  const sale = await findFailedSale(db, id);
  if (!sale) return null;
  const snapshot = inventory.current();
  const property = snapshot.propertyByCode(sale.hotel);
  const service = snapshot.serviceById(sale.serviceId);
  const airport = service ? snapshot.airportById(service.airportId) : undefined;
  const language = property?.staffLanguage ?? 'en';
  const place = { time_zone: property?.timeZone ?? 'UTC', zone_name: airport?.city ?? 'UTC' };
  return {
    hotel: sale.hotel,
    phone: property?.phone ?? '',
    brand: letterBrandOf(snapshot.brand),
    facts: {
      resort: property?.name ?? sale.hotel,
      folio: sale.folio,
      serviceName: service?.text[language].name ?? String(sale.serviceId),
      code: sale.code,
      when: instantInWords(toIso(sale.failedAt), place, language),
      language,
      written: snapshot.writtenTexts[language],
    },
  };
}
