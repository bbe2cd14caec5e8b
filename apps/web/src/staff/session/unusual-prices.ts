import { ProblemError } from '@traslado/contract/client';
import type { PriceConfirmed, UnusualPrices } from '@traslado/contract/schemas/unusual-prices';
import { pageValue } from '../../components/page-value.ts';

/** The open question about unusual prices; null for none. */
type Question = { readonly prices: UnusualPrices; readonly answer: (isCorrect: boolean) => void } | null;

export const askedPrices = pageValue<Question>(null);

const CODES: readonly string[] = ['rate.unusual_price', 'exchange_rate.unusual'];

/** True for a refusal that asks about prices: the person chose to change them. */
export const isAboutPrices = (code: string): boolean => CODES.includes(code);

const isUnusual = (said: object): said is UnusualPrices => 'total' in said && 'rows' in said;

const ask = (prices: UnusualPrices): Promise<boolean> =>
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
 * Makes a call that writes prices. Where the server finds some of them unusual, the person is asked, and the call is made again with the
 * answer; other numbers are another question. Throws the refusal where the person wants to change them.
 */
export async function whileAskingPrices<T>(
  call: (answer: PriceConfirmed) => Promise<T>,
  answer: PriceConfirmed = {},
): Promise<T> {
  try {
    return await call(answer);
  } catch (error) {
    if (!(error instanceof ProblemError) || !isAboutPrices(error.problem.code)) throw error;
    const said = error.problem.expected ?? {};
    if (!isUnusual(said) || !(await ask(said))) throw error;
  }
  return whileAskingPrices(call, { price_confirmed: true });
}
