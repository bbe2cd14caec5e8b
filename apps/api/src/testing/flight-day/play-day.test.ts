import { addDays } from '@traslado/domain/time/civil';
import { localDateOf, toInstant, toLocal } from '@traslado/domain/time/zone';
import { STORY } from '@traslado/feed/story';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../use-test-app.ts';
import { checkDay } from './check-day.ts';
import { type DayPlayed, playDay } from './play-day.ts';

const test = useTestApp();
const zone = 'America/Cancun';

let played: DayPlayed;
let day = '';
beforeAll(async () => {
  day = addDays(localDateOf(test.now(), zone), 1);
  played = await playDay({
    db: test.db,
    backends: test.backends,
    setNow: test.setNow,
    midnightAt: toInstant(day, '00:00', zone).at,
    everyMinutes: 30,
    alsoAt: STORY.flatMap(({ events }) => events.map(({ at }) => at)),
  });
}, 120_000);

type Row = { guest: string; kind: string; pickUpAt: number; toldAt: number | null };

/** The letters of each guest, by the clock of the airport. */
async function letters(): Promise<Record<string, string[]>> {
  const { rows } = await sql<Row>`
    select c.guest_name as guest, n.kind, n.pick_up_at, n.told_at from ride_notice n join transfer t on t.id = n.transfer_id
      join coupon c on c.id = t.coupon_id where c.folio like 'BP1003%' and n.audience = 'guest' and n.outcome = 'told' order by n.id`.execute(
    test.db,
  );
  const clock = (at: number) => toLocal(at, zone).time;
  const said: Record<string, string[]> = {};
  for (const { guest, kind, pickUpAt, toldAt } of rows)
    said[guest] = [...(said[guest] ?? []), `${clock(toldAt ?? 0)} ${kind} ${clock(pickUpAt)}`];
  return said;
}

it('tells each guest of the day what their flight did, once', async () => {
  expect(await letters()).toMatchObject({
    Aguirre: ['10:15 pick_up_moved 10:52', '10:52 landed 10:52'],
    Bauer: ['14:35 landed 14:35'],
    Ivanova: ['14:35 landed 14:35'],
    Osei: ['09:05 landed 09:05'],
    // Four and a half hours before its landing a flight is asked about once an hour.
    Greene: ['13:00 ride_frozen 16:40'],
    Farkas: ['16:35 ride_frozen 17:05'],
    Hashimoto: ['22:40 pick_up_moved 23:45', '23:45 landed 23:45'],
  });
  expect((await letters()).Lund).toBeUndefined();
  expect((await letters()).Moreno).toBeUndefined();
});

it('leaves nothing behind that the rules do not find again', async () => {
  const { findings, figures } = await checkDay(test, { stepMs: 30 * 60_000, delivered: played.delivered });
  expect(findings).toEqual([]);
  expect(figures.rides).toBeGreaterThanOrEqual(16);
});

it('asks once for all parties of a flight', () => {
  expect(played.asked.get('BA4321')).toBe(1);
  expect(played.asked.has('XA-ABC')).toBe(false);
});

it.each([
  [
    'a time that was not so',
    `update ride_notice set pick_up_at = pick_up_at + interval '20 minutes' where id in (
      select id from ride_notice where audience = 'resort' and kind = 'pick_up_moved' and outcome = 'told' order by id limit 1)`,
    'told_wrong resort pick_up_moved',
  ],
  [
    'a freeze that the desk never heard of',
    `delete from ride_notice where id in (
      select id from ride_notice where audience = 'desk' and kind = 'ride_frozen' order by id limit 1)`,
    'untold desk ride_frozen',
  ],
] as const)('finds %s', async (_, breaks, found) => {
  await test.db
    .transaction()
    .execute(async (tx) => {
      expect((await sql.raw(breaks).execute(tx)).numAffectedRows).toBe(1n);
      const { findings } = await checkDay(
        { ...test, db: tx as unknown as typeof test.db },
        { stepMs: 30 * 60_000, delivered: played.delivered },
      );
      expect(findings.map(({ what, detail }) => `${what} ${detail}`).join('\n')).toContain(found);
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
});
