import type { AnswerTimes } from '@traslado/domain/desk/first-answer';
import { type RawBuilder, sql } from 'kysely';

/** `firstAnswerDue` in SQL, to order by. */
export const answerDue = (
  written: RawBuilder<unknown>,
  ride: RawBuilder<unknown>,
  { usual, nearRide }: AnswerTimes,
): RawBuilder<unknown> => sql`least(
  ${written} + ${usual} * interval '1 minute',
  case when ${ride} is not null then greatest(${written}, ${ride} - interval '1 day') + ${nearRide} * interval '1 minute' end)`;
