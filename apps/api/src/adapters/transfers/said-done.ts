import { type AnswerReader, answerOf, isObject, refuse } from '../group-client/tolerant/reading.ts';
import { saysYes } from '../group-client/tolerant/shapes.ts';
import { value } from '../group-client/tolerant/values.ts';

type Said = Readonly<Record<string, unknown>>;

/** The answer and what it carries in `{data}` or in a list of one, from the outside in. */
function layersOf(given: unknown): Said[] {
  if (Array.isArray(given)) return given.length === 1 ? layersOf(given[0]) : [];
  if (!isObject(given)) return [];
  return [given, ...layersOf(given.data)];
}

/**
 * That they did it: `{success: true}`, or a field with the number that was asked for, wherever it is wrapped. Where several are there none may
 * contradict. What the documents show of these answers is no more.
 */
export function saidDone(field: string, wanted: string | number): AnswerReader<null> {
  const expected = field === '' ? 'success' : `success, or the ${field} that was asked for`;
  const reader = value(expected, (given, at): null => {
    const layers = layersOf(given);
    const named = layers.map((one) => one[field]).filter((one) => one !== undefined && one !== null);
    if (!named.every((one) => String(one) === String(wanted)))
      return refuse(at, 'the number that was asked for', named);
    const successes = layers.flatMap((one) => ('success' in one ? [one.success] : []));
    const isDone = successes.length > 0 ? successes.every(saysYes) : named.length > 0;
    return isDone ? null : refuse(at, 'a word that it was done', given);
  });
  return answerOf(reader);
}

/** What stands beside a success and takes it back, or says that there is more to come. */
const more = ['failure', 'action_url', 'error', 'errors'] as const;

/** As `200`, or `OK`: of the answer, not of the money. */
const ofAnAnswer = /^(2\d\d|ok|success)$/i;

const isEmpty = (said: unknown): boolean =>
  said === undefined ||
  said === null ||
  said === false ||
  said === '' ||
  (Array.isArray(said) && said.length === 0);

/** A word that money was taken, without one that says more: a bank's check or a failure is never taken for money, and neither is a number alone. */
export function saidPaid(couponCode: string): AnswerReader<null> {
  const done = saidDone('coupon_id', couponCode);
  return {
    told: saidDone('', '').told,
    safeParse(body) {
      const read = done.safeParse(body);
      const layers = layersOf(body);
      const isSaid = layers.some((one) => 'success' in one);
      const saysMore = layers.some(
        (one) =>
          more.some((name) => !isEmpty(one[name])) ||
          (!isEmpty(one.status) && !ofAnAnswer.test(String(one.status).trim())),
      );
      return read.success && isSaid && !saysMore ? read : { success: false };
    },
  };
}
