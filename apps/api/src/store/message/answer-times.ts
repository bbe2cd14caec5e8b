import { type AnswerTimes, USUAL_ANSWER_TIMES } from '@traslado/domain/desk/first-answer';
import type { Handle } from '../../db/client.ts';
import { findTimes } from './repository.ts';

/** The times within which messages have to be answered. */
export const readAnswerTimes = async (handle: Handle): Promise<AnswerTimes> =>
  (await findTimes(handle)) ?? USUAL_ANSWER_TIMES;
