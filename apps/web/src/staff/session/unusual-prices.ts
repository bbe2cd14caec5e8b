import { ProblemError } from '@traslado/contract/client';
import type { Confirmed, UnusualRows } from '@traslado/contract/schemas/unusual-prices';
import { ANSWERS, type Question as QuestionCode } from '@traslado/domain/catalogues/asks-once';
import { pageValue } from '../../components/page-value.ts';

/** The open question about unusual prices or time zones; null for none. */
type Question = { readonly prices: UnusualRows; readonly answer: (isCorrect: boolean) => void } | null;

export const askedPrices = pageValue<Question>(null);

/** True for a refusal that asks about prices or time zones: the person chose to change them. */
export const isAboutPrices = (code: string): code is QuestionCode => Object.hasOwn(ANSWERS, code);

/** The answers to a question about prices, and to one about time zones that it lists as well. */
const answersTo = (code: QuestionCode, { rows }: UnusualRows): Confirmed => ({
  [ANSWERS[code]]: true,
  ...(rows.some(({ field }) => field === 'time_zone') && { time_zone_confirmed: true }),
});

const isUnusual = (said: object): said is UnusualRows => 'total' in said && 'rows' in said;

const ask = (prices: UnusualRows): Promise<boolean> =>
  new Promise((resolve) => {
    // A page that was left can no longer answer.
    askedPrices.get()?.answer(false);
    const question: Question = {
      prices,
      answer: (isCorrect) => {
        // Answered late, it leaves the question in its place alone.
        if (askedPrices.get() === question) askedPrices.set(null);
        resolve(isCorrect);
      },
    };
    askedPrices.set(question);
  });

/**
 * Makes a call that writes prices or time zones. Where the server finds some of them unusual, the person is asked, and the call is made again with the
 * answer; other numbers are another question. Throws the refusal where the person wants to change them.
 */
export async function whileAskingPrices<T>(
  call: (answer: Confirmed) => Promise<T>,
  answer: Confirmed = {},
): Promise<T> {
  try {
    return await call(answer);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, expected: said = {} } = error.problem;
    if (!isAboutPrices(code) || !isUnusual(said) || !(await ask(said))) throw error;
    return whileAskingPrices(call, { ...answer, ...answersTo(code, said) });
  }
}
