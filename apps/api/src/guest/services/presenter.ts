import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { problemText } from '../../http/problems.ts';
import { movementOriginId } from '../../inventory/movement-origin.ts';
import type { OperationConfiguration, Restriction, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Closing } from '../../sellers/ride/check-service-open.ts';

export type ServiceForSale = CallAnswer<'listServicesForSale'>[number];

/** A service as its card needs it. A null `rateId` and `closing` explain why it cannot be booked on the date asked for. */
export function presentServiceForSale(
  snapshot: Pick<Snapshot, 'sheet'>,
  service: Service,
  more: {
    readonly rateId: number | null;
    readonly closing: Closing | null;
    readonly language: Language;
    readonly withSheet: boolean;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): ServiceForSale {
  const { rateId, closing, language, withSheet, now } = more;
  return {
    id: service.id,
    service_segment_id: service.segment.id,
    maximum_pax: service.paxMax,
    recommended: service.recommended ? 1 : 0,
    service_rate_id: rateId,
    movement_origin_id: movementOriginId,
    operation_type_id: service.operationType,
    position_id: service.position,
    arrival_place_id: service.arrivalPlaceId,
    departure_place_id: service.departurePlaceId,
    private: service.private,
    national_hour_before: service.segment.nationalHourBefore,
    international_hour_before: service.segment.internationalHourBefore,
    suitcases: service.suitcases,
    hand_bags: service.handBags,
    upsell_service_id: service.upsellServiceId,
    closed: closing && { code: closing.code, detail: problemText(closing.code, language, closing.params) },
    ...(withSheet ? { sheet: snapshot.sheet(service, language, now) } : {}),
  };
}

export function presentConfiguration(
  row: OperationConfiguration,
  restriction: Restriction | undefined,
): CallAnswer<'listSegmentConfigurations'>[number] {
  return {
    id: row.id,
    serviceSegmentId: row.segmentId,
    propertyId: row.propertyId,
    description: row.description,
    initialServiceTime: row.initialServiceTime,
    finalServiceTime: row.finalServiceTime,
    status: row.status,
    auxiliar: row.auxiliar,
    restrictionCategoryId: restriction?.categoryId ?? null,
    // Addresses of the group's own staff: a page has no use for them.
    notificationMails: null,
    restrictionId: row.restrictionId,
    createdBy: row.createdBy,
    // Its author on the staff is not for guests.
    updatedBy: row.createdBy,
    updatedAt: toIso(row.updatedAt),
  };
}

/** One service of a segment; a service to the airport runs from the segment's end to its beginning. */
export function presentSegment(service: Service): CallAnswer<'listSegments'>[number] {
  const { segment } = service;
  return {
    id: service.id,
    service_segment_id: segment.id,
    service_id: service.id,
    service: service.text.en.name,
    transfer_type_id: segment.transferTypeId,
    transfer_type: segment.transferType,
    type_description: segment.typeDescription,
    short_description: segment.shortDescription,
    description: segment.description,
    place_area_origin_id: service.departurePlaceId,
    place_area_destination_id: service.arrivalPlaceId,
    international_hour_before: segment.internationalHourBefore,
    national_hour_before: segment.nationalHourBefore,
    collective: segment.collective,
    status: service.active ? 1 : 0,
  };
}

export function presentRestriction(row: Restriction): CallAnswer<'getRestriction'> {
  return {
    id: row.id,
    restrictionCategoryId: row.categoryId,
    referenceId: row.referenceId,
    appliedRule: row.appliedRule,
    auxiliar: row.auxiliar ?? 0,
    status: row.status,
    createdBy: row.createdBy,
    createdAt: toIso(row.createdAt),
    // Its author on the staff is not for guests.
    updatedBy: row.createdBy,
    updatedAt: toIso(row.updatedAt),
  };
}
