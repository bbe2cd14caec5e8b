import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely';
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
import * as cancelledPrice from './migrations/0026-cancelled-price.ts';
import * as moonZone from './migrations/0027-moon-zone.ts';

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
  '0026-cancelled-price': cancelledPrice,
  '0027-moon-zone': moonZone,
};

/** Brings the database up to date. Safe to run in many processes at once: the migrator holds a lock. */
export async function migrate(url: string): Promise<void> {
  const pool = createPool({ url, max: 2, patient: true });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
