import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { startErrorOf } from './check-server.ts';
import { createDb, createPool } from './client.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as stays from './migrations/0002-stays.ts';
import * as sales from './migrations/0003-sales.ts';
import * as contactMessages from './migrations/0004-contact-messages.ts';
import * as changes from './migrations/0005-changes.ts';
import * as keptPercent from './migrations/0006-kept-percent.ts';
import * as replacedBookings from './migrations/0007-replaced-bookings.ts';
import * as staysOfGroups from './migrations/0008-stays-of-groups.ts';
import * as theirSales from './migrations/0009-their-sales.ts';
import * as staff from './migrations/0010-staff.ts';
import * as theirStays from './migrations/0011-their-stays.ts';
import * as resortsOfRides from './migrations/0012-resorts-of-rides.ts';
import * as staffOfAnIdentityService from './migrations/0013-staff-of-an-identity-service.ts';
import * as regions from './migrations/0014-regions.ts';
import * as auditIsKept from './migrations/0015-audit-is-kept.ts';
import * as transitions from './migrations/0016-transitions.ts';
import * as seatsByTransfer from './migrations/0017-seats-by-transfer.ts';
import * as countedRequests from './migrations/0018-counted-requests.ts';
import * as legsBookedOnce from './migrations/0019-legs-booked-once.ts';
import * as waitingAndSchedule from './migrations/0020-waiting-and-schedule.ts';
import * as unansweredMail from './migrations/0021-unanswered-mail.ts';
import * as cancelledPrice from './migrations/0022-cancelled-price.ts';
import * as moonZone from './migrations/0023-moon-zone.ts';
import * as driveMinutes from './migrations/0024-drive-minutes.ts';
import * as brandLabels from './migrations/0026-brand-labels.ts';
import * as columnNotes from './migrations/0027-column-notes.ts';
import * as ratesOfStaff from './migrations/0028-rates-of-staff.ts';
import * as scopeOfStaff from './migrations/0030-scope-of-staff.ts';
import * as people from './migrations/0031-people.ts';
import * as pictures from './migrations/0032-pictures.ts';
import * as providersOfStaff from './migrations/0033-providers-of-staff.ts';
import * as placesOfStaff from './migrations/0034-places-of-staff.ts';
import * as hotelGroupsOfStaff from './migrations/0035-hotel-groups-of-staff.ts';
import * as airportPropertiesOfStaff from './migrations/0036-airport-properties-of-staff.ts';
import * as restrictionsOfStaff from './migrations/0037-restrictions-of-staff.ts';
import * as operationOfStaff from './migrations/0038-operation-of-staff.ts';
import * as refundRulesOfStaff from './migrations/0039-refund-rules-of-staff.ts';
import * as includedRulesOfStaff from './migrations/0040-included-rules-of-staff.ts';
import * as segmentsOfStaff from './migrations/0041-segments-of-staff.ts';
import * as exchangeRatesOfStaff from './migrations/0042-exchange-rates-of-staff.ts';
import * as societies from './migrations/0043-societies.ts';
import * as countries from './migrations/0044-countries.ts';
import * as catalogueBatches from './migrations/0048-catalogue-batches.ts';
import * as servicesOfStaff from './migrations/0050-services-of-staff.ts';
import * as secondFactors from './migrations/0051-second-factors.ts';
import * as banks from './migrations/0052-banks.ts';
import * as cardTypes from './migrations/0053-card-types.ts';
import * as merchants from './migrations/0054-merchants.ts';
import * as airlinesOfStaff from './migrations/0055-airlines-of-staff.ts';
import * as flightsOfStaff from './migrations/0056-flights-of-staff.ts';
import * as systems from './migrations/0057-systems.ts';
import * as recipientsOfStaff from './migrations/0058-recipients-of-staff.ts';
import * as messageTemplates from './migrations/0059-message-templates.ts';
import * as picturesOfRows from './migrations/0060-pictures-of-rows.ts';
import * as brandOfStaff from './migrations/0061-brand.ts';
import * as terms from './migrations/0062-terms.ts';
import * as batchesOfMany from './migrations/0063-batches-of-many.ts';
import * as foldedAscii from './migrations/0064-folded-ascii.ts';
import * as addedStays from './migrations/0066-added-stays.ts';
import * as lettersOfStaff from './migrations/0067-letters-of-staff.ts';
import * as sellerOfTheSale from './migrations/0068-seller-of-the-sale.ts';
import * as changeByTransaction from './migrations/0073-change-by-transaction.ts';
import * as auditSeals from './migrations/0074-audit-seals.ts';
import * as changeSets from './migrations/0075-change-sets.ts';
import * as priceExpectations from './migrations/0080-price-expectations.ts';
import * as copiesOfSeasons from './migrations/0085-copies-of-seasons.ts';
import * as keptReckonings from './migrations/0086-kept-reckonings.ts';
import * as bookingSearch from './migrations/0087-booking-search.ts';
import * as auditIsRead from './migrations/0090-audit-is-read.ts';
import * as reckonedSales from './migrations/0093-reckoned-sales.ts';
import * as rowsOfSetsInOrder from './migrations/0100-rows-of-sets-in-order.ts';
import * as authorityOverMoney from './migrations/0105-authority-over-money.ts';
import * as actingForGuests from './migrations/0110-acting-for-guests.ts';
import * as rideReferences from './migrations/0115-ride-references.ts';
import * as marksOfRides from './migrations/0116-marks-of-rides.ts';
import * as dayLists from './migrations/0117-day-lists.ts';
import * as lettersOfMissedRides from './migrations/0118-letters-of-missed-rides.ts';
import * as reconciliation from './migrations/0120-reconciliation.ts';
import * as reports from './migrations/0125-reports.ts';
import * as theirNumbers from './migrations/0130-their-numbers.ts';
import * as failedPayments from './migrations/0131-failed-payments.ts';
import * as payLinks from './migrations/0137-pay-links.ts';
import * as bookedByStaff from './migrations/0138-booked-by-staff.ts';
import * as answers from './migrations/0140-answers.ts';
import * as queues from './migrations/0141-queues.ts';
import * as reportSums from './migrations/0145-report-sums.ts';
import * as changesByDay from './migrations/0146-changes-by-day.ts';
import * as theirConfirmations from './migrations/0149-their-confirmations.ts';
import * as looksAsGuest from './migrations/0150-looks-as-guest.ts';
import * as dataToFix from './migrations/0155-data-to-fix.ts';
import * as givenByHand from './migrations/0160-given-by-hand.ts';
import * as pickUpSettings from './migrations/0161-pick-up-settings.ts';
import * as wordsOfBookings from './migrations/0165-words-of-bookings.ts';
import * as keptQuestions from './migrations/0166-kept-questions.ts';
import * as spreadsInBuckets from './migrations/0170-spreads-in-buckets.ts';
import * as cardCountries from './migrations/0171-card-countries.ts';
import * as priceShifts from './migrations/0180-price-shifts.ts';
import * as loweredPrices from './migrations/0190-lowered-prices.ts';
import * as linksOfStaff from './migrations/0200-links-of-staff.ts';
import * as newsOfStays from './migrations/0210-news-of-stays.ts';
import * as findingsThatAreRight from './migrations/0211-findings-that-are-right.ts';
import * as auditContent from './migrations/0260-audit-content.ts';
import { introducePermissions } from './migrations/introduce-permissions.ts';

/** In order of their names; a migration that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-stays': stays,
  '0003-sales': sales,
  '0004-contact-messages': contactMessages,
  '0005-changes': changes,
  '0006-kept-percent': keptPercent,
  '0007-replaced-bookings': replacedBookings,
  '0008-stays-of-groups': staysOfGroups,
  '0009-their-sales': theirSales,
  '0010-staff': staff,
  '0011-their-stays': theirStays,
  '0012-resorts-of-rides': resortsOfRides,
  '0013-staff-of-an-identity-service': staffOfAnIdentityService,
  '0014-regions': regions,
  '0015-audit-is-kept': auditIsKept,
  '0016-transitions': transitions,
  '0017-seats-by-transfer': seatsByTransfer,
  '0018-counted-requests': countedRequests,
  '0019-legs-booked-once': legsBookedOnce,
  '0020-waiting-and-schedule': waitingAndSchedule,
  '0021-unanswered-mail': unansweredMail,
  '0022-cancelled-price': cancelledPrice,
  '0023-moon-zone': moonZone,
  '0024-drive-minutes': driveMinutes,
  '0026-brand-labels': brandLabels,
  '0027-column-notes': columnNotes,
  '0028-rates-of-staff': ratesOfStaff,
  '0030-scope-of-staff': scopeOfStaff,
  '0031-people': people,
  '0032-pictures': pictures,
  '0033-providers-of-staff': providersOfStaff,
  '0034-places-of-staff': placesOfStaff,
  '0035-hotel-groups-of-staff': hotelGroupsOfStaff,
  '0036-airport-properties-of-staff': airportPropertiesOfStaff,
  '0037-restrictions-of-staff': restrictionsOfStaff,
  '0038-operation-of-staff': operationOfStaff,
  '0039-refund-rules-of-staff': refundRulesOfStaff,
  '0040-included-rules-of-staff': includedRulesOfStaff,
  '0041-segments-of-staff': segmentsOfStaff,
  '0042-exchange-rates-of-staff': exchangeRatesOfStaff,
  '0043-societies': societies,
  '0044-countries': countries,
  '0048-catalogue-batches': catalogueBatches,
  '0050-services-of-staff': servicesOfStaff,
  '0051-second-factors': secondFactors,
  '0052-banks': banks,
  '0053-card-types': cardTypes,
  '0054-merchants': merchants,
  '0055-airlines-of-staff': airlinesOfStaff,
  '0056-flights-of-staff': flightsOfStaff,
  '0057-systems': systems,
  '0058-recipients-of-staff': recipientsOfStaff,
  '0059-message-templates': messageTemplates,
  '0060-pictures-of-rows': picturesOfRows,
  '0061-brand': brandOfStaff,
  '0062-terms': terms,
  '0063-batches-of-many': batchesOfMany,
  '0064-folded-ascii': foldedAscii,
  '0066-added-stays': addedStays,
  '0067-letters-of-staff': lettersOfStaff,
  '0068-seller-of-the-sale': sellerOfTheSale,
  '0073-change-by-transaction': changeByTransaction,
  '0074-audit-seals': auditSeals,
  '0075-change-sets': changeSets,
  '0080-price-expectations': priceExpectations,
  '0085-copies-of-seasons': copiesOfSeasons,
  '0086-kept-reckonings': keptReckonings,
  '0087-booking-search': bookingSearch,
  '0090-audit-is-read': auditIsRead,
  '0093-reckoned-sales': reckonedSales,
  '0100-rows-of-sets-in-order': rowsOfSetsInOrder,
  '0105-authority-over-money': authorityOverMoney,
  '0110-acting-for-guests': actingForGuests,
  '0115-ride-references': rideReferences,
  '0116-marks-of-rides': marksOfRides,
  '0117-day-lists': dayLists,
  '0118-letters-of-missed-rides': lettersOfMissedRides,
  '0120-reconciliation': reconciliation,
  '0125-reports': reports,
  '0130-their-numbers': theirNumbers,
  '0131-failed-payments': failedPayments,
  '0137-pay-links': payLinks,
  '0138-booked-by-staff': bookedByStaff,
  '0140-answers': answers,
  '0141-queues': queues,
  '0145-report-sums': reportSums,
  '0146-changes-by-day': changesByDay,
  '0149-their-confirmations': theirConfirmations,
  '0150-looks-as-guest': looksAsGuest,
  '0155-data-to-fix': dataToFix,
  '0160-given-by-hand': givenByHand,
  '0161-pick-up-settings': pickUpSettings,
  '0165-words-of-bookings': wordsOfBookings,
  '0166-kept-questions': keptQuestions,
  '0170-spreads-in-buckets': spreadsInBuckets,
  '0171-card-countries': cardCountries,
  '0180-price-shifts': priceShifts,
  '0190-lowered-prices': loweredPrices,
  '0200-links-of-staff': linksOfStaff,
  '0210-news-of-stays': newsOfStays,
  '0211-findings-that-are-right': findingsThatAreRight,
  '0260-audit-content': auditContent,
};

/** The number under which Kysely's migrator locks. */
export const migratorLock = 3_853_314_791_062_309_107n;

/**
 * Brings the database up to date. Safe to run in many processes at once: the migrator holds a lock.
 * @param setting the one that names this database, for the message
 * @param waitMs how long it waits for another process that migrates, or uses a table that is to be changed
 * @throws StartError when a newer version of the product has been there, our user may make no tables, or the database is in trouble
 */
export async function migrate(url: string, setting = 'DATABASE_URL', waitMs = 60_000): Promise<void> {
  // No limit at all is what PostgreSQL takes 0 for.
  const pool = createPool({ url, max: 1, patient: true, lockMs: Math.max(1, waitMs) });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const unknown = await unknownMigrations(db);
    if (unknown.length > 0)
      throw new StartError(
        `${setting}: a newer version of the product has been at this database (${unknown.join(', ')}). ` +
          'Start that version; an older one does not know these tables.',
      );
    // The only connection of the pool takes the migrator's lock first: the migrator itself would wait for it far longer.
    await sql`select pg_advisory_lock(${sql.lit(migratorLock)})`.execute(db);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await introducePermissions(createDb(pool));
  } catch (error) {
    throw startErrorOf(error, { url, setting }) ?? error;
  } finally {
    await db.destroy();
  }
}

/** What ran in this database and is not among ours. The migrator itself would only say that something is missing. */
async function unknownMigrations(db: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ there: string | null }>`select to_regclass('kysely_migration') as there`.execute(
    db,
  );
  if (!found.rows[0]?.there) return [];
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return ran.rows.map(({ name }) => name).filter((name) => !(name in migrations));
}
