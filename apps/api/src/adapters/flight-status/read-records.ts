import { z } from 'zod';
import type { FlightSaid, FlightStatusAnswer } from '../../ports/flight-status.ts';

/** Limits of a question to a feed: its longest wait, and the longest answer that is read. */
export const FEED_LIMITS = { waitMs: 4_000, mostBytes: 1_000_000 };

/** A text that cannot be read is one without an answer. */
export const text = z.string().max(200).nullish().catch(null);

/** Most records of an answer that are read: a number flies a few times in three days. */
const MOST = 60;

/** Records of an answer; those that cannot be read are left out. */
export const readRecords = <T>(records: readonly unknown[], record: z.ZodType<T>): T[] =>
  records.slice(0, MOST).flatMap((one) => record.safeParse(one).data ?? []);

/** The flights of an answer in the port's words; null for an answer of another form. */
export function answerOf(flights: readonly FlightSaid[] | null): FlightStatusAnswer {
  if (flights === null) return { kind: 'unavailable' };
  return flights.length === 0 ? { kind: 'not_found' } : { kind: 'ok', flights };
}
