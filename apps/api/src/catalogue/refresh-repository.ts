import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import type {
  TheirAirline,
  TheirConfiguration,
  TheirRate,
  TheirRestriction,
  TheirSegment,
  TheirWords,
} from '../ports/group-catalogue.ts';
import type { Airport, Language } from './records.ts';

/** Writes of the group's own catalogue into our tables. Called only with what differs: every write wakes all processes. */

const setting = 'group_catalogue';

/** When a part was last read whole, ISO instants by its name, and when somebody last began to read. */
export type ReadAt = { readonly begunAt?: string; readonly parts?: Readonly<Record<string, string>> };

/**
 * Takes the next reading for this process; false while another one's is not `everyMs` old. `now` in epoch milliseconds.
 */
export async function claimRefresh(db: Db, now: number, everyMs: number): Promise<boolean> {
  const begun = JSON.stringify({ begunAt: new Date(now).toISOString() });
  const before = new Date(now - everyMs).toISOString();
  const { rows } = await sql`
    insert into app_setting (key, value) values (${setting}, ${begun}::jsonb)
    on conflict (key) do update set value = app_setting.value || excluded.value
    where coalesce(app_setting.value ->> 'begunAt', '') <= ${before}
    returning key`.execute(db);
  return rows.length > 0;
}

export async function findReadAt(db: Db): Promise<ReadAt> {
  const row = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst();
  return (row?.value ?? {}) as ReadAt;
}

export async function updateReadAt(db: Db, parts: readonly string[], now: number): Promise<void> {
  const read = JSON.stringify(Object.fromEntries(parts.map((part) => [part, new Date(now).toISOString()])));
  await sql`update app_setting
    set value = jsonb_set(value, '{parts}', coalesce(value -> 'parts', '{}') || ${read}::jsonb) where key = ${setting}`.execute(
    db,
  );
}

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

/** Airlines are matched by code. A new one keeps the group's id unless another airline has it here. */
export async function upsertAirlines(tx: Tx, airlines: readonly TheirAirline[]): Promise<void> {
  for (const { id, iataCode, name, type, status } of airlines)
    await sql`insert into airline (id, iata_code, name, type, status)
      values (case when exists (select from airline where id = ${id}) then (select max(id) + 1 from airline) else ${id} end,
        ${iataCode}, ${name}, ${type}, ${status})
      on conflict (iata_code) do update set name = excluded.name, type = excluded.type, status = excluded.status, updated_at = now()`.execute(
      tx,
    );
}

export type ServiceWrite = {
  readonly id: number;
  readonly propertyId: number;
  readonly airportId: number;
  readonly segmentId: number;
  readonly providerId: number;
  readonly operationType: 1 | 2 | 3;
  readonly private: boolean;
  readonly vehicle: string;
  readonly paxMax: number;
  readonly recommended: boolean;
  readonly position: number;
  readonly status: number;
};

/** Luggage, upgrades and seats of a departure stay as they are here: no call of theirs tells them. */
export async function upsertService(tx: Tx, service: ServiceWrite): Promise<void> {
  const row = {
    id: service.id,
    property_id: service.propertyId,
    airport_id: service.airportId,
    segment_id: service.segmentId,
    provider_id: service.providerId,
    operation_type: service.operationType,
    private: service.private,
    vehicle: service.vehicle,
    pax_max: service.paxMax,
    recommended: service.recommended,
    position: service.position,
    status: service.status,
  };
  const { id: _id, ...changed } = row;
  await tx
    .insertInto('service')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

export async function upsertProvider(
  tx: Tx,
  provider: { id: number; businessName: string; tradeName: string },
): Promise<void> {
  const row = { business_name: provider.businessName, trade_name: provider.tradeName };
  await tx
    .insertInto('provider')
    .values({ id: provider.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertServiceText(
  tx: Tx,
  serviceId: number,
  language: Language,
  text: TheirWords,
): Promise<void> {
  const row = {
    name: text.name,
    category: text.category,
    description: text.description,
    transportation_type: text.transportationType,
    location: text.location,
    itinerary: JSON.stringify(text.itinerary),
    includes: JSON.stringify(text.includes),
    not_includes: JSON.stringify(text.notIncludes),
    tags: JSON.stringify(text.tags),
    recommendations: JSON.stringify(text.recommendations),
    demarcation: JSON.stringify(text.demarcation),
    terms: JSON.stringify(text.terms),
    policies: JSON.stringify(text.policies),
  };
  await tx
    .insertInto('service_text')
    .values({ service_id: serviceId, language, ...row })
    .onConflict((conflict) => conflict.columns(['service_id', 'language']).doUpdateSet(row))
    .execute();
}

export async function upsertRates(tx: Tx, serviceId: number, rates: readonly TheirRate[]): Promise<void> {
  for (const rate of rates) {
    const row = {
      service_id: serviceId,
      priority: rate.priority,
      description: rate.description,
      price_minor: rate.priceMinor,
      adult_minor: rate.adultPriceMinor,
      child_minor: rate.minorPriceMinor,
      valid_from: rate.validFromOn,
      valid_to: rate.validToOn,
      pax_max: rate.paxMax,
    };
    await tx
      .insertInto('rate')
      .values({ id: rate.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** Rates that are sold no more. One that a booking was made by stays, past its validity. */
export async function withdrawRates(tx: Tx, ids: readonly number[], today: string): Promise<void> {
  if (ids.length === 0) return;
  const listed = sql.join(ids);
  await sql`delete from rate where id in (${listed}) and not exists (select from coupon where rate_id = rate.id)`.execute(
    tx,
  );
  await sql`update rate set valid_from = least(valid_from, ${today}::date - 1), valid_to = least(valid_to, ${today}::date - 1)
    where id in (${listed})`.execute(tx);
}

export async function upsertRestriction(tx: Tx, restriction: TheirRestriction): Promise<void> {
  const { id, ...rest } = restriction;
  const row = {
    category_id: rest.categoryId,
    reference_id: rest.referenceId,
    applied_rule: rest.appliedRule,
    auxiliar: rest.auxiliar,
    status: rest.status,
  };
  await tx
    .insertInto('restriction')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertConfiguration(tx: Tx, configuration: TheirConfiguration): Promise<void> {
  const { id, ...rest } = configuration;
  const row = {
    segment_id: rest.segmentId,
    property_id: rest.propertyId,
    description: rest.description,
    initial_service_time: rest.initialServiceTime,
    final_service_time: rest.finalServiceTime,
    restriction_id: rest.restrictionId,
    status: rest.status,
  };
  await tx
    .insertInto('operation_configuration')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function updateSegment(tx: Tx, id: number, segment: TheirSegment): Promise<void> {
  await tx
    .updateTable('segment')
    .set({
      international_hour_before: segment.internationalHourBefore,
      national_hour_before: segment.nationalHourBefore,
    })
    .where('id', '=', id)
    .execute();
}

export async function replaceRecipients(tx: Tx, tag: string, emails: readonly string[]): Promise<void> {
  await tx.deleteFrom('notification_group').where('tag', '=', tag).execute();
  if (emails.length === 0) return;
  await tx
    .insertInto('notification_group')
    .values(emails.map((email) => ({ tag, email })))
    .execute();
}
