import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { insertDeed } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';
import { deleteQuestion, insertQuestion } from './repository.ts';

const MOST_KEPT = 100;

/** Keeps a question that can be asked. Code: `report.too_many_kept`, and those of a question. */
export async function keepQuestion(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body, language, now }: { body: CallRequest<'keepReport'>['body']; language: Language; now: number },
): Promise<{ id: number }> {
  const { accountId, username } = caller;
  const { name, shared, question } = body;
  checkAsked(dependencies, caller, question, language);
  return dependencies.db.transaction().execute(async (tx) => {
    const id = await insertQuestion(tx, { name, shared, question, accountId, username, now }, MOST_KEPT);
    if (id === null) throw new Refused('report.too_many_kept', { params: { max: MOST_KEPT } });
    const detail = { shared, question };
    await insertDeed(tx, { accountId, username, action: 'report.keep', subject: name, detail, now });
    return { id };
  });
}

/** Forgets a question of one's own. Code: `report.not_found`. */
export async function forgetQuestion(
  { db }: Pick<ReportsDependencies, 'db'>,
  { accountId, username }: StaffCaller,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deleteQuestion(tx, { id, accountId });
    if (name === null) throw new Refused('report.not_found');
    await insertDeed(tx, { accountId, username, action: 'report.delete', subject: name, detail: {}, now });
  });
}
