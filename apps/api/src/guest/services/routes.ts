import type { Db } from '../../db/client.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { createPreparedAnswers, sendPrepared } from '../../http/prepared.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findRefusal } from './find-refusal.ts';
import { requireService, sheetOn } from './find-sheet.ts';
import { listIncludedTransfers } from './list-included-transfers.ts';
import { listSegments } from './list-segments.ts';
import { listServicesForSale, requireProperty } from './list-services-for-sale.ts';
import { presentConfiguration, presentRestriction } from './presenter.ts';

export type ServicesDependencies = {
  readonly inventory: Inventory;
  readonly pms: Pms;
  readonly db: Db;
  readonly seller: Pick<Seller, 'included' | 'openDates'>;
};

/** Sales close and open at full minutes: midnight, 15:00, hours of notice before midnight. */
const minuteOf = (now: number): number => Math.floor(now / 60_000);

/** The services for sale, their sheets and the rows that open and close them. */
export function bindServices(binding: Binding, { inventory, pms, db, seller }: ServicesDependencies): void {
  const answers = createPreparedAnswers();

  bind(binding, 'getServiceSheet', async ({ params, query, request, reply, now }) => {
    const snapshot = inventory.current();
    const service = requireService(snapshot, { id: params.id, ...query });
    const { language, service_date: on } = query;
    const epoch = `${snapshot.version}|${minuteOf(now)}`;
    const answer = answers.get(epoch, `sheet|${service.id}|${language}|${on ?? ''}`, () =>
      sheetOn(snapshot.sheet(service, language, now), on),
    );
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'listServicesForSale', async ({ params, query, caller, request, reply, now }) => {
    const snapshot = inventory.current();
    const question = {
      hotel: params.hotel,
      airportId: query.airport_id,
      serviceOn: query.service_date,
      roundTrip: query.is_round_trip,
      language: query.language,
      withSheet: query.expand === 'sheet',
      refusal: await findRefusal({ pms, snapshot }, caller, params.hotel, now),
    };
    const epoch = `${snapshot.version}|${minuteOf(now)}`;
    const key = `sale|${question.hotel}|${question.airportId}|${question.serviceOn ?? ''}|${question.roundTrip}|${question.language}|${question.withSheet}|${question.refusal ?? ''}`;
    const answer = answers.get(epoch, key, () => listServicesForSale(snapshot, question, now));
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'listIncludedTransfers', async ({ query, caller, now }) =>
    listIncludedTransfers(
      { db, pms, included: seller.included, snapshot: inventory.current() },
      {
        guest: guestOf(caller),
        hotel: query.hotel,
        folio: query.folio,
        airportId: query.airport_id,
        serviceOn: query.service_date,
        language: query.language,
        withSheet: query.expand === 'sheet',
        trip: query.trip_type,
        groupId: query.receptive_group_id,
        now,
      },
    ),
  );

  bind(binding, 'listSegmentConfigurations', async ({ params }) => {
    const snapshot = inventory.current();
    if (!snapshot.segmentById(params.segment)) throw new Refused('segment.not_found', { field: 'segment' });
    return snapshot
      .configurationsOfSegment(params.segment)
      .map((row) =>
        presentConfiguration(
          row,
          row.restrictionId === null ? undefined : snapshot.restrictionById(row.restrictionId),
        ),
      );
  });

  bind(binding, 'listSegments', async ({ params, query }) =>
    listSegments(inventory.current(), { segment: params.segment, ...query }),
  );

  bind(binding, 'getRestriction', async ({ params }) => {
    const restriction = inventory.current().restrictionById(params.id);
    if (!restriction) throw new Refused('restriction.not_found', { field: 'id' });
    return presentRestriction(restriction);
  });

  bind(binding, 'getReservationDates', async ({ params, now }) => {
    const snapshot = inventory.current();
    const property = requireProperty(snapshot, params.hotel);
    const service = snapshot.serviceById(params.serviceID);
    if (!service?.active || service.propertyId !== property.id)
      throw new Refused('service.not_found', { field: 'serviceID' });
    return seller.openDates({ property, service, now });
  });
}
