import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { deleteQuestion, insertQuestion, type KeptKind } from '../../db/kept-questions.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';

const MOST_KEPT = 100;

/** The names of each kind in the audit and the refusals. */
const NAMES = { report: 'report', bookings: 'view' } as const;

type Kept = { readonly name: string; readonly shared: boolean; readonly question: object };

/** Keeps a checked question. Code: `report.too_many_kept`, `view.too_many_kept`. */
export async function keepQuestion(
  { db }: { readonly db: Db },
  { accountId, username }: StaffCaller,
  { kind, kept, now }: { readonly kind: KeptKind; readonly kept: Kept; readonly now: number },
): Promise<{ id: number }> {
  const { name, shared, question } = kept;
  return db.transaction().execute(async (tx) => {
    const id = await insertQuestion(
      tx,
      { kind, name, shared, question, accountId, username, now },
      MOST_KEPT,
    );
    if (id === null) throw new Refused(`${NAMES[kind]}.too_many_kept`, { params: { max: MOST_KEPT } });
    const detail = { shared, question };
    await insertDeed(tx, { accountId, username, action: `${NAMES[kind]}.keep`, subject: name, detail, now });
    return { id };
  });
}

/** Deletes an own question. Code: `report.not_found`, `view.not_found`. */
export async function forgetQuestion(
  { db }: { readonly db: Db },
  { accountId, username }: StaffCaller,
  { kind, id, now }: { readonly kind: KeptKind; readonly id: number; readonly now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deleteQuestion(tx, { kind, id, accountId });
    if (name === null) throw new Refused(`${NAMES[kind]}.not_found`);
    await insertDeed(tx, {
      accountId,
      username,
      action: `${NAMES[kind]}.delete`,
      subject: name,
      detail: {},
      now,
    });
  });
}
