import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { demoLock } from '../db/locks.ts';
import type { Database } from '../db/schema.ts';
import { insertDemoBookings } from './bookings.ts';
import { demoBrand } from './brand.ts';
import { crowdStays } from './crowd-stays.ts';
import { insertDataStories } from './data-stories.ts';
import { insertDemoConsents } from './flight-consents.ts';
import { setStoryDay } from './flight-stories.ts';
import { demoAirlines, demoFlights } from './flights.ts';
import { enterDemoCharges } from './gateway-ledger.ts';
import { demoBanks, demoCardTypes, demoMerchants } from './merchants.ts';
import { insertMessageStories } from './message-stories.ts';
import { demoApprovals, demoMessages } from './messages.ts';
import { insertMoneyCases } from './money-cases.ts';
import { insertMoneyStories } from './money-stories.ts';
import { namedStays } from './named-stays.ts';
import {
  demoAirportProperties,
  demoAirports,
  demoHotelGroups,
  demoPlaces,
  demoPropertyRows,
} from './places.ts';
import { demoPriceExpectations } from './price-expectations.ts';
import { demoPublishingRules } from './publishing-rules.ts';
import { demoReckonings } from './reckonings.ts';
import {
  demoExchangeRates,
  demoIncludedRules,
  demoNotificationGroups,
  demoOperationConfigurations,
  demoRefundRules,
  demoRegions,
  demoRestrictions,
} from './rules.ts';
import { insertDemoSales } from './sales/write-sales.ts';
import { demoCountries, demoSocieties } from './sellers.ts';
import { demoProviders, demoRates, demoSegments, demoServiceRows } from './services.ts';
import { demoRoles, demoStaff } from './staff.ts';
import { insertStaffDeeds } from './staff-deeds.ts';
import { demoSystems } from './systems.ts';
import { demoTerminals } from './terminals.ts';
import { demoTerms } from './terms.ts';

/** Stays that the demo has in all, the named ones included. */
export const demoStayCount = 2_000;

/** Tables that a reset replaces. `app_setting` is not among them: it also keeps the secrets that sign sessions. */
const emptied = [
  'terms',
  'accepted_terms',
  'accepted_text',
  'brand',
  'hotel_group',
  'property',
  'airport',
  'airport_property',
  'airport_terminal',
  'place',
  'airline',
  'scheduled_flight',
  'provider',
  'segment',
  'their_number',
  'their_offer',
  'service',
  'rate',
  'price_expectation',
  'restriction',
  'operation_configuration',
  'included_rule',
  'region',
  'refund_rule',
  'notification_group',
  'message_template',
  'exchange_rate',
  'society',
  'country',
  'bank',
  'card_type',
  'merchant',
  'system',
  'system_key',
  'added_stay',
  'pms_stay',
  'receptive_group',
  'receptive_group_stay',
  'coupon',
  'coupon_reckoning',
  'coupon_change',
  'coupon_stay',
  'transfer',
  'shared_departure',
  'seat',
  'payment_attempt',
  'refund',
  'refund_request',
  'ledger_entry',
  'gateway_payout',
  'gateway_entry',
  'money_difference',
  'reconciliation_run',
  'intent',
  'job',
  'mail',
  'letter_request',
  'failed_sale',
  'staff_alert',
  'webhook_event',
  'guess',
  'request_count',
  'contact_message',
  'message_answer',
  'queue_row',
  'queue_note',
  'stay_event',
  'data_finding',
  'watched_flight',
  'flight_news',
  'flight_asked',
  'followed_ride',
  'ride_fact',
  'ride_notice',
  'guest_consent',
  'sandbox_message',
  'content_approval',
  'data_mark',
  'data_night',
  'fix_link',
  'staff_role',
  'staff_account',
  'staff_session',
  'audit_entry',
  'audit_seal',
  'audit_check',
  'audit_closing',
  'catalogue_batch',
  'change_set',
  'publishing_rule',
  'kept_question',
  'report_day',
  'report_sum',
] as const satisfies readonly (keyof Database)[];

/** The demo's instant, epoch milliseconds, and its number of sales in the last two years besides its named bookings. */
type DemoWish = {
  readonly now: Instant;
  readonly sales: number;
  /** Seals entries of the audit. Without it the demo has no past work of staff there: it would stand unsealed. */
  readonly seal?:
    | ((tx: Tx, asked: { readonly now: Instant; readonly limit: number }) => Promise<number>)
    | undefined;
};

/** Bound parameters of one statement stay far below PostgreSQL's 65,535. */
const rowsAtOnce = 500;

async function insertRows<T extends keyof Database>(
  tx: Tx,
  table: T,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce) as unknown as Insertable<Database[T]>[])
      .execute();
}

/** The audit is only ever added to: its owner alone can empty it, by switching off the triggers that refuse that. */
async function switchTriggers(tx: Tx, to: 'enable' | 'disable'): Promise<void> {
  for (const table of ['audit_entry', 'audit_seal', 'audit_closing'])
    await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger ${sql.id(`${table}_not_emptied`)}`.execute(
      tx,
    );
}

async function write(tx: Tx, { now, sales, seal }: DemoWish): Promise<void> {
  // One day for the catalogue: it is about seasons, and the resorts' own days differ by an hour or two at most.
  const today = localDateOf(now, 'America/Cancun');
  await switchTriggers(tx, 'disable');
  await sql`truncate ${sql.join(emptied.map((table) => sql.table(table)))} restart identity cascade`.execute(
    tx,
  );
  await switchTriggers(tx, 'enable');
  await insertRows(tx, 'brand', [demoBrand]);
  await insertRows(tx, 'hotel_group', demoHotelGroups);
  await insertRows(tx, 'property', demoPropertyRows);
  await insertRows(tx, 'terms', demoTerms);
  await insertRows(
    tx,
    'airport',
    demoAirports.map(({ short_en: _en, short_es: _es, ...row }) => ({
      web_transfers: true,
      meeting_point_en: '',
      meeting_point_es: '',
      ...row,
    })),
  );
  await insertRows(tx, 'airport_property', demoAirportProperties);
  await insertRows(tx, 'airport_terminal', demoTerminals);
  await insertRows(tx, 'place', demoPlaces);
  await insertRows(tx, 'airline', demoAirlines);
  await insertRows(tx, 'scheduled_flight', demoFlights());
  await insertRows(tx, 'provider', demoProviders);
  await insertRows(tx, 'segment', demoSegments);
  await insertRows(tx, 'service', demoServiceRows());
  await insertRows(tx, 'rate', demoRates(today));
  await insertRows(tx, 'price_expectation', demoPriceExpectations(today));
  await insertRows(tx, 'publishing_rule', demoPublishingRules());
  await insertRows(tx, 'restriction', demoRestrictions(today));
  await insertRows(tx, 'operation_configuration', demoOperationConfigurations());
  for (const rule of demoIncludedRules) await insertRows(tx, 'included_rule', [rule]);
  const at = new Date(now);
  for (const region of demoRegions)
    await insertRows(tx, 'region', [{ ...region, created_at: at, updated_at: at }]);
  await insertRows(tx, 'refund_rule', demoRefundRules);
  await insertRows(tx, 'notification_group', demoNotificationGroups);
  await insertRows(tx, 'message_template', demoMessages);
  await insertRows(tx, 'content_approval', demoApprovals(now));
  await insertRows(tx, 'exchange_rate', demoExchangeRates(today));
  await insertRows(tx, 'staff_role', demoRoles(now));
  await insertRows(tx, 'society', demoSocieties);
  await insertRows(tx, 'country', demoCountries);
  await insertRows(tx, 'bank', demoBanks);
  await insertRows(tx, 'card_type', demoCardTypes);
  await insertRows(tx, 'merchant', demoMerchants);
  await insertRows(tx, 'system', demoSystems);
  await insertRows(tx, 'staff_account', await demoStaff(now));
  const named = namedStays(now);
  await insertRows(tx, 'pms_stay', named);
  await insertRows(tx, 'pms_stay', crowdStays(demoStayCount - named.length, now));
  await insertMoneyCases(tx, await insertDemoBookings(tx, now), now);
  await insertDemoConsents(tx, now);
  await insertMoneyStories(tx, now);
  await insertMessageStories(tx, now);
  await insertDataStories(tx, now);
  await setStoryDay(tx, now);
  await insertDemoSales(tx, { count: sales, now });
  await insertRows(tx, 'coupon_reckoning', await demoReckonings(tx));
  await enterDemoCharges(tx, now);
  if (seal) {
    await insertStaffDeeds(tx, now);
    while ((await seal(tx, { now, limit: rowsAtOnce })) > 0);
  }
  // The planner would otherwise know nothing of the new rows until the database looks by itself, a minute later.
  await sql`analyze ${sql.join(emptied.map((table) => sql.table(table)))}`.execute(tx);
  // Wrong guesses were emptied: processes that remember them forget them too.
  await sql`select pg_notify('guess_made', '')`.execute(tx);
}

/**
 * Resets the demo in one transaction: every table but the secrets is emptied, sales included, and filled with the same rows, their dates
 * counted from `now`. By default without sales of the past: tests read few rows.
 */
export async function loadDemo({
  db,
  now,
  sales = 0,
  seal,
}: Partial<DemoWish> & { db: Db; now: Instant }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select ${demoLock}`.execute(tx);
    await write(tx, { now, sales, seal });
  });
}

/** The same on a first start, if no property exists yet. Returns true if it did. */
export async function loadDemoIfEmpty({
  db,
  now,
  sales = 0,
  seal,
}: Partial<DemoWish> & { db: Db; now: Instant }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select ${demoLock}`.execute(tx);
    const property = await tx.selectFrom('property').select('id').limit(1).executeTakeFirst();
    if (property) return false;
    await write(tx, { now, sales, seal });
    return true;
  });
}
