import type { CallAnswer } from '@traslado/contract/schemas';
import type { Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';

type Sheet = CallAnswer<'getServiceSheet'>;

/** A service by its id, where it is of the resort and the place that were named. @throws Refused `service.not_found` */
export function requireService(
  snapshot: Snapshot,
  asked: {
    readonly id: number;
    readonly hotel_key?: string | undefined;
    readonly origin_place_id?: number | undefined;
  },
): Service {
  const service = snapshot.serviceById(asked.id);
  const isElsewhere =
    (asked.hotel_key !== undefined && snapshot.propertyByCode(asked.hotel_key)?.id !== service?.propertyId) ||
    (asked.origin_place_id !== undefined && asked.origin_place_id !== service?.departurePlaceId);
  if (!service || isElsewhere) throw new Refused('service.not_found', { field: 'id' });
  return service;
}

/** A sheet with the rates that are valid on a day, the one that counts first; with all of them where no day is asked. */
export const sheetOn = (sheet: Sheet, on: string | undefined): Sheet =>
  on === undefined
    ? sheet
    : {
        ...sheet,
        rates: sheet.rates.filter((rate) => rate.initialValidity <= on && on <= rate.finalValidity),
      };
