import type { AnswerReader } from './reading.ts';

/** The first of these readers that understands it. The second needs only the documented fields, and describes them. */
export function either<A, B>(first: AnswerReader<A>, second: AnswerReader<B>): AnswerReader<A | B> {
  return {
    told: second.told,
    safeParse(body) {
      const read = first.safeParse(body);
      return read.success ? { success: true, data: read.data } : second.safeParse(body);
    },
  };
}
