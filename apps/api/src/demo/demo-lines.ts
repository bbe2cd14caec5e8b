import { ROLE_NAMES } from '@traslado/domain/access/permissions';
import type { Instant } from '@traslado/domain/time/instant';
import type { Db } from '../db/client.ts';
import { demoStays, tanakaFolio } from './named-stays.ts';
import { demoPassword, demoUsername } from './staff.ts';

/**
 * The printed lines for people who try the demo: its stays with the dates they have in the database, and its staff. A data folder of an
 * earlier day keeps that day's dates and bookings; then a line explains the way to today's.
 * @param now epoch milliseconds
 */
export async function demoLines(db: Db, now: Instant): Promise<string[]> {
  const stays = demoStays(now);
  const kept = await db
    .selectFrom('pms_stay')
    .select(['folio', 'arrival_on', 'departure_on'])
    .where(
      'folio',
      'in',
      stays.map(({ folio }) => folio),
    )
    .execute();
  const rows = new Map(kept.map((row) => [row.folio, row]));
  let isOfToday = true;
  const lines = stays.flatMap(({ lastName, folio, arrivalOn, is }) => {
    const row = rows.get(folio);
    if (!row) return [];
    // Tanaka's dates move with the hour, so the age of the demo is read from the other stays.
    if (row.arrival_on !== arrivalOn && folio !== tanakaFolio) isOfToday = false;
    return [`  ${lastName.padEnd(12)} ${folio.padEnd(11)} ${row.arrival_on} to ${row.departure_on}  ${is}`];
  });
  return [
    'Demo stays (last name, confirmation number, dates, what it is):',
    ...lines,
    ...(isOfToday
      ? []
      : ['They were made on an earlier day. npm run demo resets the demo to today’s dates.']),
    `Demo staff: ${[...ROLE_NAMES, 'finance2'].map(demoUsername).join(', ')}; password ${demoPassword}`,
  ];
}
