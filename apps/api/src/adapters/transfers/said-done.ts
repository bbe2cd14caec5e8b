import {
  type AnswerReader,
  answerOf,
  isObject,
  type Reader,
  refuse,
} from '../group-client/tolerant/reading.ts';
import { one, saysYes } from '../group-client/tolerant/shapes.ts';

/**
 * That they did it: `{success: true}`, or a field with the number that was asked for. Where both are there neither may contradict. What the
 * documents show of these answers is no more.
 */
export function saidDone(field: string, wanted: string | number): AnswerReader<null> {
  const reader: Reader<null> = (value, at) => {
    if (!isObject(value)) return refuse(at, 'a word that it was done', value);
    const named = value[field];
    const isNamed = named !== undefined && named !== null;
    if (isNamed && String(named) !== String(wanted))
      return refuse(at, 'the number that was asked for', named);
    if ('success' in value ? !saysYes(value.success) : !isNamed)
      return refuse(at, 'a word that it was done', value);
    return null;
  };
  return answerOf(one(reader));
}

/** The first of these readers that understands it. */
export function either<A, B>(first: AnswerReader<A>, second: AnswerReader<B>): AnswerReader<A | B> {
  return {
    safeParse(body) {
      const read = first.safeParse(body);
      return read.success ? { success: true, data: read.data } : second.safeParse(body);
    },
  };
}
