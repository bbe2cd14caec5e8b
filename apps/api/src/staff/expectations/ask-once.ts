import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import { ANSWERS } from '@traslado/domain/catalogues/asks-once';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { deleteQuestions, insertQuestions } from '../../store/price/question-repository.ts';
import { findUnusual, type WrittenRow } from './find-unusual.ts';
import { AsksOnce, codeOf, questionOf } from './present-unusual.ts';

/** The caller's answers to questions about unusual values, or the values that were confirmed when a set was scheduled. */
export type Confirmation = Confirmed | { readonly numbers: readonly string[] };

type Asked = {
  readonly staff: Pick<StaffCaller, 'accountId'>;
  readonly written: readonly WrittenRow[];
  readonly confirmed?: Confirmation | undefined;
};

/** Row and numbers of a question as a scheduled set keeps them. */
const keptOf = ({ subject, numbers }: ReturnType<typeof questionOf>): string => `${subject}: ${numbers}`;

/**
 * Asks about the unusual prices and time zones of a write, at its end. A confirmation holds for the numbers of the last question about each row; a
 * row that was not asked about is confirmed by itself. Codes: `rate.unusual_price`, `exchange_rate.unusual`, `time_zone.unusual`.
 * @returns the confirmed numbers
 */
export async function askOnce(
  tx: Tx,
  { staff: { accountId }, written, confirmed = {} }: Asked,
): Promise<readonly string[]> {
  const unusual = await findUnusual(tx, written);
  if (unusual.length === 0) return [];
  const questions = unusual.map(questionOf);
  const kept = questions.map(keptOf);
  if ('numbers' in confirmed) {
    const known = new Set(confirmed.numbers);
    if (kept.some((one) => !known.has(one))) throw new AsksOnce(unusual);
    return kept;
  }
  if (unusual.some((one) => !confirmed[ANSWERS[codeOf(one)]])) throw new AsksOnce(unusual);
  // A question that is asked again rolls this back.
  const subjects = questions.map(({ subject }) => subject);
  const asked = new Map(
    (await deleteQuestions(tx, accountId, subjects)).map(({ subject, numbers }) => [subject, numbers]),
  );
  if (questions.some(({ subject, numbers }) => (asked.get(subject) ?? numbers) !== numbers))
    throw new AsksOnce(unusual);
  return kept;
}

/** Runs a change, and remembers the question that it ends with: the change itself is rolled back. */
export async function rememberQuestions<T>(
  db: Db,
  { staff, now }: { readonly staff: Pick<StaffCaller, 'accountId'>; readonly now: number },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AsksOnce)
      await insertQuestions(db, { accountId: staff.accountId, now }, error.unusual.map(questionOf));
    throw error;
  }
}
