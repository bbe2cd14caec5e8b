import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Airport, Words } from './records.ts';

/** Writes of the group's resorts and airports into our tables. Called only with differences. */

export async function updateProperty(
  tx: Tx,
  id: number,
  property: { name: string; smartCode: string; active: boolean },
): Promise<void> {
  const { name, smartCode, active } = property;
  await tx
    .updateTable('property')
    .set({ name, smart_code: smartCode, active })
    .where('id', '=', id)
    .execute();
}

export async function updateAirport(
  tx: Tx,
  id: number,
  airport: Pick<Airport, 'webTransfers' | 'name' | 'clearance'>,
): Promise<void> {
  await tx
    .updateTable('airport')
    .set({
      web_transfers: airport.webTransfers,
      name_en: airport.name.en,
      name_es: airport.name.es,
      clearance_international: airport.clearance.international,
      clearance_national: airport.clearance.national,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertAirport(
  tx: Tx,
  airport: Pick<Airport, 'id' | 'iataCode' | 'oaciCode' | 'timeZone' | 'city' | 'name' | 'clearance'>,
): Promise<void> {
  await tx
    .insertInto('airport')
    .values({
      id: airport.id,
      iata_code: airport.iataCode,
      oaci_code: airport.oaciCode,
      time_zone: airport.timeZone,
      city: airport.city,
      name_en: airport.name.en,
      name_es: airport.name.es,
      clearance_international: airport.clearance.international,
      clearance_national: airport.clearance.national,
    })
    .execute();
}

/** No call of theirs reports phone and mail address: staff write them. */
export async function insertProperty(
  tx: Tx,
  property: {
    readonly id: number;
    readonly code: string;
    readonly smartCode: string;
    readonly name: string;
    readonly groupId: number;
    readonly timeZone: string;
    readonly folioExample: string;
  },
): Promise<void> {
  await tx
    .insertInto('property')
    .values({
      id: property.id,
      code: property.code,
      smart_code: property.smartCode,
      name: property.name,
      group_id: property.groupId,
      time_zone: property.timeZone,
      phone: '',
      email: '',
      folio_example: property.folioExample,
    })
    .execute();
}

export async function insertHotelGroup(
  tx: Tx,
  group: {
    readonly groupId: number;
    readonly name: string;
    readonly operaCode: string;
    readonly smartCode: string;
  },
): Promise<void> {
  await tx
    .insertInto('hotel_group')
    .values({
      group_id: group.groupId,
      name: group.name,
      opera_code: group.operaCode,
      smart_code: group.smartCode,
    })
    .execute();
}

/** Beginning and end of an airport's or a resort's rides. */
export async function insertPlace(
  tx: Tx,
  place: { readonly airportId: number | null; readonly propertyId: number | null; readonly name: Words },
): Promise<void> {
  await tx
    .insertInto('place')
    .values({
      id: sql<number>`nextval('group_row_id')::int`,
      kind: place.airportId === null ? 'property' : 'airport',
      airport_id: place.airportId,
      property_id: place.propertyId,
      name_en: place.name.en,
      name_es: place.name.es,
    })
    .execute();
}

export async function updatePlaceNames(tx: Tx, id: number, name: Words): Promise<void> {
  await tx.updateTable('place').set({ name_en: name.en, name_es: name.es }).where('id', '=', id).execute();
}

/** A resort that an airport serves. Staff set the extra minutes of a departure. */
export async function upsertRoad(
  tx: Tx,
  road: { readonly airportId: number; readonly propertyId: number; readonly active: boolean },
): Promise<void> {
  await tx
    .insertInto('airport_property')
    .values({ airport_id: road.airportId, property_id: road.propertyId, active: road.active })
    .onConflict((conflict) =>
      conflict.columns(['airport_id', 'property_id']).doUpdateSet({ active: road.active }),
    )
    .execute();
}
