import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { startErrorOf } from './check-server.ts';
import { createDb, createPool } from './client.ts';
import { migratorLock } from './locks.ts';
import * as baseline from './migrations/0001-baseline.ts';
import { LAST_BEFORE_BASELINE } from './migrations/0001-baseline.ts';
import * as readingsOfPayments from './migrations/0220-readings-of-payments.ts';
import * as theirNumbersAsWritten from './migrations/0225-their-numbers-as-written.ts';
import * as moneyElsewhere from './migrations/0230-money-elsewhere.ts';
import * as rightsWithLimits from './migrations/0250-rights-with-limits.ts';
import * as auditContent from './migrations/0260-audit-content.ts';
import * as agencyNumbers from './migrations/0290-agency-numbers.ts';
import * as factsOfASale from './migrations/0300-facts-of-a-sale.ts';
import * as lateArrivals from './migrations/0310-late-arrivals.ts';
import * as terminals from './migrations/0320-terminals.ts';
import * as staysByFile from './migrations/0340-stays-by-file.ts';
import * as priceQuestions from './migrations/0350-price-questions.ts';
import * as whatShips from './migrations/0360-what-ships.ts';
import * as specialItems from './migrations/0370-special-items.ts';
import * as staysInTheBox from './migrations/0380-stays-in-the-box.ts';
import * as messageKinds from './migrations/0400-message-kinds.ts';
import * as legConflictByKey from './migrations/0405-leg-conflict-by-key.ts';
import * as scheduleInMemory from './migrations/0406-schedule-in-memory.ts';
import * as oneIndexOfDays from './migrations/0407-one-index-of-days.ts';
import * as bookRound from './migrations/0420-book-round.ts';
import * as followedFlights from './migrations/0430-followed-flights.ts';
import * as answersTakenBack from './migrations/0450-answers-taken-back.ts';
import * as guestsData from './migrations/0460-guests-data.ts';
import * as rideAnswers from './migrations/0470-ride-answers.ts';
import * as refundCauses from './migrations/0471-refund-causes.ts';
import * as rideLinks from './migrations/0500-ride-links.ts';
import * as demoClock from './migrations/0501-demo-clock.ts';
import * as staffNotices from './migrations/0580-staff-notices.ts';
import * as channels from './migrations/0590-channels.ts';
import * as pushes from './migrations/0600-pushes.ts';
import * as phoneTexts from './migrations/0610-phone-texts.ts';
import * as erasures from './migrations/0611-erasures.ts';
import * as flightPush from './migrations/0612-flight-push.ts';
import * as flightForEachRide from './migrations/0613-flight-for-each-ride.ts';
import { introducePermissions } from './migrations/introduce-permissions.ts';

/** In order of their names; a migration that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0220-readings-of-payments': readingsOfPayments,
  '0225-their-numbers-as-written': theirNumbersAsWritten,
  '0230-money-elsewhere': moneyElsewhere,
  '0250-rights-with-limits': rightsWithLimits,
  '0260-audit-content': auditContent,
  '0290-agency-numbers': agencyNumbers,
  '0300-facts-of-a-sale': factsOfASale,
  '0310-late-arrivals': lateArrivals,
  '0320-terminals': terminals,
  '0340-stays-by-file': staysByFile,
  '0350-price-questions': priceQuestions,
  '0360-what-ships': whatShips,
  '0370-special-items': specialItems,
  '0380-stays-in-the-box': staysInTheBox,
  '0400-message-kinds': messageKinds,
  '0405-leg-conflict-by-key': legConflictByKey,
  '0406-schedule-in-memory': scheduleInMemory,
  '0407-one-index-of-days': oneIndexOfDays,
  '0420-book-round': bookRound,
  '0430-followed-flights': followedFlights,
  '0450-answers-taken-back': answersTakenBack,
  '0460-guests-data': guestsData,
  '0470-ride-answers': rideAnswers,
  '0471-refund-causes': refundCauses,
  '0500-ride-links': rideLinks,
  '0501-demo-clock': demoClock,
  '0580-staff-notices': staffNotices,
  '0590-channels': channels,
  '0600-pushes': pushes,
  '0610-phone-texts': phoneTexts,
  '0611-erasures': erasures,
  '0612-flight-push': flightPush,
  '0613-flight-for-each-ride': flightForEachRide,
};

/**
 * Brings the database up to date. Safe to run in many processes at once: the migrator holds a lock.
 * @param setting the one that names this database, for the message
 * @param waitMs how long it waits for another process that migrates, or uses a table that is to be changed
 * @throws StartError when a newer version of the product has been there, our user may make no tables, or the database is in trouble
 */
export async function migrate(url: string, setting = 'DATABASE_URL', waitMs = 60_000): Promise<void> {
  // PostgreSQL takes 0 for no limit at all.
  const pool = createPool({ url, max: 1, patient: true, lockMs: Math.max(1, waitMs) });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const unknown = await unknownMigrations(db);
    if (unknown.length > 0) throw new StartError(`${setting}: ${sentenceOfUnknown(unknown)}`);
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

/**
 * Names of migrations in this database that are not ours, in their order. A database at the last one before the baseline has the baseline's
 * tables, and is recorded as such.
 */
async function unknownMigrations(db: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ there: string | null }>`select to_regclass('kysely_migration') as there`.execute(
    db,
  );
  if (!found.rows[0]?.there) return [];
  await sql`with before as (
      delete from kysely_migration where name <= ${LAST_BEFORE_BASELINE} and name <> '0001-baseline'
        and exists (select from kysely_migration where name = ${LAST_BEFORE_BASELINE})
      returning timestamp)
    insert into kysely_migration (name, timestamp)
    select '0001-baseline', max(timestamp) from before having count(*) > 0`.execute(db);
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return ran.rows.map(({ name }) => name).filter((name) => !(name in migrations));
}

function sentenceOfUnknown(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return last < LAST_BEFORE_BASELINE
    ? `this database is of an older version (its last migration is ${last}). Start the version that ends with ` +
        `${LAST_BEFORE_BASELINE} once, then this one.`
    : `a newer version of the product has been at this database (${names.join(', ')}). ` +
        'Start that version; an older one does not know these tables.';
}
