import type { Language } from '@traslado/domain/language';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import type { Database } from '../db/schema.ts';
import type {
  BackendAirline,
  BackendConfiguration,
  BackendRate,
  BackendRestriction,
  BackendSegment,
  BackendWords,
} from '../ports/group-catalogue.ts';
import type { StoppedRows } from './refresh-part.ts';

/** Writes of the group's own catalogue into our tables. Called only with differences: every write wakes all processes. */

const setting = 'group_catalogue';

/** The last whole reading of each part, ISO instants by its name, and the last beginning of a reading. */
export type ReadAt = {
  readonly stopped?: readonly string[];
  readonly stoppedRows?: StoppedRows;
  readonly begunAt?: string;
  readonly parts?: Readonly<Record<string, string>>;
};

/** Takes the next reading for this process; false while another one's is not `everyMs` old. `now` in epoch milliseconds. */
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

/** Writes the parts that stop the sale, the parts that stop single rows, and the parts never read. Tells all processes, if it differs. */
export async function updateStopped(
  db: Db,
  parts: readonly string[],
  {
    rows = {},
    unread = [],
  }: { readonly rows?: StoppedRows | undefined; readonly unread?: readonly string[] } = {},
): Promise<void> {
  const stopped = JSON.stringify({
    stopped: [...parts].sort(),
    stoppedRows: rows,
    unread: [...unread].sort(),
  });
  await sql`
    with changed as (
      insert into app_setting (key, value) values (${setting}, ${stopped}::jsonb)
      on conflict (key) do update set value = app_setting.value || excluded.value
      where app_setting.value -> 'stopped' is distinct from excluded.value -> 'stopped'
        or app_setting.value -> 'stoppedRows' is distinct from excluded.value -> 'stoppedRows'
        or app_setting.value -> 'unread' is distinct from excluded.value -> 'unread'
      returning key)
    select pg_notify('catalogue_changed', pg_current_xact_id()::text) from changed`.execute(db);
}

/** Airlines are matched by code; `id` is ours. */
export async function upsertAirlines(tx: Tx, airlines: readonly BackendAirline[]): Promise<void> {
  for (const { id, iataCode, name, type, status } of airlines)
    await sql`insert into airline (id, iata_code, name, type, status) values (${id}, ${iataCode}, ${name}, ${type}, ${status})
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

/** Luggage, upgrades and seats of a departure stay as they are here: no call of theirs reports them. */
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

/** Their texts of an existing service. */
export async function updateServiceText(
  tx: Tx,
  serviceId: number,
  language: Language,
  text: BackendWords,
): Promise<void> {
  const columns: [string, string | readonly string[]][] = [
    [`name_${language}`, text.name],
    [`category_${language}`, text.category],
    [`description_${language}`, text.description],
    [`transportation_type_${language}`, text.transportationType],
    [`location_${language}`, text.location],
    [`itinerary_${language}`, text.itinerary],
    [`includes_${language}`, text.includes],
    [`not_includes_${language}`, text.notIncludes],
    [`tags_${language}`, text.tags],
    [`recommendations_${language}`, text.recommendations],
    [`demarcation_${language}`, text.demarcation],
    [`terms_${language}`, text.terms],
    [`policies_${language}`, text.policies],
  ];
  const sets = columns.map(([name, value]) => {
    const said = typeof value === 'string' ? sql`${value}` : sql`${[...value]}::text[]`;
    return sql`${sql.ref(name)} = ${said}`;
  });
  await sql`update service set ${sql.join(sets)} where id = ${serviceId}`.execute(tx);
}

export async function upsertRates(tx: Tx, serviceId: number, rates: readonly BackendRate[]): Promise<void> {
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

/** Withdraws rates. A rate with a booking stays, past its validity. */
export async function withdrawRates(tx: Tx, ids: readonly number[], today: string): Promise<void> {
  if (ids.length === 0) return;
  const listed = sql.join(ids);
  await sql`delete from rate where id in (${listed}) and not exists (select from coupon where rate_id = rate.id)`.execute(
    tx,
  );
  await sql`update rate set valid_from = least(valid_from, ${today}::date - 1), valid_to = least(valid_to, ${today}::date - 1)
    where id in (${listed})`.execute(tx);
}

export async function upsertRestriction(tx: Tx, restriction: BackendRestriction): Promise<void> {
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
    .values({ id, description: `Restriction ${id}`, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertConfiguration(tx: Tx, configuration: BackendConfiguration): Promise<void> {
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

export async function updateSegment(
  tx: Tx,
  id: number,
  segment: Pick<BackendSegment, 'internationalHourBefore' | 'nationalHourBefore'>,
): Promise<void> {
  await tx
    .updateTable('segment')
    .set({
      international_hour_before: segment.internationalHourBefore,
      national_hour_before: segment.nationalHourBefore,
    })
    .where('id', '=', id)
    .execute();
}

/** A new segment of theirs, between two places of ours. */
export async function insertSegment(
  tx: Tx,
  id: number,
  segment: BackendSegment & {
    readonly name: string;
    readonly fromPlaceId: number;
    readonly toPlaceId: number;
  },
): Promise<void> {
  await tx
    .insertInto('segment')
    .values({
      id,
      name: segment.name,
      transfer_type_id: segment.transferTypeId,
      transfer_type: segment.transferType,
      type_description: segment.typeDescription,
      short_description: segment.shortDescription,
      description: segment.description,
      place_area_origin_id: segment.fromPlaceId,
      place_area_destination_id: segment.toPlaceId,
      international_hour_before: segment.internationalHourBefore,
      national_hour_before: segment.nationalHourBefore,
      collective: segment.collective,
    })
    .execute();
}

type RecipientTopic = Database['notification_group']['topic'];

/** The addresses of the group's list. Rows that staff wrote stay as they are, one of the same address too. */
export async function replaceRecipients(
  tx: Tx,
  { topic, propertyId }: { topic: RecipientTopic; propertyId: number },
  emails: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('notification_group')
    .where('topic', '=', topic)
    .where('property_id', '=', propertyId)
    .where('updated_by', 'is', null)
    .execute();
  if (emails.length === 0) return;
  await tx
    .insertInto('notification_group')
    .values(emails.map((email) => ({ topic, property_id: propertyId, name: 'Group list', email })))
    .onConflict((conflict) => conflict.constraint('notification_group_key').doNothing())
    .execute();
}
