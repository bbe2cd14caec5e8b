import type { AnswerReader } from './reading.ts';

/** The first of these readers that understands it. The second needs only the documented fields, and is the one that is told. */
export function either<A, B>(first: AnswerReader<A>, second: AnswerReader<B>): AnswerReader<A | B> {
  return {
    told: second.told,
    safeParse(body) {
      const read = first.safeParse(body);
      return read.success ? { success: true, data: read.data } : second.safeParse(body);
    },
  };
}
