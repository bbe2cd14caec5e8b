import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { updateDemoTime } from '../../db/demo-time.ts';
import { hasRidesToComplete } from '../../store/booking/repository.ts';
import { countAsked } from '../../store/flight-watch/asked-repository.ts';
import { listRidesToWatch } from '../../store/flight-watch/ride-repository.ts';
import { freePort, startChild } from '../child-process.ts';
import { startMailServer } from '../mail-server.ts';
import type { OpenDay } from './open-day.ts';

/** The product's clock runs on while it looks: what it asks and queues is due so much later, the next time, too. */
const DRIFT_MS = 5_000;
/** Pause between two looks at the rows that wait. */
const PAUSE_MS = 4;

/** The product as it is built, in a process of its own with letters over SMTP, moved through the day by the demo's clock. */
export async function openBuiltDay(
  { db, url, from }: { readonly db: Db; readonly url: string; readonly from: number },
  deliver: (messageId: string) => void,
): Promise<OpenDay> {
  const post = await startMailServer();
  await move(from);
  let product = await start();
  const asked = new Map<string, number>();

  return {
    asked,
    restartFeed() {
      throw new Error('the built product has no feed that restarts without it');
    },
    look,
    async kill(point, at) {
      await product.stop();
      product = await start({ TRASLADO_FAILPOINT: point }, null);
      const end = await Promise.race([product.ended, look(at)]);
      await product.stop();
      product = await start();
      await look(at);
      return end === 'SIGKILL';
    },
    async close() {
      asked.set('of all flights', await countAsked(db, from));
      await product.stop();
      for (const [id, copies] of post.copies()) for (let copy = 0; copy < copies; copy += 1) deliver(id);
      await post.close();
    },
  };

  async function start(env: Readonly<Record<string, string>> = {}, probe: string | null = '/livez') {
    return startChild('apps/api/dist/main.js', {
      port: await freePort(),
      env: {
        ...{
          DATABASE_URL: url,
          SMTP_URL: post.url,
          LOG_LEVEL: 'fatal',
          LEASE_MS: '1000',
          SMS: 'off',
          WHATSAPP: 'off',
          MAIL_PAUSE_MS: '500',
        },
        ...env,
      },
      probe,
    });
  }

  async function look(at: number): Promise<void> {
    await move((await lastDue(at)) ?? at);
    while ((await lastDue(at)) !== null || (await isRideWaiting(at))) await sleep(PAUSE_MS);
  }

  function move(at: number): Promise<void> {
    return updateDemoTime(db, { realAt: Date.now(), shownAt: at, speed: 1 });
  }

  /** When the last flight or job of a look is due, not before its instant; null where none is. */
  async function lastDue(at: number): Promise<number | null> {
    const soon = new Date(at + DRIFT_MS);
    const { rows } = await sql<{ at: number | null }>`
      select greatest(max(due.at), ${new Date(at)}::timestamptz) as at from (
        select due_at as at from watched_flight where due_at <= ${soon}::timestamptz
        union all
        select run_at from job where done_at is null and failed_at is null and run_at <= ${soon}::timestamptz) due
      having count(*) > 0`.execute(db);
    return rows[0]?.at ?? null;
  }

  async function isRideWaiting(at: number): Promise<boolean> {
    return (
      (await hasRidesToComplete(db, at)) || (await listRidesToWatch(db, { now: at, limit: 1 })).length > 0
    );
  }
}
