import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { type AnswerTimes, areAnswerTimes } from '@traslado/domain/desk/first-answer';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import { updateTimes } from '../../store/message/repository.ts';

/** Sets the times for all properties. Codes: `scope.whole_group`, `field.invalid` for times that contradict each other. */
export async function setAnswerTimes(
  db: Db,
  { accountId, username, scope }: StaffCaller,
  { usual, near_ride: nearRide, now }: CallRequest<'setAnswerTimes'>['body'] & { readonly now: number },
): Promise<CallAnswer<'setAnswerTimes'>> {
  if (scope !== null) throw new Refused('scope.whole_group');
  const times = { usual, nearRide };
  if (!areAnswerTimes(times)) throw new Refused('field.invalid', { field: 'near_ride' });
  return db.transaction().execute(async (tx) => {
    const before = await readAnswerTimes(tx);
    await updateTimes(tx, times);
    const detail = { before, after: times };
    await insertDeed(tx, { accountId, username, action: 'message.times', subject: '', detail, now });
    return presentTimes(times);
  });
}

export const presentTimes = ({ usual, nearRide }: AnswerTimes): CallAnswer<'getAnswerTimes'> => ({
  usual,
  near_ride: nearRide,
});
