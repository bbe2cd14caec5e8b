import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { sentenceOf } from './check-server.ts';
import { createPool } from './client.ts';
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
  '0014-regions': regions,
  '0015-audit-is-kept': auditIsKept,
  '0013-staff-of-an-identity-service': staffOfAnIdentityService,
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
};

/**
 * Brings the database up to date. Safe to run in many processes at once: the migrator holds a lock.
 * @param setting the one that names this database, for the message
 * @throws StartError when a newer version of the product has been there, or our user may make no tables
 */
export async function migrate(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const pool = createPool({ url, max: 2, patient: true });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const unknown = await unknownMigrations(db);
    if (unknown.length > 0)
      throw new StartError(
        `${setting}: a newer version of the product has been at this database (${unknown.join(', ')}). ` +
          'Start that version; an older one does not know these tables.',
      );
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } catch (error) {
    const isForbidden = (error as { code?: string }).code === '42501';
    throw isForbidden ? new StartError(`${setting}: ${sentenceOf(error, url)}`) : error;
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
