import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { chooseBackends } from '../apps/api/src/choose-backends.ts';
import { createDb, createPool } from '../apps/api/src/db/client.ts';
import { findFeed } from '../apps/api/src/db/sandbox-feed.ts';
import type { Mailer } from '../apps/api/src/ports/mailer.ts';
import { openDay } from '../apps/api/src/testing/flight-day/open-day.ts';

/**
 * The flights of the demo's story, followed in a process of its own: neither the product nor the load shares its thread. Each message asks for a span of news;
 * the answer is the span's news a second.
 */
export type NewsSpan = { readonly ms: number; readonly newsASecond: number };

const mailer: Mailer = {
  name: 'kept',
  async send(_mail, beforeHandOver) {
    await beforeHandOver();
    return { kind: 'accepted' };
  },
  close: async () => {},
};

const url = process.env.DATABASE_URL ?? '';
const db = createDb(createPool({ url, max: 8 }));
const backends = await chooseBackends({ db, url, now: Date.now, onError: console.error });
const { storyOn } = await findFeed(db);
if (storyOn === null) throw new Error('the demo has no story');
const midnightAt = toInstant(storyOn, '00:00', 'America/Cancun').at;
const day = openDay({ db, backends, mailer });
/** Of the story's day. */
let minute = 5 * 60;

const newsUntilNow = (): number => [...day.asked.values()].reduce((sum, count) => sum + count, 0);

/** Makes each flight of the story that is not over due, as if it had not been asked about: every one has news then. */
const askAll = (at: number) =>
  sql`update watched_flight set due_at = ${new Date(at)}::timestamptz, asked_at = null
    where over_at >= ${new Date(at)}::timestamptz and answer is distinct from 'unaskable'`.execute(db);

/** Every flight is asked about at once, at a pace that makes so many news a second, until the span ends. */
async function follow({ ms, newsASecond }: NewsSpan): Promise<number> {
  const began = performance.now();
  const before = newsUntilNow();
  let news = 0;
  while (performance.now() < began + ms) {
    const at = midnightAt + minute * MINUTE_MS;
    await askAll(at);
    await day.look(at);
    minute += 1;
    news = newsUntilNow() - before;
    await sleep(Math.max(0, (news / newsASecond) * 1_000 - (performance.now() - began)));
  }
  return (news * 1_000) / (performance.now() - began);
}

process.on('message', (span: NewsSpan) => void follow(span).then((rate) => process.send?.(rate)));
process.once('disconnect', () => void backends.listener.close().then(() => db.destroy()));
process.send?.('ready');
