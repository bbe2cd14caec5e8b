import { DAY_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';

/** A question about an unusual price: the row, and the numbers that were asked about. */
export type PriceQuestion = { readonly subject: string; readonly numbers: string };

/** Keeps questions that a person was asked, for a day; the last numbers of a row count. */
export async function insertQuestions(
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: number },
  questions: readonly PriceQuestion[],
): Promise<void> {
  await sql`
    with over as (delete from price_question where asked_at < ${new Date(now - DAY_MS)})
    insert into price_question (account_id, subject, numbers, asked_at)
    select ${accountId}::int, subject, numbers, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as asked (subject text, numbers text)
    on conflict (account_id, subject) do update set numbers = excluded.numbers, asked_at = excluded.asked_at`.execute(
    db,
  );
}

/** Ends the questions that a person has answered, and returns them. */
export async function deleteQuestions(
  tx: Tx,
  accountId: number,
  subjects: readonly string[],
): Promise<PriceQuestion[]> {
  return tx
    .deleteFrom('price_question')
    .where('account_id', '=', accountId)
    .where('subject', '=', sql<string>`any(${[...subjects]}::text[])`)
    .returning(['subject', 'numbers'])
    .execute();
}
