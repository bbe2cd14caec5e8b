import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Failpoint } from '../../failpoint.ts';
import { startChild } from '../child-process.ts';
import { type DatabaseProxy, isCommit } from '../database-proxy.ts';
import { startMailServer } from '../mail-server.ts';
import type { OpenDay } from './open-day.ts';

/** Faults of a day: each stands around the player's looks, and acts at its minutes of the day. */

type Around = OpenDay & {
  readonly minute: number;
  readonly at: number;
  readonly shows: number | undefined;
  /** A letter has reached its reader. */
  readonly deliver: (messageId: string) => void;
};

export type DayFault = {
  readonly name: string;
  /** Minutes that are looked at because of it. */
  readonly looksAt: readonly number[];
  readonly around: (look: Around) => Promise<void>;
  /** False for a fault that never met its moment. */
  readonly happened: () => boolean;
};

type Span = { readonly from: number; readonly until: number };

const fault = (
  name: string,
  looksAt: readonly number[],
  act: (look: Around) => Promise<boolean>,
): DayFault => {
  let isDone = false;
  return {
    name,
    looksAt,
    happened: () => isDone,
    async around(look) {
      if (await act(look)) isDone = true;
      else await look.look(look.at, look.shows);
    },
  };
};

/** Nothing runs for hours; then all news arrive in one look. */
export const newsAtOnce = ({ from, until }: Span): DayFault =>
  fault('news-at-once', [from, until], async ({ minute }) => minute > from && minute < until);

/** The process is killed at a place of the code; another one begins the same minute anew. */
export function killedAt(
  point: Failpoint,
  minutes: readonly number[],
  database: { readonly url: string },
): DayFault {
  return fault(`killed-${point}`, [...minutes, ...minutes.map((minute) => minute + 1)], async (day) => {
    if (!minutes.includes(day.minute)) return false;
    if (day.kill) return day.kill(point, day.at);
    const post = await startMailServer();
    const child = await startChild('apps/api/src/testing/flight-day/look.ts', {
      port: 0,
      probe: null,
      env: {
        DATABASE_URL: database.url,
        SMTP_URL: post.url,
        LOOK_AT: String(day.at),
        TRASLADO_FAILPOINT: point,
      },
    });
    const end = await child.ended;
    for (const [id, copies] of post.copies()) for (let n = 0; n < copies; n += 1) day.deliver(id);
    await post.close();
    if (end !== 0 && end !== 'SIGKILL') throw new Error(`a look ended with ${end}: ${child.output()}`);
    await day.look(day.at, day.shows);
    return end === 'SIGKILL';
  });
}

/** A commit whose answer is lost, and then no database for the rest of the minute. */
export const databaseAway = (minutes: readonly number[], proxy: DatabaseProxy): DayFault =>
  fault('database-away', [...minutes, ...minutes.map((minute) => minute + 1)], async (day) => {
    const failed = () =>
      day.look(day.at, day.shows).then(
        () => false,
        () => true,
      );
    if (minutes.includes(day.minute - 1)) {
      // Connections of before end one by one, each with the look that finds it dead.
      for (let tries = 0; await failed(); tries += 1) if (tries > 10) throw new Error('no database again');
      return true;
    }
    if (!minutes.includes(day.minute)) return false;
    proxy.cutAt(isCommit, 'after');
    const isCut = await failed();
    proxy.refuse(true);
    const isAway = await failed();
    proxy.refuse(false);
    return isCut && isAway;
  });

/** The feed goes away with a question under way, and comes back without a memory. */
export const feedRestarted = (minutes: readonly number[]): DayFault =>
  fault('feed-restarted', [...minutes, ...minutes.map((minute) => minute + 1)], async (day) => {
    if (!minutes.includes(day.minute)) return false;
    day.restartFeed(true);
    await day.look(day.at, day.shows);
    day.restartFeed(false);
    return true;
  });

/** The product's clock is an hour away from the feed's, as long as a machine's clock may differ unseen. */
export const clockMoved = (span: Span, byHours: 1 | -1): DayFault =>
  fault('clock-moved', [span.from, span.until], async (day) => {
    if (day.minute < span.from || day.minute >= span.until) return false;
    await day.look(day.at, day.at + byHours * HOUR_MS);
    return true;
  });

export const NAMED_FAULTS = [
  'news-at-once',
  'killed-news-kept',
  'killed-notice-claimed',
  'killed-mail-sent-not-recorded',
  'database-away',
  'feed-restarted',
  'clock-ahead',
  'clock-behind',
] as const;

/** `13:20` as a minute of the day. */
export const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** Moments of the story at which guests are told something. */
const MOMENTS = ['10:15', '13:20', '14:05', '14:50', '16:35', '22:40'].map(clock);
/** As long as the clocks of a machine and of the database may part unseen. */
const UNSEEN_MINUTES = 10;

/** A fault by its name, at the moments of the story that it meets. */
export function faultNamed(
  name: (typeof NAMED_FAULTS)[number],
  { url, proxy }: { readonly url: string; readonly proxy: DatabaseProxy },
): DayFault {
  switch (name) {
    case 'news-at-once':
      return newsAtOnce({ from: clock('12:00'), until: clock('15:00') });
    case 'killed-news-kept':
      return killedAt('news-kept', MOMENTS, { url });
    case 'killed-notice-claimed':
      return killedAt('notice-claimed', MOMENTS, { url });
    case 'killed-mail-sent-not-recorded':
      return killedAt('mail-sent-not-recorded', MOMENTS, { url });
    case 'database-away':
      return databaseAway(MOMENTS, proxy);
    case 'feed-restarted':
      return feedRestarted(MOMENTS);
    default: {
      const from = clock('14:00');
      return clockMoved({ from, until: from + UNSEEN_MINUTES }, name === 'clock-ahead' ? 1 : -1);
    }
  }
}
