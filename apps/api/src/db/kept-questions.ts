import { sql } from 'kysely';
import type { Handle, Tx } from './client.ts';

/** The kinds of kept questions. */
export type KeptKind = 'report' | 'bookings';

/** A kept question. Its contents may be of an older version of the product. */
export type KeptQuestion = {
  readonly id: number;
  readonly kind: KeptKind;
  readonly name: string;
  readonly shared: boolean;
  readonly accountId: number;
  readonly username: string;
  readonly question: unknown;
};

/** Own and shared questions, by name. */
export async function listQuestions(
  handle: Handle,
  { kind, accountId }: { readonly kind: KeptKind; readonly accountId: number },
): Promise<KeptQuestion[]> {
  const { rows } = await sql<KeptQuestion>`
    select id, kind, name, shared, account_id, username, question from kept_question
    where kind = ${kind} and (account_id = ${accountId} or shared) order by lower(name), id limit 500`.execute(
    handle,
  );
  return rows;
}

/** Keeps a question. Null where the limit is reached. */
export async function insertQuestion(
  tx: Tx,
  kept: Omit<KeptQuestion, 'id'> & { readonly now: number },
  most: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into kept_question (kind, name, question, shared, account_id, username, created_at)
    select ${kept.kind}, ${kept.name}, ${JSON.stringify(kept.question)}::jsonb, ${kept.shared}::boolean, ${kept.accountId}::int,
      ${kept.username}, ${new Date(kept.now)}::timestamptz
    where (select count(*) from kept_question where kind = ${kept.kind} and account_id = ${kept.accountId}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Deletes an own question. Returns its name; null for none. */
export async function deleteQuestion(
  tx: Tx,
  asked: { readonly kind: KeptKind; readonly id: number; readonly accountId: number },
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from kept_question where id = ${asked.id} and kind = ${asked.kind} and account_id = ${asked.accountId} returning name`.execute(
    tx,
  );
  return rows[0]?.name ?? null;
}
