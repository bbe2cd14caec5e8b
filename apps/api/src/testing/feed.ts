import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import type { FlightAsked, FlightSaid, FlightStatus } from '../ports/flight-status.ts';
import { followFlights } from '../sellers/follow/watch-flights.ts';
import { silentLog } from './changes.ts';
import type { TestApp } from './open-test-app.ts';

/** A feed that a test speaks for, and the round that asks it. */

type Said = Partial<Omit<FlightNews, 'times' | 'gate'>> & {
  readonly gate?: Partial<FlightNews['times']['gate']>;
  readonly codeshares?: readonly string[];
  readonly scheduledAt?: number;
  readonly operatingKey?: string;
};

const noTimes = { scheduledAt: null, estimatedAt: null, actualAt: null };
const zone = 'America/Cancun';

export type TestFeed = {
  readonly port: FlightStatus;
  readonly asked: FlightAsked[];
  /** The feed's answer about a number from now on; null for none at all. */
  readonly say: (key: string, said: Said | readonly Said[] | null) => void;
  /** A flight that lands so late, from now on; `landsAt` is its scheduled time. */
  readonly sayLate: (key: string, landsAt: number, minutes: number, state?: Said['state']) => void;
  /** A round of the product at the test's clock. */
  readonly round: () => Promise<number>;
};

export function openTestFeed(test: TestApp, more: { readonly callsADay?: number } = {}): TestFeed {
  const asked: FlightAsked[] = [];
  const words = new Map<string, readonly Said[] | null>();
  const saidOf = (key: string, one: Said, question: FlightAsked, now: number): FlightSaid => {
    const {
      gate,
      codeshares = [],
      operatingKey = key,
      scheduledAt = gate?.scheduledAt ?? now,
      ...news
    } = one;
    const { direction, airport } = question;
    return {
      instance: {
        operatingKey,
        direction,
        airport,
        scheduledAt,
        scheduledOn: localDateOf(scheduledAt, zone),
        codeshareKeys: codeshares,
      },
      news: {
        source: 'test',
        state: 'scheduled',
        divertedTo: null,
        terminal: null,
        gate: null,
        belt: null,
        quality: 'live',
        trueAt: null,
        learnedAt: now,
        ...news,
        times: { gate: { ...noTimes, scheduledAt, ...gate }, runway: noTimes },
      },
    };
  };
  const port: FlightStatus = {
    source: 'test',
    callsADay: more.callsADay ?? null,
    async ask(question, now) {
      asked.push(question);
      const said = words.get(question.key);
      if (said === null) return { kind: 'unavailable' };
      if (said === undefined) return { kind: 'not_found' };
      return { kind: 'ok', flights: said.map((one) => saidOf(question.key, one, question, now)) };
    },
  };
  const say: TestFeed['say'] = (key, said) =>
    void words.set(key, said === null || Array.isArray(said) ? said : [said as Said]);
  return {
    port,
    asked,
    say,
    sayLate: (key, landsAt, minutes, state = 'active') =>
      say(key, { state, gate: { scheduledAt: landsAt, estimatedAt: landsAt + minutes * MINUTE_MS } }),
    round: () =>
      followFlights(
        { db: test.db, inventory: test.backends.inventory, log: silentLog, flightStatus: port },
        test.now(),
      ),
  };
}
