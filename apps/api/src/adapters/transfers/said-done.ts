import { type AnswerReader, answerOf, isObject, refuse } from '../group-client/tolerant/reading.ts';
import { one, saysYes } from '../group-client/tolerant/shapes.ts';
import { value } from '../group-client/tolerant/values.ts';

/**
 * That they did it: `{success: true}`, or a field with the number that was asked for. Where both are there neither may contradict. What the
 * documents show of these answers is no more.
 */
export function saidDone(field: string, wanted: string | number): AnswerReader<null> {
  const expected = field === '' ? 'success' : `success, or the ${field} that was asked for`;
  const reader = value(expected, (given, at): null => {
    if (!isObject(given)) return refuse(at, 'a word that it was done', given);
    const named = given[field];
    const isNamed = named !== undefined && named !== null;
    if (isNamed && String(named) !== String(wanted))
      return refuse(at, 'the number that was asked for', named);
    if ('success' in given ? !saysYes(given.success) : !isNamed)
      return refuse(at, 'a word that it was done', given);
    return null;
  });
  return answerOf(one(reader));
}
